// The same in JavaScript: takes the last move it is offered.
//
// questhall arena rollplayer file.jsonl --bots "stdio:node examples/hasty.mjs,random"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "choose") console.log(JSON.stringify({ move: message.asked - 1 }));
}
