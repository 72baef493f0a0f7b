import type { ServerId } from '@/domain/servers/server';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { Db } from '../db/database';

/** An account that gets the specification's sample (D25). */
export interface SeededAccount {
  readonly tx: Db;
  readonly userId: string;
  readonly now: Date;
  /** Shifts dates from the sample's day to the account's first day. */
  readonly shift: ShiftDates;
  /** The account's ids of the sample's servers. */
  readonly serverIds: ReadonlyMap<ServerId, ServerId>;
}
