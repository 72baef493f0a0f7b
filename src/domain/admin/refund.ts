import type { IsoDateTime } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { parseAmount } from '../payment/currency';
import type { PayerDraft } from '../payment/payer';
import { refundTargets, type RefundReason, type RefundTarget } from '../payment/refund';
import { noteProblem, type NoteProblem } from './note';
import { isCompleted, type AdminPayment } from './payment';

/** How a refund stands: the money is there, its bank has yet to answer, an administrator has yet to transfer it, or has taken it back before. */
export const refundStates = ['sent', 'atBank', 'toSend', 'canceled'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money that was given back, as the administrators see it (D33). */
export interface AdminRefund {
  id: number;
  /** E-mail of the customer. */
  user: string;
  /** Whether there still is an account. */
  account: AdminPayment['account'];
  /** As it stands on the document; null for what was charged to the balance at once. */
  payment: string | null;
  amount: Money;
  target: RefundTarget;
  reason: RefundReason;
  /** An administrator's words for it; null for what follows from the refund policy. */
  note: string | null;
  at: IsoDateTime;
  state: RefundState;
  /** Of what an administrator transfers: whom to, as the payment states its payer. */
  recipient: PayerDraft | null;
  /** Why an administrator took it back; null unless one has. */
  cancelNote: string | null;
}

/** Only what an administrator transfers is taken for sent by hand, or taken back before: one of them, and once (D33). */
export const canSend = ({ state }: Pick<AdminRefund, 'state'>): boolean => state === 'toSend';

/** Nor is it taken back once no account is left for its money. */
export const canCancel = (refund: Pick<AdminRefund, 'state' | 'account'>): boolean =>
  canSend(refund) && refund.account === 'open';

/** A refund as the activity calls it. */
export const refundName = (id: number): string => `#${id}`;

/** Only what was paid is given back, and only to an account that is there. */
export function canRefund(payment: Pick<AdminPayment, 'status' | 'account' | 'isTopUp' | 'method'>): boolean {
  // By which the balance paid bills: they are given back themselves.
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

/** Money that an administrator gives back, and why. */
export interface RefundOrder {
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly note: string;
}

export type RefundProblem = 'required' | 'amount' | 'tooMuch';

/** One problem a field at most. */
export interface RefundProblems {
  readonly amount?: RefundProblem;
  readonly note?: NoteProblem;
}

/** Initial draft of a refund. Its amount is empty, because the person who asks decides how much of it is left. */
export const newRefund: RefundDraft = { amount: '', target: 'balance', note: '' };

/** Where a payment can be given back to: a top-up is on the balance already, and what the balance paid came from there. */
export function refundTargetsOf({
  isTopUp,
  method,
}: Pick<AdminPayment, 'isTopUp' | 'method'>): readonly RefundTarget[] {
  if (isTopUp) return ['method'];
  return method === 'balance' ? ['balance'] : refundTargets;
}

function amountProblem(text: string, { amount }: Pick<AdminPayment, 'amount'>): RefundProblem | null {
  const parsed = parseAmount(text);
  if ('problem' in parsed) return parsed.problem === 'required' ? 'required' : 'amount';
  if (parsed.minor === 0) return 'amount';
  return parsed.minor > amount ? 'tooMuch' : null;
}

/** Finds the problems that keep a refund from being sent. It needs an amount of at most the payment's, and a reason. */
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

/** A draft without problems, as it is sent; null while it has any. */
export function usableRefund(draft: RefundDraft, payment: Pick<AdminPayment, 'amount'>): RefundOrder | null {
  const parsed = parseAmount(draft.amount);
  if ('problem' in parsed || Object.keys(refundProblems(draft, payment)).length > 0) return null;
  return { amount: kopecks(parsed.minor), target: draft.target, note: draft.note.trim() };
}
