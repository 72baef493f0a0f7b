import type { Question } from '../form/question';
import type { Loaded } from '@/domain/results/loaded';
import type { RefundTarget } from '../payment/refund';
import type { Server } from './server';
import { paths } from '@/paths';
import type { CancellationQuote, CancellationRefusal } from './cancellation';
import type { CancellationChoice } from './cancellationChoice';

/** Choices in the cancellation dialog. */
export interface CancellationSubject {
  readonly server: Pick<Server, 'id' | 'domain'>;
  readonly when: CancellationChoice['when'];
  /** Target of the refund, for the part that came from there. */
  readonly target: RefundTarget;
}

/** State of the dialog; the refund may have changed since it was shown. */
export type CancellationState = Question<CancellationSubject, CancellationRefusal>;

/** Initial choices of the dialog. */
export function newCancellation(server: CancellationSubject['server']): CancellationSubject {
  return { server, when: 'atEnd', target: 'balance' };
}

/** View of the cancellation dialog. */
export type CancellationView = CancellationState & {
  readonly quote: Loaded<CancellationQuote>;
  /** Address of the refund policy. */
  readonly policyHref: string;
};

/** Returns the dialog's view, or null while it is closed. An expired server ends at once. */
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
