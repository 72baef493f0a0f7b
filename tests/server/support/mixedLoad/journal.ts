/** Result of an act as its caller knows it: acknowledged whole, refused, or disconnected. */
export type Outcome =
  | { readonly status: 'acknowledged' | 'refused'; readonly code: number; readonly body: unknown }
  | { readonly status: 'unanswered'; readonly reason: string };

/** One writing call of the load. */
export interface Act {
  /** The owner's e-mail. */
  readonly email: string;
  readonly kind: ActKind;
  /** Its `Idempotency-Key`, prefixed with its kind; null for a call without one. */
  readonly key: string | null;
  /** Mark left by the act: a unique text, or the number of the thing it acted on. */
  readonly mark: string;
  /** Makes the same call again on a server. */
  readonly again: (origin: string) => Promise<Outcome>;
  outcome: Outcome;
}

/** Kinds of actions; idempotency keys start with their kind. */
export type ActKind =
  | 'pay'
  | 'settle'
  | 'tariff'
  | 'ticket'
  | 'reply'
  | 'register'
  | 'verify'
  | 'payer'
  | 'cart'
  | 'edit'
  | 'reboot'
  | 'process';

/** Everything that was sent, in the order in which it was answered. */
export interface Journal {
  readonly acts: Act[];
  /** Calls back for each act whose answer came. */
  onAnswer: () => void;
}

/** Performs an action and records it; a lost connection is an outcome, too. */
export async function record(journal: Journal, act: Omit<Act, 'outcome'>, origin: string): Promise<Outcome> {
  const entry: Act = { ...act, outcome: { status: 'unanswered', reason: 'sent' } };
  // Recorded before sending, so that an unanswered action is in the journal.
  journal.acts.push(entry);
  entry.outcome = await act.again(origin);
  if (entry.outcome.status !== 'unanswered') journal.onAnswer();
  return entry.outcome;
}
