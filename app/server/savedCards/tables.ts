import type { Generated } from 'kysely';
import type { CardBrand } from '@/domain/payment/savedCard';
import type { PaymentMethodId } from '@/domain/payment/method';

/** A card that an account can pay with again. */
export interface SavedCardTable {
  id: Generated<number>;
  userId: string;
  /** Gateway that knows the token. */
  gateway: string;
  method: PaymentMethodId;
  /** The bank's name for the card; the number is the bank's alone. */
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
