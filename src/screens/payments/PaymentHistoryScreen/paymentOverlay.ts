import type { FailureReason } from '@/domain/loaded';
import { isUnpaid, type Payment } from '@/domain/payment/payment';
import {
  emptyPaymentQuery,
  type PaymentFilter,
  type PaymentQuery,
  type PaymentSort,
} from '@/domain/payment/paymentQuery';
import { named, noneSelected, withRows, type Selection } from '@/domain/list/selection';
import type { PayBalance, PaymentSheetView } from './paymentHistoryTypes';
import type { PaymentHistoryAddress } from './paymentHistoryUrl';

/** What a question is about: payments that wait for their money, and how many others were selected with them. */
interface QuestionDraft {
  payments: readonly Payment[];
  skippedCount: number;
  submission: 'idle' | 'pending' | 'failed';
}

export type OverlayDraft =
  | { kind: 'none' }
  | (QuestionDraft & { kind: 'pay'; balance: PayBalance })
  | (QuestionDraft & { kind: 'delete' })
  | { kind: 'print'; sheet: PaymentSheetView };

/** Everything the payment history remembers while it is open. */
export interface PaymentHistoryState {
  load:
    | { status: 'loading' }
    | { status: 'failed'; reason: FailureReason }
    | { status: 'ready'; payments: readonly Payment[] };
  query: PaymentQuery;
  page: number;
  /** The payment that the address asks for; null once the reader has chosen otherwise. */
  asked: number | null;
  selection: Selection<number>;
  isFilterOpen: boolean;
  overlay: OverlayDraft;
}

/** `listed` is what the list shows at the moment: 'all' is said of it, and is spelled out before it changes. */
export type PaymentHistoryAction =
  | { type: 'loadStarted' }
  | { type: 'loaded'; payments: readonly Payment[] }
  | { type: 'loadFailed'; reason: FailureReason }
  | { type: 'searched'; search: string; listed: readonly Payment[] }
  | { type: 'filtered'; change: Partial<PaymentFilter>; listed: readonly Payment[] }
  | { type: 'queryReset' }
  | { type: 'sorted'; sort: PaymentSort | null }
  | { type: 'scrolled'; page: number }
  | { type: 'addressChanged'; address: PaymentHistoryAddress }
  | { type: 'selected'; selection: Selection<number> }
  | { type: 'filterToggled' }
  | { type: 'questionAsked'; kind: 'pay' | 'delete'; chosen: readonly Payment[] }
  | { type: 'balanceArrived'; balance: PayBalance }
  | { type: 'printed'; sheet: PaymentSheetView }
  | { type: 'overlayClosed' }
  | { type: 'sent' }
  | { type: 'failed' }
  | { type: 'paid'; ids: ReadonlySet<number> }
  | { type: 'deleted'; ids: ReadonlySet<number> };

export function initialPaymentHistoryState({
  query,
  page,
  payment,
}: PaymentHistoryAddress): PaymentHistoryState {
  return {
    load: { status: 'loading' },
    query,
    page,
    asked: payment,
    selection: payment === null ? noneSelected() : { mode: 'some', ids: new Set([payment]) },
    isFilterOpen: false,
    overlay: { kind: 'none' },
  };
}

export function paymentHistoryReducer(
  state: PaymentHistoryState,
  action: PaymentHistoryAction,
): PaymentHistoryState {
  switch (action.type) {
    case 'loadStarted':
      return { ...state, load: { status: 'loading' } };
    case 'loaded':
      return { ...state, load: { status: 'ready', payments: action.payments } };
    case 'loadFailed':
      return { ...state, load: { status: 'failed', reason: action.reason } };
    case 'searched':
      return withQuery(state, { ...state.query, search: action.search }, action.listed);
    case 'filtered':
      return withQuery(
        state,
        { ...state.query, filter: { ...state.query.filter, ...action.change } },
        action.listed,
      );
    case 'queryReset':
      return withQuery(state, { ...emptyPaymentQuery, sort: state.query.sort }, []);
    case 'sorted':
      return { ...state, query: { ...state.query, sort: action.sort }, page: 1 };
    case 'scrolled':
      return state.page === action.page ? state : { ...state, page: action.page };
    case 'addressChanged': {
      const { load, isFilterOpen } = state;
      return { ...initialPaymentHistoryState(action.address), load, isFilterOpen };
    }
    case 'selected':
      return { ...state, selection: action.selection, asked: null };
    case 'filterToggled':
      return { ...state, isFilterOpen: !state.isFilterOpen };
    case 'questionAsked':
      return withQuestion(state, action.kind, action.chosen);
    case 'balanceArrived':
      return state.overlay.kind === 'pay'
        ? { ...state, overlay: { ...state.overlay, balance: action.balance } }
        : state;
    case 'printed':
      return { ...state, overlay: { kind: 'print', sheet: action.sheet } };
    case 'overlayClosed':
      return { ...state, overlay: { kind: 'none' } };
    case 'sent':
      return withSubmission(state, 'pending');
    case 'failed':
      return withSubmission(state, 'failed');
    case 'paid':
      return withPayments(state, (payment) =>
        action.ids.has(payment.id) ? { ...payment, status: 'Paid' } : payment,
      );
    case 'deleted':
      return {
        ...withPayments(state, (payment) => (action.ids.has(payment.id) ? null : payment)),
        selection:
          state.selection.mode === 'some' ? withRows(state.selection, action.ids, false) : state.selection,
        asked: null,
      };
  }
}

function withQuery(
  state: PaymentHistoryState,
  query: PaymentQuery,
  listed: readonly Payment[],
): PaymentHistoryState {
  const selection = named(
    state.selection,
    listed.map(({ id }) => id),
  );
  return { ...state, query, page: 1, asked: null, selection };
}

/** Only payments that wait for their money are asked about (D12); without any there is nothing to ask. */
function withQuestion(
  state: PaymentHistoryState,
  kind: 'pay' | 'delete',
  chosen: readonly Payment[],
): PaymentHistoryState {
  const payments = chosen.filter(isUnpaid);
  if (payments.length === 0) return state;
  const question = { payments, skippedCount: chosen.length - payments.length, submission: 'idle' } as const;
  return {
    ...state,
    overlay: kind === 'pay' ? { ...question, kind, balance: { status: 'loading' } } : { ...question, kind },
  };
}

function withSubmission(state: PaymentHistoryState, submission: 'pending' | 'failed'): PaymentHistoryState {
  const { overlay } = state;
  return overlay.kind === 'pay' || overlay.kind === 'delete'
    ? { ...state, overlay: { ...overlay, submission } }
    : state;
}

/** Changes rows after something was done to them; the question that led to it is answered. */
function withPayments(
  state: PaymentHistoryState,
  change: (payment: Payment) => Payment | null,
): PaymentHistoryState {
  if (state.load.status !== 'ready') return state;
  const payments = state.load.payments.map(change).filter((payment) => payment !== null);
  return { ...state, load: { status: 'ready', payments }, overlay: { kind: 'none' } };
}
