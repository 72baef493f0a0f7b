import type { PortError } from '@/domain/results/portError';

/** Where sending a form stands. It fails by what no rule foresaw, or by a refusal that its screen tells apart. */
export type FormSubmission<Refusal = never> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; failure: PortError | Refusal }
  | { status: 'done' };

/** A form: what is typed, what is wrong with it, where sending it stands. */
export interface FormState<Draft extends object, Refusal = never> {
  /** Values that the draft is compared with. */
  initial: Draft;
  draft: Draft;
  /** Fields that focus has left: they show what is wrong with them. */
  left: readonly string[];
  /** Fields at fault in the last submit. Each shows its message until its value is right. */
  refused: readonly string[];
  /** Fields whose values the other side did not take, until they change. */
  rejected: readonly string[];
  /** Grows with every refusal: focus moves to the fault each time. */
  refusals: number;
  submission: FormSubmission<Refusal>;
}

/** How sending a form goes on. */
export type SendAction<Refusal> =
  | { type: 'sent' }
  | { type: 'failed'; failure: PortError | Refusal; rejected?: readonly string[] }
  | { type: 'done' }
  /** Nothing came of it, and the person knows why: the form is as before. */
  | { type: 'withdrawn' };

export type FormAction<Draft extends object, Refusal = never> =
  | SendAction<Refusal>
  | { type: 'changed'; patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>) }
  | { type: 'left'; field: string }
  | { type: 'refused'; fields: readonly string[]; rejected?: readonly string[] }
  /**
   * The last submit, its faults and what came of it are history: another step or another call of the same screen
   * starts, or the form stays as it is.
   */
  | { type: 'cleared' }
  /** Another call of the same screen failed: its message wants focus. */
  | { type: 'interrupted' }
  /** At rest with this draft: sent and done, or given up. */
  | { type: 'reset'; draft: Draft };

/** A form at rest; `draft` is what an earlier visit left in it. */
export function formStateOf<Draft extends object, Refusal = never>(
  initial: Draft,
  draft = initial,
): FormState<Draft, Refusal> {
  return { initial, draft, left: [], refused: [], rejected: [], refusals: 0, submission: { status: 'idle' } };
}

/**
 * Applies an event to a form. The draft changes by hand and by `reset` only: no refusal and no failure loses any of it.
 */
export function formReducer<Draft extends object, Refusal = never>(
  state: FormState<Draft, Refusal>,
  action: FormAction<Draft, Refusal>,
): FormState<Draft, Refusal> {
  const { draft, left, rejected, refusals, submission } = state;
  switch (action.type) {
    case 'changed': {
      const patch = typeof action.patch === 'function' ? action.patch(draft) : action.patch;
      const stillRejected = rejected.filter((field) => !(field in patch));
      // What was rejected is answered by another value.
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
      // Behind a submit that is under way: one more press is no attempt.
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

/** Of the present problems, those of fields that were left or refused: a message goes as soon as it is solved. */
export function shownProblems<Problems extends object>(
  problems: Problems,
  { left, refused }: Pick<FormState<object>, 'left' | 'refused'>,
): Partial<Problems> {
  const shown = Object.entries(problems).filter(([field]) => left.includes(field) || refused.includes(field));
  return Object.fromEntries(shown) as Partial<Problems>;
}

/** Sending as a screen shows it. What is done leads away: until it has, nothing is pressed again. */
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
