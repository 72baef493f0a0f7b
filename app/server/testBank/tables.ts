import type { Generated } from 'kysely';
import type { CurrencyId } from '@/domain/payment/currency';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { Language } from '../messages/messages';
import type { BankBehaviour } from './cards';

/** Money that the bank has given back. */
export interface BankRefundTable {
  /** The portal's own name for it: given back once. */
  key: string;
  reference: string;
  /** Hundredths of the payment's currency. */
  minor: number;
}

/** A payment as the bank knows it. */
export interface BankPaymentTable {
  /** Nobody guesses it: it is what lets one see and pay the payment. */
  reference: string;
  /** The portal's own name for it: unique, so that a payment is made once. */
  orderId: string;
  label: string;
  currency: CurrencyId;
  /** Hundredths. */
  minor: number;
  returnUrl: string;
  language: Language;
  expiresAt: Date;
  /** `confirming`: the card is known, its owner is to confirm. */
  status: Generated<'open' | 'confirming' | 'paid' | 'declined' | 'refunded'>;
  /** How the card that was typed is to be reported. */
  behaviour: BankBehaviour | null;
  declineReason: DeclineReason | null;
  /** Wrong codes so far. */
  codeTries: Generated<number>;
  /** Whether the payer wants the card to be saved. */
  savesCard: Generated<boolean>;
  /** Of the card that was typed. */
  lastDigits: string | null;
  /** Of the card that was saved, or that it was paid with. */
  token: string | null;
}

/** A card that the bank has saved. */
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
