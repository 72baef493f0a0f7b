import { shownProblems, shownSubmission } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import { orderHref } from '@/domain/order/orderUrl';
import { fromRubles, parseAmount, toRubles } from '@/domain/payment/currency';
import { payerProblems, toPayer, type Payer } from '@/domain/payment/payer';
import { isPaid } from '@/domain/payment/payment';
import type { PaymentProgress } from '@/domain/payment/progress';
import {
  newPayer,
  paymentStepIds,
  type NoOrderReason,
  type ConfirmationStep,
  type MethodStep,
  type PayeeStep,
  type PayerStep,
  type PaymentOrder,
  type PaymentPurpose,
  type PaymentStepId,
  type NoOrderView,
  type RefusedView,
  type SettledView,
  type SumChange,
  type UnreadyView,
  type WizardView,
} from './paymentView';
import type { PlainMessageKey } from '@/i18n/translator';
import { paths } from '@/paths';
import { choiceOf, payerOf } from './paymentDraft';
import { payFailure, type PaymentForm, type Settled } from './paymentState';
import { stepSearch } from './paymentSteps';
import { isPayable, type Basis, type PaymentQuote } from './paymentSum';

const { dashboard, legal } = paths;

/** Page of each purpose (D4). */
const paymentPath: Readonly<Record<PaymentPurpose, string>> = {
  order: dashboard.paymentMethod,
  topUp: dashboard.payments,
  bills: dashboard.billPayment,
};

/** Makes the view without an order: none, unavailable, already paid, or removed from the cart. */
export function toNoOrderView(reason: NoOrderReason): NoOrderView {
  return {
    status: 'noOrder',
    reason,
    cartHref: dashboard.cart,
    catalogHref: dashboard.vpsCatalog,
    billsHref: dashboard.billing,
    historyHref: dashboard.paymentsHistory,
  };
}

/** Sources of the wizard's view. */
export interface PaymentViewSources {
  purpose: PaymentPurpose;
  form: PaymentForm;
  /** Result of the payment, if it has ended. */
  settled: Settled | null;
  basis: Loaded<Basis>;
  payers: Loaded<readonly Payer[]>;
}

/** Returns the result or loading view; `null` if a step is shown. */
export function toOutsideView(
  { purpose, form, settled, basis }: PaymentViewSources,
  paymentQuote: PaymentQuote | null,
): NoOrderView | RefusedView | SettledView | UnreadyView | null {
  if (settled) return toSettledView(purpose, settled, form.submission.status === 'done');
  const failure = payFailure(form);
  if (failure === 'declined' || failure === 'unavailable') return toRefusedView(purpose, failure);
  if (failure === 'paidBefore') return toNoOrderView(purpose === 'bills' ? 'settled' : 'paid');
  if (failure === 'acceptedBefore') return toNoOrderView('accepted');
  if (basis.status !== 'ready') return { status: basis.status, purpose };
  const isVanished = paymentQuote?.order && !paymentQuote.order.quote.entries.some(isPayable);
  if (isVanished) return toNoOrderView('vanished');
  return basis.value.bills?.length === 0 ? toNoOrderView('settled') : null;
}

/** Makes the view of a refused payment, with a link to other methods. */
export function toRefusedView(purpose: PaymentPurpose, reason: RefusedView['reason']): RefusedView {
  return { status: 'refused', reason, methodHref: paymentPath[purpose] + stepSearch('method') };
}

/** Updates a pending payment with its progress. */
export function followed(settled: Settled | null, progress: Loaded<PaymentProgress | null>): Settled | null {
  const payment = progress.status === 'ready' ? progress.value?.payment : undefined;
  return settled && payment ? { ...settled, payment } : settled;
}

/** Makes the view of an accepted payment; `isFresh` if it was just made. */
export function toSettledView(
  purpose: PaymentPurpose,
  { payment, email }: Settled,
  isFresh: boolean,
): SettledView {
  return {
    status: isPaid(payment) ? 'paid' : 'awaiting',
    purpose,
    payment,
    email,
    isFresh,
    hrefs: {
      servers: dashboard.vps,
      history: dashboard.paymentsHistory,
      cart: dashboard.cart,
      topUp: dashboard.payments,
      bills: dashboard.billing,
    },
  };
}

const sumChanges = ['repriced', 'balanceChanged'] as const satisfies readonly SumChange[];

