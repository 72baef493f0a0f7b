import type { ColumnType, Generated } from 'kysely';
import type { PayerDraft } from '@/domain/payment/payer';

/** A payer of an account. */
export interface PayerTable {
  id: string;
  userId: string;
  /** Sort position in lists. */
  position: Generated<number>;
  /** Null after removal: its id can be saved again. */
  draft: ColumnType<PayerDraft | null, string, string | null>;
}

declare module '../db/schema' {
  interface Schema {
    payer: PayerTable;
  }
}
