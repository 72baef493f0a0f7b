import type { Generated } from 'kysely';
import type { CurrencyId } from '@/domain/payment/currency';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { Language } from '../messages/messages';
import type { BankBehaviour } from './cards';

/** A refund by the bank. */
export interface BankRefundTable {
  /** The portal's idempotency key. */
  key: string;
  reference: string;
  /** Hundredths of the payment's currency. */
  minor: number;
}

/** A payment of the bank. */
export interface BankPaymentTable {
  /** Unguessable: it grants access to the payment. */
  reference: string;
  /** The portal's idempotency key. */
  orderId: string;
  label: string;
  currency: CurrencyId;
  /** Hundredths. */
  minor: number;
  returnUrl: string;
  language: Language;
  expiresAt: Date;
  /** `confirming`: the card is entered and awaits confirmation. */
  status: Generated<'open' | 'confirming' | 'paid' | 'declined' | 'refunded'>;
  /** How the entered card's result is reported. */
  behaviour: BankBehaviour | null;
  declineReason: DeclineReason | null;
  /** Number of wrong codes so far. */
  codeTries: Generated<number>;
  /** Whether the payer wants the card to be saved. */
  savesCard: Generated<boolean>;
  /** Last digits of the entered card. */
  lastDigits: string | null;
  /** Token of the saved or paying card. */
  token: string | null;
}

/** A saved card of the bank. */
export interface BankCardTable {
  token: string;
  behaviour: BankBehaviour;
  lastDigits: string;
  /** `YYYY-MM`. */
  expires: string;
}

declare module '../db/schema' {
  interface Schema {
    bankPayment: BankPaymentTable;
    bankRefund: BankRefundTable;
    bankCard: BankCardTable;
  }
}
