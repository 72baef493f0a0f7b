import { AsyncLocalStorage } from 'node:async_hooks';
import { scrub } from './scrub';
import { StartProblem } from './startProblem';

export type LogFormat = 'json' | 'text';

/** Structured data of an event. Never a secret, an address or a name: use account ids and `pseudonym`. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

/** Log for the operator. */
export interface Log {
  /**
   * Logs an event by its name. A terminal shows the sentence instead; it is never stored, so it may contain private
   * data.
   */
  info: (event: string, facts?: Facts, sentence?: string) => void;
  /**
   * Logs a warning that an operator should act on. The sentence is stored as `message` and must not contain a secret.
   */
  warn: (event: string, facts?: Facts, sentence?: string) => void;
  /** Logs an error with its stack; a `StartProblem` as its sentence. */
  error: (error: unknown) => void;
}

const requestId = new AsyncLocalStorage<string>();

/** Runs work for a request, so that its log lines, also of background work, contain the request's id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requestId.run(id, work);
}

/** Returns the format of `LOG_FORMAT`; by default text for a terminal and JSON otherwise. */
export function logFormat(requested: string | undefined, isTerminal: boolean): LogFormat {
  if (requested === 'json' || requested === 'text') return requested;
  return isTerminal ? 'text' : 'json';
}

function describe(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  if (!(error instanceof Error)) return scrub(String(error));
  // Other properties are dropped: a database puts row contents there.
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return `${scrub(error.stack ?? error.message)}${cause}`;
}

/** Quotes a value that is not a single word. */
function word(value: string | number): string {
  const text = String(value);
  return /^[^\s"\p{C}]+$/u.test(text) ? text : JSON.stringify(text);
}

type Level = 'info' | 'warn' | 'error';

/** Writes one JSON object per line, or one readable line per event for a terminal. */
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
