import type { Generated } from 'kysely';

/** One movement of money: its entries add up to zero (D27). */
export interface TransferTable {
  id: Generated<number>;
  /** Null once the account is deleted; the books stay. */
  userId: string | null;
  /** Nothing is booked twice under one key of a customer. */
  key: string;
  fingerprint: string;
  at: Date;
}

export interface LedgerEntryTable {
  transferId: number;
  account: string;
  /** Kopecks; below zero for what leaves. */
  amount: number;
}

declare module '../db/schema' {
  interface Schema {
    transfer: TransferTable;
    ledgerEntry: LedgerEntryTable;
  }
}
