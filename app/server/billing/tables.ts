import type { ColumnType, Generated } from 'kysely';
import type { CartEntry } from '@/domain/cart/entry';
import type { IsoDate } from '@/domain/dates';
import type { CurrencyId } from '@/domain/payment/currency';
import type { PaymentMethodId } from '@/domain/payment/method';
import type { PayerDraft } from '@/domain/payment/payer';
import type { KnownPaymentStatus } from '@/domain/payment/payment';

/** On whose behalf an account may pay. */
export interface PayerTable {
  id: string;
  userId: string;
  /** Lists are in its order. */
  position: Generated<number>;
  /** Null where it was removed: its id can be saved again. */
  draft: ColumnType<PayerDraft | null, string, string | null>;
}

/** A row of the payment history. */
export interface PaymentTable {
  id: Generated<number>;
  userId: string;
  date: IsoDate;
  payer: string;
  method: PaymentMethodId;
  /** Kopecks. */
  amount: number;
  paidCurrency: CurrencyId;
  /** Hundredths. */
  paidMinor: number;
  status: KnownPaymentStatus;
  /** What is delivered once it is paid; none for topping up the balance; null for what needs no delivery. */
  entries: ColumnType<readonly CartEntry[] | null, string | null, never>;
  /** The promo code that was used up by it. */
  promo: string | null;
  /** Of a charge: what for, in the words of whoever charged it. */
  reason: string | null;
  /** On whose behalf it is made, as documents state it; null where only the name is known. */
  payerDraft: ColumnType<PayerDraft | null, string | null | undefined, never>;
  /** The notification that says that it is due. */
  noticeId: number | null;
}

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
