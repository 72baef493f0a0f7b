import type { CartEntry } from '@/domain/cart/entry';
import type { RunBulkActionPart } from '@/domain/list/bulkAction';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Money } from '@/domain/money/money';
import type { Outcome } from '@/domain/results/outcome';
import type { CurrencyAmount, ExchangeRates } from '@/domain/payment/currency';
import type { Bill } from '@/domain/payment/bill';
import type { BillConditions, BillSortKey, BillSum } from '@/domain/payment/billRules';
import type { BookedMethodId, PaymentMethod } from '@/domain/payment/method';
import type { Payer, PayerDraft, RemovalRefusal } from '@/domain/payment/payer';
import type { DocumentConditions, DocumentSortKey, PortalDocument } from '@/domain/documents/document';
import type { Payees } from '@/domain/documents/payees';
import type { Payment } from '@/domain/payment/payment';
import type { PaymentConditions, PaymentSortKey, PaymentSum } from '@/domain/payment/paymentRules';
import type { SavedCard } from '@/domain/payment/savedCard';
import type { PaymentProgress } from '@/domain/payment/progress';
import type { MethodRefusal } from '@/domain/payment/settlement';
import type { ServerId } from '@/domain/servers/server';

/** Payment request; a repeated key is never charged twice. */
export interface PaymentRequest {
  /** Idempotency key, generated when the payment was started. */
  key: string;
  method: BookedMethodId;
  /** Amount paid by the method, without commission. */
  amount: CurrencyAmount;
  /** Part of an order that the balance pays. */
  fromBalance?: Money;
  payer: PayerDraft;
  /** Ordered entries; empty for a top-up and for bills. */
  entries: readonly CartEntry[];
  /** Bills to pay. */
  bills?: readonly number[];
  /** Of a top-up: amount that the balance gets, as the person saw it. */
  credited?: Money;
  /** Of a payment by card: have it saved for later ones. */
  savesCard?: boolean;
  /** Saved card that pays. */
  card?: number;
  promo: string | null;
}

/**
 * Why a payment was refused. `priceChanged`: the price has changed (D21); `alreadySettled`: part of it was paid
 * already; `backupUnavailable`: an ordered server cannot get the backup that is ordered with it.
 */
export type PaymentRefusal =
  | MethodRefusal
  | 'priceChanged'
  | 'insufficientBalance'
  | 'alreadySettled'
  | 'keyReused'
  | 'backupUnavailable';

/** An accepted payment; with `continueAt` it is pending until the payer pays there, outside the app. */
export interface AcceptedPayment extends Payment {
  continueAt?: string | undefined;
}

/** Payments, payers, and their history. */
export interface BillingPort {
  methods(signal?: AbortSignal): Promise<readonly PaymentMethod[]>;
  rates(signal?: AbortSignal): Promise<ExchangeRates>;
  /** Legal entities that bill customers now. */
  payees(signal?: AbortSignal): Promise<Payees>;
  /** The account's payers (D20). */
  payers(signal?: AbortSignal): Promise<readonly Payer[]>;
  /** Adds a payer, or updates an existing duplicate. */
  addPayer(draft: PayerDraft, signal?: AbortSignal): Promise<Payer>;
  /** Saves a payer; a removed one is restored, so that no input is lost. */
  savePayer(id: string, draft: PayerDraft, signal?: AbortSignal): Promise<Payer>;
  /** Removes a payer; issued bills keep it. Idempotent. */
  removePayer(id: string, signal?: AbortSignal): Promise<Outcome<void, RemovalRefusal>>;
  /** An accepted payment is paid or pending (D20). */
  pay(request: PaymentRequest, signal?: AbortSignal): Promise<Outcome<AcceptedPayment, PaymentRefusal>>;
  /** Returns the progress of a payment; null for an unknown id. */
  progress(id: number, signal?: AbortSignal): Promise<PaymentProgress | null>;
  /** Newest first. */
  history: ReadPart<Payment, PaymentSortKey, PaymentConditions, PaymentSum>;
  /**
   * Pays pending rows from the balance (D12). `charge` is the sum that the person saw, in kopecks; rejects with
   * `priceChanged` if the total differs.
   */
  payPending(ids: readonly number[], charge: Money, signal?: AbortSignal): Promise<void>;
  /** Deletes pending rows (D12). */
  deletePending(ids: readonly number[], signal?: AbortSignal): Promise<void>;
  /** Deletes all pending rows of the history's query, in parts; others are skipped. */
  deleteListed: RunBulkActionPart<number, PaymentSortKey, PaymentConditions>;
  /** Bills, unpaid first (D35). */
  bills: ReadPart<Bill, BillSortKey, BillConditions, BillSum>;
  /** Returns the bills with these ids, at most 200, without unknown ones. */
  billsOf(ids: readonly number[], signal?: AbortSignal): Promise<readonly Bill[]>;
  /** Returns the newest payments for a server, paid or not, newest first. */
  billsOfServer(id: ServerId, signal?: AbortSignal): Promise<readonly Bill[]>;
  /** Cancels unpaid bills and their orders, all or none. */
  cancelBills(ids: readonly number[], signal?: AbortSignal): Promise<Outcome<void, 'alreadySettled'>>;
  /** Cancels all unpaid bills of a list's query, in parts; others are skipped. */
  cancelListed: RunBulkActionPart<number, BillSortKey, BillConditions>;
  /** Completion certificates and refund documents, newest first (D36). */
  documents: ReadPart<PortalDocument, DocumentSortKey, DocumentConditions>;
  /** Saved cards in order of creation. */
  cards(signal?: AbortSignal): Promise<readonly SavedCard[]>;
  /** Uses only this card for auto-renewal, or no card. */
  setCardRenewal(id: number, isOn: boolean, signal?: AbortSignal): Promise<void>;
  /** Removes a card, also at the bank. Idempotent. */
  removeCard(id: number, signal?: AbortSignal): Promise<void>;
}
