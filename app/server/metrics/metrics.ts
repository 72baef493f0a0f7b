import type { DatabaseLoad } from '../db/load';
import type { Limits } from '../limits';

/**
 * Metrics that are counted as events happen. Labels are fixed names: never a path, an address, an account or user
 * input.
 */
export interface Metrics {
  /**
   * Counts an answered request.
   *
   * @param route matched template: `/api/servers/:id`
   */
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly mail: (result: 'sent' | 'failed') => void;
  /** Counts a payment that ended at its gateway, or could not be sent there. */
  readonly payment: (gateway: string, result: 'paid' | 'declined' | 'expired' | 'error') => void;
  readonly refusal: (limit: keyof Limits) => void;
  /** Records a successful housekeeping run. */
  readonly housekeeping: () => void;
  /** All metrics in Prometheus format, with the content type. */
  readonly read: () => Promise<{ text: string; type: string }>;
}

/** Waiting work in the database, for all instances. */
export interface Backlog {
  readonly jobsWaiting: number;
  readonly jobsGivenUp: number;
  readonly ticketsOpen: number;
}

/** Values that are measured on each scrape. */
export interface Observed {
  readonly database: DatabaseLoad;
  readonly openStreams: () => number;
  readonly backgroundWork: () => number;
  /** Waiting work in the database. */
  readonly backlog: () => Promise<Backlog>;
}
