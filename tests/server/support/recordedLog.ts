import type { Facts, Log } from '@app/server/log';

export interface RecordedLog {
  readonly log: Log;
  /** Events, with the sentences for a terminal. */
  readonly events: Array<Facts & { event: string; sentence?: string }>;
  readonly errors: unknown[];
}

/** A log that is held in memory. */
export function recordedLog(): RecordedLog {
  const events: RecordedLog['events'] = [];
  const errors: unknown[] = [];
  const happened: Log['info'] = (event, facts, sentence) =>
    void events.push({ event, ...facts, ...(sentence === undefined ? {} : { sentence }) });
  return {
    log: { info: happened, warn: happened, error: (error) => void errors.push(error) },
    events,
    errors,
  };
}
