import type { Loaded } from '@/domain/results/loaded';
import { isOpen } from '@/domain/payment/paymentState';
import type { PaymentProgress } from '@/domain/payment/progress';
import type { PlainMessageKey } from '@/i18n/translator';
import { paths } from '@/paths';
import type {
  FailedView,
  NoOrderView,
  PaymentPurpose,
  SettledView,
  UnreadyView,
  WaitingView,
} from './paymentView';
import { toNoOrderView, toSettledView } from './toPaymentView';

/** Page after returning from the bank. */
export type ReturnedView = UnreadyView | NoOrderView | SettledView | WaitingView | FailedView;

const parameter = 'payment';

/** Parses the payment of a return address; null for any other. */
export function parseReturn(search: string): number | null {
  const text = new URLSearchParams(search).get(parameter);
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Returns the query string that makes an address that payment's page. */
export const returnSearch = (id: number): string => `?${parameter}=${id}`;

function failureOf({ state, reason }: PaymentProgress): FailedView['reason'] {
  switch (state) {
    case 'expired':
    case 'canceled':
    case 'refunded':
      return state;
    case 'failed':
    case 'created':
    case 'redirected':
    case 'paid':
      return reason ?? 'refusedByBank';
  }
}

/** Makes the view of a payment's current state. */
export function toReturnedView(
  purpose: PaymentPurpose,
  progress: Loaded<PaymentProgress | null>,
): ReturnedView {
  if (progress.status !== 'ready') return { status: progress.status, purpose };
  const { value } = progress;
  if (!value) return toNoOrderView('none');
  const { payment, state, continueAt, email } = value;
  const historyHref = paths.dashboard.paymentsHistory;
  // Money for an order that was already paid or cancelled was credited to the balance.
  const isCredited = purpose === 'order' && value.order === null;
  if (state === 'paid') return toSettledView(isCredited ? 'topUp' : purpose, { payment, email }, true);
  if (!isOpen(state))
    return {
      status: 'failed',
      purpose,
      reason: failureOf(value),
      payment,
      historyHref,
    };
  return continueAt === null
    ? toSettledView(purpose, { payment, email }, true)
    : { status: 'waiting', purpose, payment, continueHref: continueAt, historyHref };
}

/** Title of the tab. */
export function returnedTitle(view: ReturnedView): PlainMessageKey {
  switch (view.status) {
    case 'paid':
      return `payment.result.paid.${view.purpose}`;
    case 'awaiting':
      return 'payment.result.awaiting';
    case 'waiting':
      return 'payment.result.waiting';
    case 'failed':
      return 'payment.result.failed';
    case 'noOrder':
      return `payment.noOrder.${view.reason}.title`;
    case 'loading':
    case 'error':
      return `payment.title.${view.purpose}`;
  }
}
