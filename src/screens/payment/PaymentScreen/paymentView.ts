import type { ReactNode } from 'react';
import type { CheckoutQuote } from '@/domain/cart/checkout';
import type { PromoCode, PromoProblem } from '@/domain/cart/promo';
import type { AmountProblem, CurrencyAmount, CurrencyId, ExchangeRates } from '@/domain/payment/currency';
import type { Bill } from '@/domain/payment/bill';
import type { ListedCard } from '@/domain/payment/savedCard';
import type { PaymentMethod, PaymentMethodId, PaymentSum } from '@/domain/payment/method';
import type { Payer, PayerDraft, PayerField, PayerProblem } from '@/domain/payment/payer';
import type { Money } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import type { PaymentEndReason } from '@/domain/payment/paymentState';

/** Steps of D20 in order, as in the URL. */
export const paymentStepIds = ['method', 'payee', 'payer', 'confirmation'] as const;
export type PaymentStepId = (typeof paymentStepIds)[number];

/** Purpose: an order or checkout, a top-up (D4), or bills. */
export type PaymentPurpose = 'order' | 'topUp' | 'bills';

/** Obstacles to step 1 or to the payment (§5, D10). */
export type PaymentBlocker = 'promo' | 'method' | 'amount' | 'minimum';

/** Change of the sum since it was shown: of a price (D10), or of the money on the balance. */
export type SumChange = 'repriced' | 'balanceChanged';

/** A payer who is not saved. */
export const newPayer = 'new';

/** The order, and why it costs more than in the cart (D10). */
export interface PaymentOrder {
  /** Today's catalogue prices (D21), without a promo code that gives nothing. */
  quote: CheckoutQuote;
  /** The code without a discount; `null` for none, or after confirming the full price. */
  refusedPromo: {
    code: string;
    problem: Exclude<PromoProblem, 'nothingEligible'>;
    promo: PromoCode | null;
  } | null;
}

/** Part of an order that the balance can pay, and the rest. */
export interface BalancePart {
  part: Money;
  rest: Money;
  /** Whether it is used. */
  isUsed: boolean;
  /** Whether it is reduced so that the method gets its minimum (D43). */
  isLowered: boolean;
}

/** Data shown at every step. */
interface WizardFrame {
  status: 'ready';
  purpose: PaymentPurpose;
  /** `null` unless something is ordered. */
  order: PaymentOrder | null;
  /** Paid bills; empty otherwise. */
  bills: readonly Pick<Bill, 'id' | 'number' | 'owed'>[];
  /** Amount in kopecks; `null` for a top-up, whose sum is typed. */
  total: Money | null;
  method: PaymentMethod | null;
  /** Saved card that pays, if any. */
  card: ListedCard | null;
  /** Total of the payment (D19); `null` until method and amount are known. */
  sum: PaymentSum | null;
  blocker: PaymentBlocker | null;
  /** Part of an order that the balance can pay; null for nothing. */
  balance: BalancePart | null;
  /** Whether no method is needed, because the balance covers it or it is free (D43). */
  isCovered: boolean;
  /** Addresses of the steps. */
  stepHrefs: Readonly<Record<PaymentStepId, string>>;
  /** Why a payment was not sent: no connection, a changed sum (D10), or a backup, which the order must change. */
  submission:
    | { status: 'idle' | 'pending' }
    | { status: 'failed'; reason: 'unreachable' | SumChange }
    | { status: 'failed'; reason: 'backupUnavailable'; orderHref: string };
  /** Number of failed submits of the step, by validation or by a failed call. */
  refusals: number;
}

export interface MethodStep {
  step: 'method';
  methods: readonly PaymentMethod[];
  /** Saved cards whose method is available. */
  cards: readonly ListedCard[];
  /** Whether to save the card entered at the bank. */
  savesCard: boolean;
  rates: ExchangeRates;
  currency: CurrencyId;
  /** As typed; unused for an order. */
  amount: string;
  amountProblem: AmountProblem | null;
  /** The method's minimum in the chosen currency; `null` without a method. */
  minimum: CurrencyAmount | null;
  /** Whether something was typed; before that the rule is only a hint. */
  isAmountTouched: boolean;
}

export interface PayeeStep {
  step: 'payee';
  payers: { status: 'loading' | 'error' } | { status: 'ready'; payers: readonly Payer[] };
  /** A payer's id, `newPayer`, or an empty string if nobody is chosen. */
  choice: string;
  /** Whether Next was pressed without a choice. */
  isMissing: boolean;
  /** Page of the saved payers. */
  payersHref: string;
}

