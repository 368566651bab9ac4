// Tic-tac-toe without an end: a full board is wiped, so that a table can be measured as long as we like.
const { Server, Origins } = require('boardgame.io/server');

const clickCell = ({ G, playerID }, cell) => {
  if (G.cells[cell] !== null) return 'INVALID_MOVE';
  G.cells[cell] = playerID;
  if (G.cells.every((mark) => mark !== null)) G.cells = Array(9).fill(null);
};

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell },
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT) }, () => console.log('ready'));
