import type { AdminRefusal } from '@/domain/admin/refusal';
import { formReducer, type FormAction, type FormState } from '@/domain/form/formState';
import type { AdminOverlay } from './adminListTypes';
import { toAdminSubmission } from './toAdminSubmission';

/** Open overlay of a list. A confirmation is a form without fields. */
export type OverlayState<Row, Draft extends object, Action extends string> =
  | { kind: 'none' }
  | { kind: 'details'; row: Row }
  | { kind: 'form'; row: Row | null; form: FormState<Draft, AdminRefusal> }
  | { kind: 'question'; action: Action; row: Row; form: FormState<object, AdminRefusal> };

/** The overlay without problems, which derive from its draft. */
type PlainOverlay<Row, Draft, Action extends string> =
  | Exclude<AdminOverlay<Row, Draft, never, Action>, { kind: 'form' }>
  | Omit<Extract<AdminOverlay<Row, Draft, never, Action>, { kind: 'form' }>, 'problems'>;

export type OverlayAction<Row, Draft extends object, Action extends string> =
  | { type: 'opened'; overlay: OverlayState<Row, Draft, Action> }
  | FormAction<Draft, AdminRefusal>;

/** Returns the next state of the overlay. A confirmation has no input. */
export function overlayReducer<Row, Draft extends object, Action extends string>(
  state: OverlayState<Row, Draft, Action>,
  action: OverlayAction<Row, Draft, Action>,
): OverlayState<Row, Draft, Action> {
  if (action.type === 'opened') return action.overlay;
  if (state.kind === 'form') return { ...state, form: formReducer(state.form, action) };
  if (state.kind === 'question' && action.type !== 'changed' && action.type !== 'reset')
    return { ...state, form: formReducer(state.form, action) };
  return state;
}

/** Makes the overlay's view without problems. */
export function toOverlay<Row, Draft extends object, Action extends string>(
  state: OverlayState<Row, Draft, Action>,
): PlainOverlay<Row, Draft, Action> {
  if (state.kind === 'form') {
    const { draft, refusals, submission } = state.form;
    return { kind: 'form', row: state.row, draft, refusals, submission: toAdminSubmission(submission) };
  }
  if (state.kind !== 'question') return state;
  const { action, row, form } = state;
  return { kind: 'question', action, row, submission: toAdminSubmission(form.submission) };
}

/** Adds problems to the overlay's view: visible from the first failed attempt until fixed. */
export function withProblems<Row, Draft, Problems, Action extends string>(
  overlay: PlainOverlay<Row, Draft, Action>,
  problemsOf: (draft: Draft, row: Row | null) => Problems,
  none: Problems,
): AdminOverlay<Row, Draft, Problems, Action> {
  if (overlay.kind !== 'form') return overlay;
  return {
    ...overlay,
    problems: overlay.refusals > 0 ? problemsOf(overlay.draft, overlay.row) : none,
  };
}
