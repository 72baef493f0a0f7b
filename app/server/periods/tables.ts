import type { ColumnType } from 'kysely';
import type { IsoDate } from '@/domain/time/dates';
import type { RenewalStep } from '@/domain/renewal/schedule';
import type { ServerId } from '@/domain/servers/server';

/** Step taken at the end of a server's period (D29), once per end date. */
export interface RenewalStepTable {
  userId: string;
  serverId: ServerId;
  endDate: IsoDate;
  step: RenewalStep;
  at: Date;
  /** Payment that it created, possibly deleted since; null for none. */
  paymentId: ColumnType<number | null, number | null | undefined, number>;
}

declare module '../db/schema' {
  interface Schema {
    renewalStep: RenewalStepTable;
  }
}
