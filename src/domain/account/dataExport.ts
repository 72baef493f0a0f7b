import type { IsoDateTime } from '../time/dates';

/** States of a copy of an account's data. */
export const exportStates = ['preparing', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** A copy of all data of an account. */
export interface DataExport {
  id: number;
  state: ExportState;
  requestedAt: IsoDateTime;
  /** Null until it is ready. */
  expiresAt: IsoDateTime | null;
}

/** A copy can be downloaded for this many days. */
export const exportDays = 7;

/** Returns the moment when a new copy expires. */
export const exportExpiry = (now: Date): Date => new Date(now.getTime() + exportDays * 24 * 3_600_000);
