import type { Loaded } from '../loaded';
import type { Money } from '../money';
import type { RefundTarget } from '../payment/refund';
import type { Server } from '../server';
import { paths } from '@/paths';
import type { LeavingChoice, LeavingQuote } from './leaving';

/** How far the question is; `changed`: another amount is given back by now than the one that was shown. */
export type LeavingSubmission =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | { readonly status: 'changed'; readonly expected: Money; readonly given: Money };

/** The question before a server is cancelled. */
export interface LeavingState {
  readonly server: Pick<Server, 'id' | 'domain'>;
  readonly when: LeavingChoice['when'];
  /** Where the refund goes, as far as it came from there. */
  readonly target: RefundTarget;
  readonly submission: LeavingSubmission;
}

export type LeavingAction =
  | { type: 'requested'; server: LeavingState['server'] }
  | { type: 'whenChosen'; when: LeavingState['when'] }
  | { type: 'targetChosen'; target: RefundTarget }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'refundChanged'; expected: Money; given: Money }
  | { type: 'closed' };

/** Null while nothing is requested. Another choice is another question: the trouble with the one before is over. */
export function leavingReducer(state: LeavingState | null, action: LeavingAction): LeavingState | null {
  if (action.type === 'requested')
    return { server: action.server, when: 'atEnd', target: 'balance', submission: { status: 'idle' } };
  if (action.type === 'closed' || state === null) return null;
  switch (action.type) {
    case 'whenChosen':
      return { ...state, when: action.when, submission: { status: 'idle' } };
    case 'targetChosen':
      return { ...state, target: action.target, submission: { status: 'idle' } };
    case 'submitted':
      return { ...state, submission: { status: 'pending' } };
    case 'failed':
      return { ...state, submission: { status: 'failed' } };
    case 'refundChanged': {
      const { expected, given } = action;
      return { ...state, submission: { status: 'changed', expected, given } };
    }
  }
}

/** What the dialog shows. */
export type LeavingView = LeavingState & {
  readonly quote: Loaded<LeavingQuote>;
  /** Where the refund policy stands. */
  readonly policyHref: string;
};

/** The dialog's view, or null while nothing is requested. A server whose period is over ends at once. */
export function toLeavingView(state: LeavingState | null, quote: Loaded<LeavingQuote>): LeavingView | null {
  if (!state) return null;
  const isOver = quote.status === 'ready' && quote.value.endsOn === null;
  return { ...state, when: isOver ? 'now' : state.when, quote, policyHref: paths.legal.refund };
}

/** What is sent for it; null before it can be. */
export function choiceOf({ when, target, quote }: LeavingView): LeavingChoice | null {
  if (quote.status !== 'ready') return null;
  return when === 'atEnd' ? { when } : { when, target, refund: quote.value.refund };
}
