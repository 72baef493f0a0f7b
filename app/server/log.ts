import { AsyncLocalStorage } from 'node:async_hooks';
import { scrub } from './scrub';
import { StartProblem } from './startProblem';

export type LogFormat = 'json' | 'text';

/** Known facts about an event. Never a secret, an address or a name: an account is its id, a login its `pseudonym`. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

/** Where the server tells its operator what happens. */
export interface Log {
  /**
   * Something that happened, by a fixed name. The sentence stands for name and facts on a terminal, and only there: it
   * may hold what must not be stored.
   */
  info: (event: string, facts?: Facts, sentence?: string) => void;
  /**
   * Something that an operator should look into before it becomes an error. The sentence is stored in JSON, too, as
   * `message`: it says what to do, and must not hold a secret.
   */
  warn: (event: string, facts?: Facts, sentence?: string) => void;
  /** Logs an error with its stack. A `StartProblem` is logged as its sentence. */
  error: (error: unknown) => void;
}

const requestId = new AsyncLocalStorage<string>();

/** Does work for a request: whatever is logged meanwhile, also by work left in the background, names the request. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requestId.run(id, work);
}

/** The format that `LOG_FORMAT` asks for; else text for a person at a terminal and JSON for a program. */
export function logFormat(requested: string | undefined, isTerminal: boolean): LogFormat {
  if (requested === 'json' || requested === 'text') return requested;
  return isTerminal ? 'text' : 'json';
}

function describe(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  if (!(error instanceof Error)) return scrub(String(error));
  // Not the error's other properties: a database puts the rows there.
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return `${scrub(error.stack ?? error.message)}${cause}`;
}

/** Quotes what would not be one word of one line. */
function word(value: string | number): string {
  const text = String(value);
  return /^[^\s"\p{C}]+$/u.test(text) ? text : JSON.stringify(text);
}

type Level = 'info' | 'warn' | 'error';

/** Writes one JSON object a line, or for a terminal one readable line an event. */
export function createLog(format: LogFormat, write: (level: Level, line: string) => void): Log {
  const entry = (level: Level, event: string, facts: Facts, text: string, sentence?: string) => {
    const request = requestId.getStore();
    if (format === 'json') {
      const time = new Date().toISOString();
      const stored = level === 'warn' && sentence !== undefined ? { message: scrub(sentence) } : {};
      write(level, JSON.stringify({ time, level, event, ...(request && { request }), ...facts, ...stored }));
    } else write(level, text);
  };
  const happened =
    (level: Level) =>
    (event: string, facts: Facts = {}, sentence?: string) => {
      const known = Object.entries(facts).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${word(value)}`],
      );
      entry(level, event, facts, sentence ?? [event, ...known].join(' '), sentence);
    };
  return {
    info: happened('info'),
    warn: happened('warn'),
    error(error) {
      const detail = describe(error);
      entry('error', 'error', { detail }, detail);
    },
  };
}
