import type { PortError } from '@/domain/results/portError';

/** State of submitting a form. It fails with an unforeseen error or a refusal that the screen explains. */
export type FormSubmission<Refusal = never> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; failure: PortError | Refusal }
  | { status: 'done' };

/** A form: its draft, its problems and its submission. */
export interface FormState<Draft extends object, Refusal = never> {
  /** Values that the draft is compared with. */
  initial: Draft;
  draft: Draft;
  /** Fields that have lost focus; they show their problems. */
  left: readonly string[];
  /** Fields with problems at the last submit. Each shows its message until its value is valid. */
  refused: readonly string[];
  /** Fields whose values the server rejected, until they change. */
  rejected: readonly string[];
  /** Counts failed submits, so that focus moves to the problem each time. */
  refusals: number;
  submission: FormSubmission<Refusal>;
}

/** Events of a submission. */
export type SendAction<Refusal> =
  | { type: 'sent' }
  | { type: 'failed'; failure: PortError | Refusal; rejected?: readonly string[] }
  | { type: 'done' }
  /** The submit was withdrawn and the person knows why; the form is as before. */
  | { type: 'withdrawn' }
  /** The submit failed for want of a session, and the person has signed in again (D22). */
  | { type: 'resumed' };

export type FormAction<Draft extends object, Refusal = never> =
  | SendAction<Refusal>
  | { type: 'changed'; patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>) }
  | { type: 'left'; field: string }
  | { type: 'refused'; fields: readonly string[]; rejected?: readonly string[] }
  /**
   * Forgets the last submit and its problems: another step or another call of the same screen starts, or the form stays
   * as it is.
   */
  | { type: 'cleared' }
  /** Another call of the same screen failed, and its message needs focus. */
  | { type: 'interrupted' }
  /** Idle with this draft, after success or after discarding changes. */
  | { type: 'reset'; draft: Draft };

/** Returns an idle form; `draft` is the input left by an earlier visit. */
export function formStateOf<Draft extends object, Refusal = never>(
  initial: Draft,
  draft = initial,
): FormState<Draft, Refusal> {
  return { initial, draft, left: [], refused: [], rejected: [], refusals: 0, submission: { status: 'idle' } };
}

/** Applies an event to a form. Only input and `reset` change the draft: no refusal and no failure loses any of it. */
export function formReducer<Draft extends object, Refusal = never>(
  state: FormState<Draft, Refusal>,
  action: FormAction<Draft, Refusal>,
): FormState<Draft, Refusal> {
  const { draft, left, rejected, refusals, submission } = state;
  switch (action.type) {
    case 'changed': {
      const patch = typeof action.patch === 'function' ? action.patch(draft) : action.patch;
      const stillRejected = rejected.filter((field) => !(field in patch));
      // Changing the rejected value resolves the refusal.
      const isAnswered = stillRejected.length < rejected.length && submission.status === 'failed';
      return {
        ...state,
        draft: { ...draft, ...patch },
        rejected: stillRejected,
        submission: isAnswered ? { status: 'idle' } : submission,
      };
    }
    case 'left':
      return left.includes(action.field) ? state : { ...state, left: [...left, action.field] };
    case 'refused':
      // Ignores another submit while one is pending.
      if (submission.status === 'pending') return state;
      return {
        ...state,
        refused: action.fields,
        rejected: action.rejected ?? rejected,
        refusals: refusals + 1,
        submission: { status: 'idle' },
      };
    case 'sent':
      return { ...state, refused: [], rejected: [], submission: { status: 'pending' } };
    case 'failed':
      return {
        ...state,
        rejected: action.rejected ?? [],
        refusals: refusals + 1,
        submission: { status: 'failed', failure: action.failure },
      };
    case 'done':
      return { ...state, submission: { status: 'done' } };
    case 'withdrawn':
    case 'resumed':
      return { ...state, submission: { status: 'idle' } };
    case 'cleared':
      if (submission.status === 'pending') return state;
      return { ...state, refused: [], refusals: 0, submission: { status: 'idle' } };
    case 'interrupted':
      return { ...state, refusals: refusals + 1 };
    case 'reset':
      return formStateOf(action.draft);
  }
}

/** Returns the problems of fields that were blurred or refused; a message disappears once its problem is fixed. */
export function shownProblems<Problems extends object>(
  problems: Problems,
  { left, refused }: Pick<FormState<object>, 'left' | 'refused'>,
): Partial<Problems> {
  const shown = Object.entries(problems).filter(([field]) => left.includes(field) || refused.includes(field));
  return Object.fromEntries(shown) as Partial<Problems>;
}

/** Returns the submission as a screen shows it. After success the form stays disabled until navigation. */
export function shownSubmission<Refusal, Failure>(
  submission: FormSubmission<Refusal>,
  toFailure: (failure: PortError | Refusal) => Failure,
): { status: 'idle' } | { status: 'pending' } | ({ status: 'failed' } & Failure) {
  switch (submission.status) {
    case 'failed':
      return { status: 'failed', ...toFailure(submission.failure) };
    case 'done':
      return { status: 'pending' };
    default:
      return submission;
  }
}
