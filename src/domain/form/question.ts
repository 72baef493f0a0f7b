import type { FailureReason } from '@/domain/results/loaded';

/** Confirmation question of an action with its result. It stays open until the action is done. */
export type Question<Subject extends object, Refusal = never> = Subject & {
  readonly submission:
    | { readonly status: 'idle' | 'pending' }
    | { readonly status: 'failed'; readonly reason: FailureReason | Refusal };
};

/** Returns a question that has not been answered. */
export function questionOf<Subject extends object>(
  subject: Subject,
): Subject & { submission: { status: 'idle' } } {
  return { ...subject, submission: { status: 'idle' } };
}
