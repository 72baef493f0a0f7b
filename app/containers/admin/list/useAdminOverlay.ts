import { useCallback, useReducer } from 'react';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { formReducer, formStateOf, type FormAction, type FormState } from '@/domain/form/formState';
import type { Outcome } from '@/domain/outcome';
import { PortError } from '@/domain/portError';
import type { AdminOverlay, AdminSubmission } from '@/screens/admin/list/adminListTypes';
import { toAdminSubmission } from '@/screens/admin/list/toAdminSubmission';
import { useLock } from '@app/calls/calls';
import { useSend } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** What is open above a list; a question is a form without fields. */
type OverlayState<Row, Draft extends object, Action extends string> =
  | { kind: 'none' }
  | { kind: 'details'; row: Row }
  | { kind: 'form'; row: Row | null; form: FormState<Draft, AdminRefusal> }
  | { kind: 'question'; action: Action; row: Row; form: FormState<object, AdminRefusal> };

/** The overlay as the screen shows it; the problems of a form follow from its draft. */
type PlainOverlay<Row, Draft, Action extends string> =
  | Exclude<AdminOverlay<Row, Draft, never, Action>, { kind: 'form' }>
  | Omit<Extract<AdminOverlay<Row, Draft, never, Action>, { kind: 'form' }>, 'problems'>;

type OverlayAction<Row, Draft extends object, Action extends string> =
  { type: 'opened'; overlay: OverlayState<Row, Draft, Action> } | FormAction<Draft, AdminRefusal>;

function overlayReducer<Row, Draft extends object, Action extends string>(
  state: OverlayState<Row, Draft, Action>,
  action: OverlayAction<Row, Draft, Action>,
): OverlayState<Row, Draft, Action> {
  if (action.type === 'opened') return action.overlay;
  if (state.kind === 'form') return { ...state, form: formReducer(state.form, action) };
  // Nothing is typed into a question.
  if (state.kind === 'question' && action.type !== 'changed' && action.type !== 'reset')
    return { ...state, form: formReducer(state.form, action) };
  return state;
}

function toOverlay<Row, Draft extends object, Action extends string>(
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

/** The dialog above an admin list, and sending what it asks for: one call at a time, its refusal shown in the dialog. */
export function useAdminOverlay<Row, Draft extends object, Action extends string>() {
  const { log } = usePorts();
  const { invalidate } = useReads();
  const [state, dispatch] = useReducer<OverlayState<Row, Draft, Action>, [OverlayAction<Row, Draft, Action>]>(
    overlayReducer,
    { kind: 'none' },
  );
  const sendForm = useSend<AdminRefusal>(dispatch, useLock('repeatable'));
  const open = useCallback(
    (overlay: OverlayState<Row, Draft, Action>) => dispatch({ type: 'opened', overlay }),
    [],
  );
  const close = useCallback(() => open({ kind: 'none' }), [open]);

  const send = <Value>(
    call: () => Promise<Outcome<Value, AdminRefusal>>,
    onDone: (value: Value) => void,
    tellFailure: (submission: AdminSubmission) => void = () => undefined,
  ) => {
    const onSettled = (value: Value) => {
      close();
      onDone(value);
      // A customer's servers, the figures, the activity: what is done here shows in most of the area.
      invalidate('admin');
    };
    const onFailed = (failure: AdminRefusal | PortError) => {
      if (failure instanceof PortError) log.event('admin-action-failed', { error: String(failure) });
      tellFailure(toAdminSubmission({ status: 'failed', failure }));
    };
    sendForm(call, { onDone: onSettled, onDoneAway: onSettled, onFailed, onFailedAway: onFailed });
  };

  return {
    overlay: toOverlay(state),
    close,
    send,
    showDetails: useCallback((row: Row) => open({ kind: 'details', row }), [open]),
    openForm: useCallback(
      (row: Row | null, draft: Draft) => open({ kind: 'form', row, form: formStateOf(draft) }),
      [open],
    ),
    ask: useCallback(
      (action: Action, row: Row) => open({ kind: 'question', action, row, form: formStateOf({}) }),
      [open],
    ),
    changeDraft: useCallback((patch: Partial<Draft>) => dispatch({ type: 'changed', patch }), []),
    refuse: useCallback(() => dispatch({ type: 'refused', fields: [] }), []),
  };
}

/** The overlay as the screen shows it: problems show from the first refused attempt on, until they are solved. */
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
