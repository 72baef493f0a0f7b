import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CartEntry } from '@/domain/cart/entry';
import type { IsoDate } from '@/domain/time/dates';
import type { CurrencyAmount, CurrencyId } from '@/domain/payment/currency';
import type { BookedMethodId } from '@/domain/payment/method';
import type { PayerDraft } from '@/domain/payment/payer';
import type { KnownPaymentStatus } from '@/domain/payment/payment';
import type { PaymentEndReason, PaymentState } from '@/domain/payment/paymentState';
import type { RefundReason, RefundTarget } from '@/domain/payment/refund';
import type { RevenueShare } from '@/domain/payment/revenue';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';

/** Null unless it is set. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A row of the payment history. */
export interface PaymentTable {
  id: Generated<number>;
  userId: string;
  date: IsoDate;
  /** Moment whose catalogue its entries are priced and delivered by (D39). */
  pricedAt: Generated<Date>;
  payer: string;
  method: BookedMethodId;
  /** Kopecks. */
  amount: number;
  paidCurrency: CurrencyId;
  /** Hundredths. */
  paidMinor: number;
  /** Where it stands; only the moves of `canMove` are possible. */
  state: PaymentState;
  /** Kopecks of it that were given back; the database adds them up. */
  refunded: Generated<number>;
  /** Status that the history shows for it; the database works it out. */
  status: GeneratedAlways<KnownPaymentStatus>;
  /** Kopecks of the amount that are held of the balance for it. */
  fromBalance: Generated<number>;
  /** Kopecks that its method costs on top. */
  commission: Generated<number>;
  /** Part of that which acts have stated, in kopecks. */
  commissionActed: Generated<number>;
  /** Payer as documents state it; null of a bill that the provider made. */
  payerDraft: ColumnType<PayerDraft | null, string | null | undefined, never>;
  /** Revenue that each product earns by it; null where that is not known. */
  shares: ColumnType<readonly RevenueShare[] | null, string | null | undefined, string | null>;
  /** Gateway that takes its money (`paymentMethod.gateway`). Then its reference there and where the payer continues. */
  gateway: Optional<string>;
  /** Of what is paid at a bank: what it takes. */
  due: ColumnType<CurrencyAmount | null, string | null | undefined, never>;
  reference: Optional<string>;
  continueUrl: Optional<string>;
  declineReason: Optional<PaymentEndReason>;
  /** When its gateway is asked how it stands, and how often it was; null when it is not. */
  inquireAt: Optional<Date>;
  inquiries: Generated<number>;
  /** When it is over unless it is paid; null where it waits as long as it takes. */
  expiresAt: Optional<Date>;
  /** Entries delivered once it is paid; none for topping up the balance; null for what needs no delivery. */
  entries: ColumnType<readonly CartEntry[] | null, string | null, string>;
  /** Options of a server that are delivered once it is paid (D38). */
  options: ColumnType<AwaitedOptions | null, string | null | undefined, never>;
  /** The card that pays it is to be saved. */
  savesCard: Generated<boolean>;
  /** Of what is paid with a saved card: the bank's token for it. */
  cardToken: Optional<string>;
  /** Of a charge that nobody was present at; each key of an account is charged once. */
  chargeKey: Optional<string>;
  /** The bills that its money pays from the balance. */
  bills: ColumnType<readonly number[] | null, string | null | undefined, string | null>;
  /** The promo code that was used up by it. */
  promo: string | null;
  /** Of a charge: what for, in the words of whoever charged it. */
  reason: string | null;
  /** The notification that says that it is due. */
  noticeId: number | null;
  /** Names and numbers in its description, and the same with its number, folded for searches; the database makes both. */
  subject: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
  /** Folded text that a search for bills looks into, but for the customer's e-mail. */
  billText: GeneratedAlways<string>;
  /** The texts by which its customer finds it, folded. */
  historyText: GeneratedAlways<string>;
}

/** A state that a payment came into; a trigger records it. */
export interface PaymentStepTable {
  id: GeneratedAlways<number>;
  paymentId: ColumnType<number, never, never>;
  at: ColumnType<Date, never, never>;
  state: ColumnType<PaymentState, never, never>;
  reason: ColumnType<PaymentEndReason | null, never, never>;
}

/** A refund of a payment, of an item of an order, or of both. */
export interface RefundTable {
  id: Generated<number>;
  /** Null once the account is deleted; whose it was is in its e-mail. */
  userId: string | null;
  email: string;
  /** Null for what was charged to the balance at once. */
  paymentId: number | null;
  /** The item of an order that it is for. */
  operationId: number | null;
  /** Kopecks. */
  amount: number;
  target: RefundTarget;
  reason: RefundReason;
  /** An administrator's words for it. */
  note: string | null;
  at: Date;
  /** When the money was there; null while its gateway has not answered, or nobody has transferred it. */
  endedAt: Optional<Date>;
  /** When an administrator took it back before its money left, and the words for it; neither for all others. */
  canceledAt: Optional<Date>;
  cancelNote: Optional<string>;
  /** Of what a gateway sends back to where it came from. */
  gateway: string | null;
  reference: string | null;
  /** Amount that the gateway sends, in the payment's currency. Null for refunds from before other currencies. */
  sent: ColumnType<CurrencyAmount | null, string | null | undefined, never>;
  /** Of what is sent back by hand: whom to, as the payment stated its payer. */
  recipient: ColumnType<PayerDraft | null, string | null | undefined, never>;
  /** Folded text that a search looks into; the database makes it. */
  searchText: GeneratedAlways<string>;
}

declare module '../db/schema' {
  interface Schema {
    payment: PaymentTable;
    paymentStep: PaymentStepTable;
    refund: RefundTable;
  }
}
