import type { IsoDate, IsoDateTime } from '@/domain/dates';
import type { Db } from '../db/database';

/** An account that gets the specification's sample (D25). */
export interface SeededAccount {
  readonly tx: Db;
  readonly userId: string;
  readonly now: Date;
  /** From the sample's day to the account's first. */
  readonly shift: Shift;
}

/** Moves what happened around the sample's day to around another one. */
export interface Shift {
  readonly moment: (at: IsoDateTime) => Date;
  readonly day: (day: IsoDate) => IsoDate;
}
