import type { FailureReason } from '@/domain/results/loaded';

/** Question before an action, and the outcome of its answer. It stays open until the action is done. */
export type Question<Subject extends object, Refusal = never> = Subject & {
  readonly submission:
    | { readonly status: 'idle' | 'pending' }
    | { readonly status: 'failed'; readonly reason: FailureReason | Refusal };
};

/** A question that nobody has answered yet. */
export function questionOf<Subject extends object>(
  subject: Subject,
): Subject & { submission: { status: 'idle' } } {
  return { ...subject, submission: { status: 'idle' } };
}
