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

/** The steps of D20, in their order, as they stand in the URL. */
export const paymentStepIds = ['method', 'payee', 'payer', 'confirmation'] as const;
export type PaymentStepId = (typeof paymentStepIds)[number];

/** An order or a checkout is paid for, money is put on the balance (D4), or bills are paid. */
export type PaymentPurpose = 'order' | 'topUp' | 'bills';

/** Why one cannot go on from step 1, or pay, as the draft stands (§5, D10). */
export type PaymentBlocker = 'promo' | 'method' | 'amount' | 'minimum';

/** Somebody who is not among the saved payers. */
export const newPayer = 'new';

/** The paid order, and the reason it costs more than the cart showed (D10). */
export interface PaymentOrder {
  /** Priced today, by the catalogue (D21). Without the promo code when it gives nothing. */
  quote: CheckoutQuote;
  /** The code that gave nothing; `null` when there was none, or the price without it has been confirmed. */
  refusedPromo: {
    code: string;
    problem: Exclude<PromoProblem, 'nothingEligible'>;
    promo: PromoCode | null;
  } | null;
}

/** Part of an order that the balance can pay, and the rest for the method. */
export interface BalancePart {
  part: Money;
  rest: Money;
  /** It was chosen to. */
  isUsed: boolean;
  /** Less than there is, so that the method gets its minimum (D43). */
  isLowered: boolean;
}

/** Data that every step shows beside itself and needs to go on. */
interface WizardFrame {
  status: 'ready';
  purpose: PaymentPurpose;
  /** `null` unless something is ordered. */
  order: PaymentOrder | null;
  /** The bills that are paid; none for anything else. */
  bills: readonly Pick<Bill, 'id' | 'number' | 'owed'>[];
  /** Amount to pay for, in kopecks; `null` for topping up, where the sum is typed. */
  total: Money | null;
  method: PaymentMethod | null;
  /** The saved card that pays, where one does. */
  card: ListedCard | null;
  /** Total of the payment (D19); `null` until a method and an amount are there. */
  sum: PaymentSum | null;
  blocker: PaymentBlocker | null;
  /** Part of an order that the balance can pay; null where it can pay nothing. */
  balance: BalancePart | null;
  /** Nothing is left to pay by a method: the balance pays all of it, or it costs nothing (D43). */
  isCovered: boolean;
  /** Where each step stands, for the way and the Edit links. */
  stepHrefs: Readonly<Record<PaymentStepId, string>>;
  /** Why a payment was not sent: no answer, or a price that is no longer the one that was shown (D10). */
  submission: { status: 'idle' | 'pending' } | { status: 'failed'; reason: 'unreachable' | 'repriced' };
  /** How many times the step was refused, by its rules or by a failed call. */
  refusals: number;
}

export interface MethodStep {
  step: 'method';
  methods: readonly PaymentMethod[];
  /** Saved cards whose method is there: each is one more choice. */
  cards: readonly ListedCard[];
  /** The card that is typed at the bank is to be saved. */
  savesCard: boolean;
  rates: ExchangeRates;
  currency: CurrencyId;
  /** As typed; unused for an order. */
  amount: string;
  amountProblem: AmountProblem | null;
  /** The method's minimum in the chosen currency; `null` without a method. */
  minimum: CurrencyAmount | null;
  /** Something was typed: before that the rule is a hint, not a reproach. */
  isAmountTouched: boolean;
}

export interface PayeeStep {
  step: 'payee';
  payers: { status: 'loading' | 'error' } | { status: 'ready'; payers: readonly Payer[] };
  /** A payer's id, `newPayer`, or an empty string while nobody is chosen. */
  choice: string;
  /** Going on was tried without a choice. */
  isMissing: boolean;
  /** Where the saved payers are kept. */
  payersHref: string;
}

export interface PayerStep {
  step: 'payer';
  draft: PayerDraft;
  /** Of the last refusal, those not yet solved. */
  problems: Partial<Record<PayerField, PayerProblem>>;
  /** `corrected`: a saved payer whose details were changed. `saved`: nothing to save. */
  origin: 'new' | 'corrected' | 'saved';
  isSaved: boolean;
}

export interface ConfirmationStep {
  step: 'confirmation';
  /** Tidy, with the fields of its type only. */
  payer: PayerDraft;
  termsHref: string;
  refundHref: string;
}

export type WizardView = WizardFrame & (MethodStep | PayeeStep | PayerStep | ConfirmationStep);

/** How the payment ended (D20). */
export interface SettledView {
  /** `awaiting`: the money is on its way, by a transfer or in cryptocurrency. */
  status: 'paid' | 'awaiting';
  purpose: PaymentPurpose;
  payment: Payment;
  /** Where receipt or invoice go. */
  email: string;
  isFresh: boolean;
  hrefs: Readonly<Record<'servers' | 'history' | 'cart' | 'topUp' | 'bills', string>>;
}

/**
 * Why there is nothing to pay for; `paid`: something of it has been paid for in the meantime; `settled`: no such bill waits for
 * money.
 */
export type NoOrderReason = 'none' | 'vanished' | 'paid' | 'removed' | 'settled';

/** Before there is anything to choose, or when it did not come. */
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
  /** The bank's page, where it can still be paid. */
  continueHref: string;
  historyHref: string;
}

/** Back from the bank, and nothing was paid. */
export interface FailedView {
  status: 'failed';
  purpose: PaymentPurpose;
  reason: PaymentEndReason | 'expired' | 'canceled' | 'refunded';
  payment: Payment;
  historyHref: string;
}

export interface PaymentWizardProps {
  view: WizardView;
  /** A way to pay, with the saved card that pays by it, or none. */
  onMethodChange: (method: PaymentMethodId, card: number | null) => void;
  /** The card is to be remembered for the next payment, or not. */
  onCardSaveChange: (isSaved: boolean) => void;
  /** The amount was typed. */
  onAmountChange: (text: string) => void;
  /** Another currency was chosen for the amount. */
  onCurrencyChange: (currency: CurrencyId) => void;
  /** Whether the balance pays a part of the order. */
  onBalanceUseChange: (isUsed: boolean) => void;
  /** The price without the promo code is agreed to (D10). */
  onPromoDrop: () => void;
  /** A saved payer was chosen, by id, or `new` for one to be added. */
  onPayerChoose: (choice: string) => void;
  /** The saved payers could not be read and are to be read again. */
  onPayersRetry: () => void;
  /** Something of the new payer was typed: the fields with their new values. */
  onPayerChange: (patch: Partial<PayerDraft>) => void;
  /** The new payer is to be saved for the next payment, or not. */
  onPayerSaveChange: (isSaved: boolean) => void;
  /** Next, and at the last step Pay. */
  onSubmit: () => void;
}

export type PaymentScreenProps =
  | PaymentWizardProps
  | { view: NoOrderView }
  | {
      view: UnreadyView;
      /** Methods, rates or prices did not load. */
      onRetry: () => void;
    }
  | { view: SettledView; onPrint: () => void }
  | { view: WaitingView }
  | {
      view: FailedView;
      /** To the confirmation, with everything as it was. */
      onTryAgain: () => void;
      /** To the first step, with everything as it was. */
      onOtherMethod: () => void;
    }
  | {
      view: RefusedView;
      /** Back from a refusal to the confirmation. */
      onTryAgain: () => void;
    };
