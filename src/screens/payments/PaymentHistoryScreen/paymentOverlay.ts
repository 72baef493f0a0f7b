import type { IsoDate } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import type { BookedMethodId } from '@/domain/payment/method';
import {
  isPayableFromBalance,
  isUnpaid,
  type KnownPaymentStatus,
  type Payment,
} from '@/domain/payment/payment';
import type { PaymentTotals } from '@/domain/payment/paymentRules';

/** Content to print on paper (D12). */
export type PaymentSheetView =
  | {
      kind: 'statement';
      payments: readonly Payment[];
      totals: PaymentTotals;
      /** Period of the listed payments: the filter's days, or those of the first and last payment. */
      from: IsoDate;
      to: IsoDate;
      /** Other conditions, because the list may be incomplete. */
      search: string;
      status: KnownPaymentStatus | null;
      method: BookedMethodId | null;
      madeOn: IsoDate;
    }
  | { kind: 'receipt'; payment: Payment; madeOn: IsoDate };

/** Balance that is charged, read when the dialog opens. */
export type PayBalance = { status: 'loading' } | { status: 'error' } | { status: 'ready'; value: Money };

/** Pending payments of a confirmation, and the number of other selected ones. */
interface QuestionDraft {
  payments: readonly Payment[];
  skippedCount: number;
  submission: 'idle' | 'pending' | 'failed';
}

/** Overlay above the history. */
export type PaymentOverlay =
  | { kind: 'none' }
  | (QuestionDraft & { kind: 'pay'; balance: PayBalance })
  | (QuestionDraft & { kind: 'delete' })
  | { kind: 'print'; sheet: PaymentSheetView };

export type PaymentOverlayAction =
  | { type: 'questionOpened'; kind: 'pay' | 'delete'; chosen: readonly Payment[] }
  | { type: 'balanceArrived'; balance: PayBalance }
  | { type: 'printed'; sheet: PaymentSheetView }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'closed' };

export function paymentOverlayReducer(state: PaymentOverlay, action: PaymentOverlayAction): PaymentOverlay {
  switch (action.type) {
    case 'questionOpened':
      return withQuestion(state, action.kind, action.chosen);
    case 'balanceArrived':
      return state.kind === 'pay' ? { ...state, balance: action.balance } : state;
    case 'printed':
      return { kind: 'print', sheet: action.sheet };
    case 'submitted':
      return withSubmission(state, 'pending');
    case 'failed':
      return withSubmission(state, 'failed');
    case 'closed':
      return { kind: 'none' };
  }
}

/**
 * Only pending payments are affected (D12), and for Pay only those that the balance can pay; without any there is no
 * dialog.
 */
function withQuestion(
  state: PaymentOverlay,
  kind: 'pay' | 'delete',
  chosen: readonly Payment[],
): PaymentOverlay {
  const payments = chosen.filter(kind === 'pay' ? isPayableFromBalance : isUnpaid);
  if (payments.length === 0) return state;
  const question = { payments, skippedCount: chosen.length - payments.length, submission: 'idle' } as const;
  return kind === 'pay' ? { ...question, kind, balance: { status: 'loading' } } : { ...question, kind };
}

function withSubmission(state: PaymentOverlay, submission: 'pending' | 'failed'): PaymentOverlay {
  return state.kind === 'pay' || state.kind === 'delete' ? { ...state, submission } : state;
}
