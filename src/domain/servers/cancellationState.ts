import type { Question } from '../form/question';
import type { Loaded } from '@/domain/results/loaded';
import type { RefundTarget } from '../payment/refund';
import type { Server } from './server';
import { paths } from '@/paths';
import type { CancellationQuote, CancellationRefusal } from './cancellation';
import type { CancellationChoice } from './cancellationChoice';

/** Choices in the question before a server is cancelled. */
export interface CancellationSubject {
  readonly server: Pick<Server, 'id' | 'domain'>;
  readonly when: CancellationChoice['when'];
  /** Where the refund goes, as far as it came from there. */
  readonly target: RefundTarget;
}

/** The question, and what came of it: another amount may be given back by now than the one that was shown. */
export type CancellationState = Question<CancellationSubject, CancellationRefusal>;

/** The question as it opens. */
export function newCancellation(server: CancellationSubject['server']): CancellationSubject {
  return { server, when: 'atEnd', target: 'balance' };
}

/** View of the cancellation dialog. */
export type CancellationView = CancellationState & {
  readonly quote: Loaded<CancellationQuote>;
  /** Address of the refund policy. */
  readonly policyHref: string;
};

/** The dialog's view, or null while nothing is requested. A server whose period is over ends at once. */
export function toCancellationView(
  state: CancellationState | null,
  quote: Loaded<CancellationQuote>,
): CancellationView | null {
  if (!state) return null;
  const isOver = quote.status === 'ready' && quote.value.endsOn === null;
  return { ...state, when: isOver ? 'now' : state.when, quote, policyHref: paths.legal.refund };
}

/** Returns the choice to send; null before it can be sent. */
export function choiceOf({ when, target, quote }: CancellationView): CancellationChoice | null {
  if (quote.status !== 'ready') return null;
  return when === 'atEnd' ? { when } : { when, target, refund: quote.value.refund };
}