export interface PayerStep {
  step: 'payer';
  draft: PayerDraft;
  /** Problems of the last failed submit that are not fixed yet. */
  problems: Partial<Record<PayerField, PayerProblem>>;
  /** `corrected`: a saved payer with changed details. `saved`: nothing to save. */
  origin: 'new' | 'corrected' | 'saved';
  isSaved: boolean;
}

export interface ConfirmationStep {
  step: 'confirmation';
  /** Normalized, with the fields of its type only. */
  payer: PayerDraft;
  termsHref: string;
  refundHref: string;
}

export type WizardView = WizardFrame & (MethodStep | PayeeStep | PayerStep | ConfirmationStep);

/** Result of the payment (D20). */
export interface SettledView {
  /** `awaiting`: paid by a transfer or cryptocurrency that has not arrived. */
  status: 'paid' | 'awaiting';
  purpose: PaymentPurpose;
  payment: Payment;
  /** E-mail for receipt or invoice. */
  email: string;
  isFresh: boolean;
  hrefs: Readonly<Record<'servers' | 'history' | 'cart' | 'topUp' | 'bills', string>>;
}

/**
 * Why there is nothing to pay. `paid`: part of it was paid meanwhile; `settled`: the bills are closed; `accepted`: an
 * earlier attempt was accepted.
 */
export type NoOrderReason = 'none' | 'vanished' | 'paid' | 'removed' | 'settled' | 'accepted';

/** Loading, or failed to load. */
export interface UnreadyView {
  status: 'loading' | 'error';
  purpose: PaymentPurpose;
}

export interface NoOrderView {
  status: 'noOrder';
  reason: NoOrderReason;
  cartHref: string;
  catalogHref: string;
  billsHref: string;
  historyHref: string;
}

export interface RefusedView {
  status: 'refused';
  reason: 'declined' | 'unavailable';
  methodHref: string;
}

/** Back from the bank, which has not reported yet. */
export interface WaitingView {
  status: 'waiting';
  purpose: PaymentPurpose;
  payment: Payment;
  /** The bank's page for continuing. */
  continueHref: string;
  historyHref: string;
}

/** Back from the bank without a payment. */
export interface FailedView {
  status: 'failed';
  purpose: PaymentPurpose;
  reason: PaymentEndReason | 'expired' | 'canceled' | 'refunded';
  payment: Payment;
  historyHref: string;
}

export interface PaymentWizardProps {
  view: WizardView;
  /** A method was selected, optionally with a saved card. */
  onMethodChange: (method: PaymentMethodId, card: number | null) => void;
  /** Whether to save the card. */
  onCardSaveChange: (isSaved: boolean) => void;
  /** The amount changed. */
  onAmountChange: (text: string) => void;
  /** The currency changed. */
  onCurrencyChange: (currency: CurrencyId) => void;
  /** Whether to use the balance. */
  onBalanceUseChange: (isUsed: boolean) => void;
  /** Confirms the price without the promo code (D10). */
  onPromoDrop: () => void;
  /** A payer was selected, by id or `new`. */
  onPayerChoose: (choice: string) => void;
  /** Retries loading the saved payers. */
  onPayersRetry: () => void;
  /** Fields of the payer changed. */
  onPayerChange: (patch: Partial<PayerDraft>) => void;
  /** Whether to save the payer. */
  onPayerSaveChange: (isSaved: boolean) => void;
  /** Next, and Pay at the last step. */
  onSubmit: () => void;
}

export type PaymentScreenProps =
  | PaymentWizardProps
  | { view: NoOrderView }
  | {
      view: UnreadyView;
      /** Retries loading methods, rates or prices. */
      onRetry: () => void;
    }
  | {
      view: SettledView;
      /** Prints the payment. */
      onPrint: () => void;
      /** Link to what was ordered, in the place of the link to all servers. */
      orderLink?: ReactNode;
    }
  | { view: WaitingView }
  | {
      view: FailedView;
      /** Returns to the confirmation with all input. */
      onTryAgain: () => void;
      /** Returns to the first step with all input. */
      onOtherMethod: () => void;
    }
  | {
      view: RefusedView;
      /** Returns from a refusal to the confirmation. */
      onTryAgain: () => void;
    };
