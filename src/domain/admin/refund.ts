import type { IsoDateTime } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { parseAmount } from '../payment/currency';
import type { PayerDraft } from '../payment/payer';
import { refundTargets, type RefundReason, type RefundTarget } from '../payment/refund';
import { noteProblem, type NoteProblem } from './note';
import { isCompleted, type AdminPayment } from './payment';

/** State of a refund: sent, pending at its bank, to be transferred by an administrator, or cancelled. */
export const refundStates = ['sent', 'atBank', 'toSend', 'canceled'] as const;
export type RefundState = (typeof refundStates)[number];

/** A refund in the admin area (D33). */
export interface AdminRefund {
  id: number;
  /** E-mail of the customer. */
  user: string;
  /** Whether the customer's account still exists. */
  account: AdminPayment['account'];
  /** Payment number as printed on the document; null for a direct charge to the balance. */
  payment: string | null;
  amount: Money;
  target: RefundTarget;
  reason: RefundReason;
  /** The administrator's reason; null if the refund follows from the refund policy. */
  note: string | null;
  at: IsoDateTime;
  state: RefundState;
  /** Recipient of a manual transfer, from the payment's payer details. */
  recipient: PayerDraft | null;
  /** Why an administrator cancelled it; null if it was not cancelled. */
  cancelNote: string | null;
}

/** Only a manual transfer can be marked as sent or cancelled, and only once (D33). */
export const canSend = ({ state }: Pick<AdminRefund, 'state'>): boolean => state === 'toSend';

/** A refund of a deleted account cannot be cancelled: no balance could take the money. */
export const canCancel = (refund: Pick<AdminRefund, 'state' | 'account'>): boolean =>
  canSend(refund) && refund.account === 'open';

/** Name of a refund in the activity feed. */
export const refundName = (id: number): string => `#${id}`;

/** Only a paid payment of an existing account can be refunded. */
export function canRefund(payment: Pick<AdminPayment, 'status' | 'account' | 'isTopUp' | 'method'>): boolean {
  // Payments by which the balance paid bills: the bills themselves are refunded.
  const paysBills = payment.isTopUp && payment.method === 'balance';
  return isCompleted(payment) && payment.account === 'open' && !paysBills;
}

/** Draft of a refund, as it is typed. */
export interface RefundDraft {
  /** In rubles, as typed. */
  amount: string;
  target: RefundTarget;
  note: string;
}

/** A refund that an administrator orders, and its reason. */
export interface RefundOrder {
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly note: string;
}

export type RefundProblem = 'required' | 'amount' | 'tooMuch';

/** At most one problem per field. */
export interface RefundProblems {
  readonly amount?: RefundProblem;
  readonly note?: NoteProblem;
}

/** Initial draft of a refund. The amount is empty: an administrator must decide how much to refund. */
export const newRefund: RefundDraft = { amount: '', target: 'balance', note: '' };

/** Possible targets of a refund. A top-up is already on the balance; a payment from the balance returns there. */
export function refundTargetsOf({
  isTopUp,
  method,
}: Pick<AdminPayment, 'isTopUp' | 'method'>): readonly RefundTarget[] {
  if (isTopUp) return ['method'];
  return method === 'balance' ? ['balance'] : refundTargets;
}

/** Initial draft of a payment's refund: its first possible target. */
export const newRefundOf = (payment: Pick<AdminPayment, 'isTopUp' | 'method'>): RefundDraft => ({
  ...newRefund,
  target: refundTargetsOf(payment)[0] ?? newRefund.target,
});

function amountProblem(text: string, { amount }: Pick<AdminPayment, 'amount'>): RefundProblem | null {
  const parsed = parseAmount(text);
  if ('problem' in parsed) return parsed.problem === 'required' ? 'required' : 'amount';
  if (parsed.minor === 0) return 'amount';
  return parsed.minor > amount ? 'tooMuch' : null;
}

/** Finds the problems that keep a refund from being sent. It needs a reason and an amount of at most the payment's. */
export function refundProblems(
  { amount: text, note }: RefundDraft,
  payment: Pick<AdminPayment, 'amount'>,
): RefundProblems {
  const problems = { amount: amountProblem(text, payment), note: noteProblem(note) };
  return {
    ...(problems.amount && { amount: problems.amount }),
    ...(problems.note && { note: problems.note }),
  };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableRefund(draft: RefundDraft, payment: Pick<AdminPayment, 'amount'>): RefundOrder | null {
  const parsed = parseAmount(draft.amount);
  if ('problem' in parsed || Object.keys(refundProblems(draft, payment)).length > 0) return null;
  return { amount: kopecks(parsed.minor), target: draft.target, note: draft.note.trim() };
}
