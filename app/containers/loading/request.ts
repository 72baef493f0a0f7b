import type { FailureReason } from '@/domain/loaded';
import { failureReason } from '@app/ports/toPortError';

/** A call of a port that gives up when its signal says so. */
export type Load<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Asks once and tells how it went. Returns how to stop waiting: from then on the answer, and a failure too, counts for
 * nothing. An effect that asks returns what this returns.
 */
export function request<Value>(
  load: Load<Value>,
  onAnswer: (value: Value) => void,
  onFailure: (reason: FailureReason, error: unknown) => void,
): () => void {
  const abort = new AbortController();
  load(abort.signal).then(
    (value) => {
      if (!abort.signal.aborted) onAnswer(value);
    },
    (error: unknown) => {
      if (!abort.signal.aborted) onFailure(failureReason(error), error);
    },
  );
  return () => abort.abort();
}
