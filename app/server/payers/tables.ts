import type { ColumnType, Generated } from 'kysely';
import type { PayerDraft } from '@/domain/payment/payer';

/** On whose behalf an account may pay. */
export interface PayerTable {
  id: string;
  userId: string;
  /** Lists are in its order. */
  position: Generated<number>;
  /** Null where it was removed: its id can be saved again. */
  draft: ColumnType<PayerDraft | null, string, string | null>;
}

declare module '../db/schema' {
  interface Schema {
    payer: PayerTable;
  }
}
