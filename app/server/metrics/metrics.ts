import type { DatabaseLoad } from '../db/load';
import type { Limits } from '../limits';

/**
 * Metrics that are counted as events happen. Labels are names of ours: never a path, an address, an account or anything
 * typed.
 */
export interface Metrics {
  /**
   * A request that was answered.
   *
   * @param route the template that answered it: `/api/servers/:id`
   */
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly mail: (result: 'sent' | 'failed') => void;
  /** A payment that has ended at its gateway, or could not be brought there. */
  readonly payment: (gateway: string, result: 'paid' | 'declined' | 'expired' | 'error') => void;
  readonly refusal: (limit: keyof Limits) => void;
  /** Housekeeping that went well, now. */
  readonly housekeeping: () => void;
  /** Everything, as Prometheus reads it, with its content type. */
  readonly read: () => Promise<{ text: string; type: string }>;
}

/** How much waits in the database, for all instances. */
export interface Backlog {
  readonly jobsWaiting: number;
  readonly jobsGivenUp: number;
  readonly ticketsOpen: number;
}

/** Values that are looked up when somebody reads the metrics. */
export interface Observed {
  readonly database: DatabaseLoad;
  readonly openStreams: () => number;
  readonly backgroundWork: () => number;
  /** Work in the database that waits for somebody. */
  readonly backlog: () => Promise<Backlog>;
}
