import type { Generated } from 'kysely';
import type { CardBrand } from '@/domain/payment/savedCard';
import type { PaymentMethodId } from '@/domain/payment/method';

/** A card that an account can pay with again. */
export interface SavedCardTable {
  id: Generated<number>;
  userId: string;
  /** Gateway that issued the token. */
  gateway: string;
  method: PaymentMethodId;
  /** The bank's token; only the bank knows the number. */
  token: string;
  brand: CardBrand;
  lastDigits: string;
  /** `YYYY-MM`. */
  expires: string;
  isForRenewal: Generated<boolean>;
  addedAt: Date;
}

declare module '../db/schema' {
  interface Schema {
    savedCard: SavedCardTable;
  }
}