/** Makes the view of a step (D20). */
export function toStepView(
  { purpose, form, payers }: PaymentViewSources,
  step: PaymentStepId,
  basis: Basis,
  quote: PaymentQuote,
): WizardView {
  const { method, sum, order, bills, total, card, balance, isCovered, blocker } = quote;
  const path = paymentPath[purpose];
  const hrefs = Object.fromEntries(paymentStepIds.map((id) => [id, path + stepSearch(id)]));
  const frame = {
    status: 'ready' as const,
    purpose,
    order,
    bills,
    total,
    method,
    card,
    sum,
    balance,
    isCovered,
    blocker,
    stepHrefs: { method: '', payee: '', payer: '', confirmation: '', ...hrefs },
    submission: shownSubmission(form.submission, (failure) =>
      failure === 'backupUnavailable'
        ? { reason: failure, orderHref: backupHref(order) }
        : { reason: sumChanges.find((reason) => reason === failure) ?? ('unreachable' as const) },
    ),
    refusals: form.refusals,
  };
  switch (step) {
    case 'method':
      return { ...frame, ...toMethodStep(form, basis, quote) };
    case 'payee':
      return { ...frame, ...toPayeeStep(form, payers) };
    case 'payer':
      return { ...frame, ...toPayerStep(form, savedOf(payers)) };
    case 'confirmation':
      return { ...frame, ...toConfirmationStep(form, savedOf(payers)) };
  }
}

/** Returns the page where an order's only entry from a backup is changed, or the cart for several. */
function backupHref(order: PaymentOrder | null): string {
  const hrefs = (order?.quote.entries ?? []).flatMap((priced) =>
    priced.status === 'order' && priced.entry.configuration.fromBackup
      ? [orderHref(priced.plan, priced.entry.configuration, { edit: priced.entry.id })]
      : [],
  );
  const [href] = hrefs;
  return href !== undefined && hrefs.length === 1 ? href : dashboard.cart;
}

/** Returns the loaded payers; input works without them. */
export function savedOf(payers: Loaded<readonly Payer[]>): readonly Payer[] {
  return payers.status === 'ready' ? payers.value : [];
}

function toMethodStep(
  { draft, left }: PaymentForm,
  { methods, cards, rates }: Basis,
  { method, currency }: PaymentQuote,
): MethodStep {
  const { amount } = draft;
  const read = parseAmount(amount);
  const isSame = method?.minAmount.currency === currency;
  return {
    step: 'method',
    methods,
    cards: cards.filter(({ method: id }) => methods.some((each) => each.id === id && !each.unavailable)),
    savesCard: draft.savesCard,
    rates,
    currency,
    amount,
    amountProblem: 'problem' in read ? read.problem : null,
    minimum:
      method && (isSame ? method.minAmount : fromRubles(toRubles(method.minAmount, rates), currency, rates)),
    isAmountTouched: amount !== '' || left.includes('amount'),
  };
}

function toPayeeStep({ draft, refused }: PaymentForm, payers: Loaded<readonly Payer[]>): PayeeStep {
  const isReady = payers.status === 'ready';
  const choice = choiceOf(draft, isReady ? payers.value : null);
  return {
    step: 'payee',
    payers: isReady ? { status: 'ready', payers: payers.value } : { status: payers.status },
    choice,
    isMissing: choice === '' && refused.includes('choice'),
    payersHref: dashboard.payers,
  };
}

function toPayerStep(form: PaymentForm, saved: readonly Payer[]): PayerStep {
  const { draft } = form;
  const payer = payerOf(draft, saved);
  return {
    step: 'payer',
    draft: payer,
    problems: shownProblems(payerProblems(payer), form),
    origin: payerOrigin(draft.choice, payer, saved),
    isSaved: draft.isPayerToSave,
  };
}

/** Whether the payer is new, or a saved one with corrections. */
export function payerOrigin(
  choice: string,
  payer: ReturnType<typeof payerOf>,
  saved: readonly Payer[],
): PayerStep['origin'] {
  if (choice === newPayer) return 'new';
  const known = saved.find(({ id }) => id === choice);
  if (!known) return 'saved';
  return JSON.stringify(toPayer(known)) === JSON.stringify(toPayer(payer)) ? 'saved' : 'corrected';
}

function toConfirmationStep({ draft }: PaymentForm, saved: readonly Payer[]): ConfirmationStep {
  return {
    step: 'confirmation',
    payer: toPayer(payerOf(draft, saved)),
    termsHref: legal.terms,
    refundHref: legal.refund,
  };
}

/** Title of the tab: the result, if the payment has ended. */
export function outsideTitle(
  outside: ReturnType<typeof toOutsideView>,
  purpose: PaymentPurpose,
): PlainMessageKey {
  switch (outside?.status) {
    case 'paid':
      return `payment.result.paid.${purpose}`;
    case 'awaiting':
      return 'payment.result.awaiting';
    case 'refused':
      return `payment.result.refused.${outside.reason}`;
    case 'noOrder':
      return `payment.noOrder.${outside.reason}.title`;
    case 'loading':
    case 'error':
    case undefined:
      return `payment.title.${purpose}`;
  }
}
