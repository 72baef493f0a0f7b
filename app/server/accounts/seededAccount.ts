import type { IsoDate, IsoDateTime } from '@/domain/dates';
import type { ServerId } from '@/domain/server';
import type { Db } from '../db/database';

/** An account that gets the specification's sample (D25). */
export interface SeededAccount {
  readonly tx: Db;
  readonly userId: string;
  readonly now: Date;
  /** From the sample's day to the account's first. */
  readonly shift: Shift;
  /** The account's numbers of the sample's servers. */
  readonly serverIds: ReadonlyMap<ServerId, ServerId>;
}

/** Moves what happened around the sample's day to around another one. */
export interface Shift {
  readonly moment: (at: IsoDateTime) => Date;
  readonly day: (day: IsoDate) => IsoDate;
}
