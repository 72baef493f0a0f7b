import type { Settled } from './paymentState';
import type { Loaded } from '@/domain/loaded';
import { fromRubles, parseAmount, toRubles } from '@/domain/payment/currency';
import { payerProblems, toPayer, type Payer, type PayerField } from '@/domain/payment/payer';
import {
  newPayer,
  paymentStepIds,
  type NoOrderReason,
  type ConfirmationStep,
  type MethodStep,
  type PayeeStep,
  type PayerStep,
  type PaymentPurpose,
  type PaymentStepId,
  type NoOrderView,
  type RefusedView,
  type SettledView,
  type UnreadyView,
  type WizardView,
} from './paymentView';
import { paths } from '@/paths';
import { choiceOf, payerOf } from './paymentDraft';
import type { PaymentState } from './paymentState';
import { stepSearch } from './paymentSteps';
import type { Basis, Reckoning } from './paymentSum';

const { dashboard, legal } = paths;

/** The page of a purpose (D4). */
const paymentPath: Readonly<Record<PaymentPurpose, string>> = {
  order: dashboard.paymentMethod,
  topUp: dashboard.payments,
};

/** Nothing to pay for: no order, or one that is no longer on sale, has been paid for in another tab, or left the cart. */
export function toNoOrderView(reason: NoOrderReason): NoOrderView {
  return { status: 'noOrder', reason, cartHref: dashboard.cart, catalogHref: dashboard.vpsCatalog };
}

/** Everything the wizard shows is worked out from. */
export interface PaymentScene {
  purpose: PaymentPurpose;
  state: PaymentState;
  basis: Loaded<Basis>;
  payers: Loaded<readonly Payer[]>;
}

/** How it ended, or that there is nothing to show yet; `null` when a step is to be shown. */
export function toOutsideView({
  purpose,
  state,
  basis,
}: PaymentScene): NoOrderView | RefusedView | SettledView | UnreadyView | null {
  const { ended } = state;
  if (ended?.kind === 'settled') return toSettledView(purpose, ended.settled, ended.isFresh);
  if (ended?.kind === 'refused')
    return {
      status: 'refused',
      reason: ended.reason,
      methodHref: paymentPath[purpose] + stepSearch('method'),
    };
  if (ended?.kind === 'paidBefore') return toNoOrderView('paid');
  return basis.status === 'ready' ? null : { status: basis.status, purpose };
}

function toSettledView(purpose: PaymentPurpose, { payment, email }: Settled, isFresh: boolean): SettledView {
  return {
    status: payment.status === 'Paid' ? 'paid' : 'awaiting',
    purpose,
    payment,
    email,
    isFresh,
    hrefs: {
      servers: dashboard.vps,
      history: dashboard.paymentsHistory,
      cart: dashboard.cart,
      topUp: dashboard.payments,
    },
  };
}

/** A step as the screen shows it (D20). */
export function toStepView(
  { purpose, state, payers }: PaymentScene,
  step: PaymentStepId,
  basis: Basis,
  { method, sum, order, blocker }: Reckoning,
): WizardView {
  const path = paymentPath[purpose];
  const hrefs = Object.fromEntries(paymentStepIds.map((id) => [id, path + stepSearch(id)]));
  const frame = {
    status: 'ready' as const,
    purpose,
    order,
    method,
    sum,
    blocker,
    stepHrefs: { method: '', payee: '', payer: '', confirmation: '', ...hrefs },
    submission: toSubmission(state.call),
    refusals: state.refusals,
  };
  switch (step) {
    case 'method':
      return { ...frame, ...toMethodStep(state, basis, method) };
    case 'payee':
      return { ...frame, ...toPayeeStep(state, payers) };
    case 'payer':
      return { ...frame, ...toPayerStep(state, savedOf(payers)) };
    case 'confirmation':
      return { ...frame, ...toConfirmationStep(state, savedOf(payers)) };
  }
}

function toSubmission(call: PaymentState['call']) {
  switch (call) {
    case 'idle':
    case 'pending':
      return { status: call };
    case 'failed':
      return { status: 'failed', reason: 'unreachable' } as const;
    case 'repriced':
      return { status: 'failed', reason: 'repriced' } as const;
  }
}

/** The saved payers as far as they are there; what was typed holds without them. */
export function savedOf(payers: Loaded<readonly Payer[]>): readonly Payer[] {
  return payers.status === 'ready' ? payers.value : [];
}

function toMethodStep(
  { draft, isAmountTouched }: PaymentState,
  { methods, rates }: Basis,
  method: Reckoning['method'],
): MethodStep {
  const { currency, amount } = draft;
  const read = parseAmount(amount);
  const isSame = method?.minAmount.currency === currency;
  return {
    step: 'method',
    methods,
    rates,
    currency,
    amount,
    amountProblem: 'problem' in read ? read.problem : null,
    minimum:
      method && (isSame ? method.minAmount : fromRubles(toRubles(method.minAmount, rates), currency, rates)),
    isAmountTouched,
  };
}

function toPayeeStep({ draft, isPayerMissing }: PaymentState, payers: Loaded<readonly Payer[]>): PayeeStep {
  const isReady = payers.status === 'ready';
  return {
    step: 'payee',
    payers: isReady ? { status: 'ready', payers: payers.value } : { status: payers.status },
    choice: choiceOf(draft, isReady ? payers.value : null),
    isMissing: isPayerMissing,
  };
}

function toPayerStep({ draft, refused }: PaymentState, saved: readonly Payer[]): PayerStep {
  const payer = payerOf(draft, saved);
  const problems = Object.entries(payerProblems(payer)).filter(([field]) =>
    refused.some((each: PayerField) => each === field),
  );
  return {
    step: 'payer',
    draft: payer,
    problems: Object.fromEntries(problems),
    origin: payerOrigin(draft.choice, payer, saved),
    isKept: draft.isPayerKept,
  };
}

/** Whether there is somebody new to save: a new payer, or a saved one whose details were corrected. */
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

function toConfirmationStep({ draft }: PaymentState, saved: readonly Payer[]): ConfirmationStep {
  return {
    step: 'confirmation',
    payer: toPayer(payerOf(draft, saved)),
    termsHref: legal.terms,
    refundHref: legal.refund,
  };
}
