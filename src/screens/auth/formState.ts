import type { PortError } from '@/domain/portError';
import type { FieldProblem, Problems } from '@/domain/auth/fieldRules';
import type { Submission } from '@/domain/auth/submission';
import { toSubmissionError } from './toSubmissionError';

/** Where the call of a form stands. */
export type CallState = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; failure: PortError };

/** A form of the account screens: what is typed, what was refused, where its call stands. */
export interface FormState<Draft extends object> {
  draft: Draft;
  /** Fields at fault in the last submit. Each shows its message until its value is right. */
  refused: readonly string[];
  /** Grows with every refusal: focus moves to the fault each time. */
  refusals: number;
  call: CallState;
}

export type FormAction<Draft extends object> =
  | { type: 'changed'; patch: Partial<Draft> }
  | { type: 'refused'; problems: Problems<Draft> }
  | { type: 'sent' }
  | { type: 'failed'; failure: PortError }
  /** Another call of the same screen starts: the last failure is history. */
  | { type: 'cleared' }
  /** Another call of the same screen failed: its message wants focus. */
  | { type: 'interrupted' };

/** A form at rest. */
export function formStateOf<Draft extends object>(draft: Draft): FormState<Draft> {
  return { draft, refused: [], refusals: 0, call: { status: 'idle' } };
}

/** What happens to a form. The draft changes only by typing: no refusal and no failure ever loses any of it. */
export function formReducer<Draft extends object>(
  state: FormState<Draft>,
  action: FormAction<Draft>,
): FormState<Draft> {
  switch (action.type) {
    case 'changed':
      return { ...state, draft: { ...state.draft, ...action.patch } };
    case 'refused':
      return {
        ...state,
        refused: Object.keys(action.problems),
        refusals: state.refusals + 1,
        call: { status: 'idle' },
      };
    case 'sent':
      return { ...state, refused: [], call: { status: 'pending' } };
    case 'failed':
      return {
        ...state,
        refusals: state.refusals + 1,
        call: { status: 'failed', failure: action.failure },
      };
    case 'cleared':
      return state.call.status === 'failed' ? { ...state, call: { status: 'idle' } } : state;
    case 'interrupted':
      return { ...state, refusals: state.refusals + 1 };
  }
}

/** Of the present problems, those the last submit was refused for: a message leaves as soon as it is solved. */
export function shownProblems<Draft extends object>(
  problems: Problems<Draft>,
  refused: readonly string[],
): Problems<Draft> {
  const shown = Object.entries<FieldProblem | undefined>(problems).filter(([field]) =>
    refused.includes(field),
  );
  return Object.fromEntries(shown) as Problems<Draft>;
}

/** When a refusal is about an account that waits for its verification, and where to verify it. */
export interface UnverifiedRefusal {
  statuses: readonly number[];
  href: string;
}

/** The call as a form shows it. Only a refusal in the server's own words leads to the verification. */
export function toSubmission(call: CallState, unverified?: UnverifiedRefusal): Submission {
  if (call.status !== 'failed') return call;
  const { failure } = call;
  const isUnverified =
    failure.error !== null &&
    failure.status !== null &&
    unverified?.statuses.includes(failure.status) === true;
  return {
    status: 'failed',
    error: toSubmissionError(failure),
    verifyHref: isUnverified ? unverified.href : null,
  };
}
