import type { Generated } from 'kysely';

/** A transfer; its entries add up to zero (D27). */
export interface TransferTable {
  id: Generated<number>;
  /** Null after the account is deleted; the ledger stays. */
  userId: string | null;
  /** Idempotency key, unique per customer. */
  key: string;
  fingerprint: string;
  at: Date;
}

export interface LedgerEntryTable {
  transferId: number;
  account: string;
  /** Kopecks; negative for a debit. */
  amount: number;
}

declare module '../db/schema' {
  interface Schema {
    transfer: TransferTable;
    ledgerEntry: LedgerEntryTable;
  }
}
