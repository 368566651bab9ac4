/** The hall by HTTP. Every refusal is a `ProblemError` that carries a key of the texts. */
import type * as wire from "./wire";

export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly problem: wire.Problem,
  ) {
    super(problem.sentence);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-Questhall"] = "1";
  let content: BodyInit | undefined;
  if (body instanceof Blob) content = body;
  else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    content = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: content });
  } catch {
    throw new ProblemError(0, { problem: "ui-problem-offline", sentence: "the table cannot be reached", facts: {} });
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new ProblemError(answer.status, await problemOf(answer));
}

async function problemOf(answer: Response): Promise<wire.Problem> {
  try {
    const found = (await answer.json()) as Partial<wire.Problem>;
    if (found.problem) return { problem: found.problem, sentence: found.sentence ?? "", facts: found.facts ?? {} };
  } catch {
    // Not ours: a proxy in between answered.
  }
  return { problem: "ui-problem-unknown", sentence: answer.statusText, facts: {} };
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);
const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<wire.Person>("/me"),
  rename: (name: string) => put<wire.Person>("/me", { name } satisfies wire.Rename),
  register: (given: wire.Credentials) => post<wire.Person>("/accounts", given),
  login: (given: wire.Credentials) => post<wire.Person>("/login", given),
  logout: () => post<wire.Person>("/logout"),
  movingCode: () => post<wire.MovingCode>("/me/code"),
  continueHere: (code: string) => post<wire.Person>("/me/continue", { code } satisfies wire.ContinueHere),
  forgetMe: (password: string) => post<wire.Person>("/me/forget", { password } satisfies wire.ForgetMe),

  /** Where it is my turn; the table that has waited longest comes first. */
  waiting: () => get<wire.TableInfo[]>("/me/waiting"),
  vacation: () => get<wire.Vacation>("/me/vacation"),
  goAway: (days: number) => post<wire.Vacation>("/me/vacation", { days } satisfies wire.GoAway),
  comeBack: () => post<wire.Vacation>("/me/vacation/end"),
  reach: () => get<wire.Reach>("/me/reach"),
  setMail: (given: wire.SetMail) => put<wire.Reach>("/me/reach/mail", given),
  setHook: (given: wire.SetHook) => put<wire.Reach>("/me/reach/hook", given),
  switchReach: (on: boolean) => put<wire.Reach>("/me/reach/on", { on } satisfies wire.SwitchReach),
  confirmMail: (code: string) => post<wire.Done>("/letters/confirm", { code } satisfies wire.LetterCode),
  stopLetters: (code: string) => post<wire.Done>("/letters/stop", { code } satisfies wire.LetterCode),

  games: () => get<wire.GameInfo[]>("/games"),
  texts: (key: string, lang: wire.Lang) => get<wire.Texts>(`/games/${key}/texts/${lang}`),
  rules: (key: string, lang: wire.Lang) => get<wire.RulesPage>(`/games/${key}/rules/${lang}`),
  printed: (key: string) => get<unknown>(`/games/${key}/printed`),

  /** At most so many of my own. */
  tables: (most: number) => get<wire.TableList>(`/tables?most=${most}`),
  newTable: (wanted: wire.NewTable) => post<wire.TableInfo>("/tables", wanted),
  campaigns: () => get<wire.CampaignRow[]>("/campaigns"),
  campaign: (id: string) => get<wire.CampaignInfo>(campaign(id)),
  nextGame: (id: string) => post<wire.TableInfo>(`${campaign(id)}/next`),
  campaignPath: (id: string) => `/api${campaign(id)}/export`,
  importTable: (file: Blob) => post<wire.TableInfo>("/tables/import", file),
  join: (code: string) => post<wire.TableInfo>("/tables/join", { code } satisfies wire.JoinTable),
  table: (id: string) => get<wire.TableInfo>(table(id)),
  claim: (id: string, seat: number) => post<wire.TableInfo>(`${table(id)}/seats/${seat}/claim`),
  leave: (id: string, seat: number) => post<wire.TableInfo>(`${table(id)}/seats/${seat}/leave`),
  setSeat: (id: string, seat: number, set: wire.SetSeat) => put<wire.TableInfo>(`${table(id)}/seats/${seat}`, set),
  start: (id: string) => post<wire.TableInfo>(`${table(id)}/start`),
  rematch: (id: string) => post<wire.TableInfo>(`${table(id)}/rematch`),
  close: (id: string) => post<wire.TableInfo>(`${table(id)}/close`),
  remove: (id: string, person: string) => post<wire.TableInfo>(`${table(id)}/remove`, { person }),
  mute: (id: string, person: string, muted: boolean) => post<wire.TableInfo>(`${table(id)}/mute`, { person, muted }),
  exportPath: (id: string) => `/api${table(id)}/export`,
  report: (id: string, report: wire.Report) => post<wire.Reported>(`${table(id)}/report`, report),
  note: (id: string) => get<wire.Note>(`${table(id)}/note`),
  keepNote: (id: string, text: string) => put<wire.Note>(`${table(id)}/note`, { text } satisfies wire.Note),
  step: (id: string, entries: number, seat: number | null) => get<wire.Step>(`${table(id)}/steps/${entries}${seat === null ? "" : `?seat=${seat}`}`),
  /** The step in which a reader was told an event, by its number in his log or, if `past`, in the log of a step. */
  moment: (id: string, event: number, seat: number | null, past: boolean) =>
    get<wire.Step>(`${table(id)}/events/${event}?past=${past}${seat === null ? "" : `&seat=${seat}`}`),
  odds: (id: string, weigh: wire.Weigh) => post<wire.Odds[]>(`${table(id)}/odds`, weigh),
  hint: (id: string, ask: wire.AskHint) => post<wire.Hint>(`${table(id)}/hint`, ask),
  thinkAgain: (id: string, entries: number, seat: number) =>
    post<wire.Hint>(`${table(id)}/steps/${entries}/hint`, { seat } satisfies wire.AskHint),
  /** Nothing as long as it is being weighed. */
  lookBack: (id: string, seat: number) => get<wire.LookBack>(`${table(id)}/review?seat=${seat}`),
  reasons: (id: string, seat: number | null) => get<wire.Given[]>(`${table(id)}/reasons${seat === null ? "" : `?seat=${seat}`}`),
  scores: (id: string) => get<wire.ScorePoint[]>(`${table(id)}/scores`),
  fork: (id: string, entries: number) => post<wire.TableInfo>(`${table(id)}/fork`, { entries } satisfies wire.Fork),
};
