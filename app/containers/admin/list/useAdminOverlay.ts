import { useCallback, useReducer, useRef } from 'react';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { Outcome } from '@/domain/outcome';
import type { AdminOverlay, AdminSubmission } from '@/screens/admin/list/adminListTypes';
import { failureReason } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** What is open above a list; the problems of a form follow from its draft. */
type OverlayState<Row, Draft, Action extends string> =
  | Exclude<AdminOverlay<Row, Draft, never, Action>, { kind: 'form' }>
  | Omit<Extract<AdminOverlay<Row, Draft, never, Action>, { kind: 'form' }>, 'problems'>;

type OverlayAction<Row, Draft, Action extends string> =
  | { type: 'opened'; overlay: OverlayState<Row, Draft, Action> }
  | { type: 'drafted'; patch: Partial<Draft> }
  | { type: 'refused' }
  | { type: 'submission'; submission: AdminSubmission };

function overlayReducer<Row, Draft, Action extends string>(
  state: OverlayState<Row, Draft, Action>,
  action: OverlayAction<Row, Draft, Action>,
): OverlayState<Row, Draft, Action> {
  if (action.type === 'opened') return action.overlay;
  if (state.kind !== 'form')
    return state.kind === 'question' && action.type === 'submission'
      ? { ...state, submission: action.submission }
      : state;
  switch (action.type) {
    case 'drafted':
      return { ...state, draft: { ...state.draft, ...action.patch } };
    case 'refused':
      return { ...state, refusals: state.refusals + 1 };
    case 'submission':
      return {
        ...state,
        submission: action.submission,
        refusals: action.submission.status === 'failed' ? state.refusals + 1 : state.refusals,
      };
  }
}

const idle: AdminSubmission = { status: 'idle' };

/** The dialog above an admin list, and sending what it asks for: one call at a time, its refusal said in the dialog. */
export function useAdminOverlay<Row, Draft extends object, Action extends string>() {
  const { log } = usePorts();
  const { invalidate } = useReads();
  const [overlay, dispatch] = useReducer<
    OverlayState<Row, Draft, Action>,
    [OverlayAction<Row, Draft, Action>]
  >(overlayReducer, { kind: 'none' });
  // Taken at once, not with the next render: a second press in the same breath must not send twice.
  const isBusy = useRef(false);

  const close = useCallback(() => dispatch({ type: 'opened', overlay: { kind: 'none' } }), []);
  const send = <Value>(
    call: () => Promise<Outcome<Value, AdminRefusal>>,
    onDone: (value: Value) => void,
    onFailed: (submission: AdminSubmission) => void = () => undefined,
  ) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const settle = (submission: AdminSubmission) => {
      isBusy.current = false;
      dispatch({ type: 'submission', submission });
      onFailed(submission);
    };
    dispatch({ type: 'submission', submission: { status: 'pending' } });
    call().then(
      (outcome) => {
        if (outcome.status === 'refused') {
          settle({ status: 'failed', reason: outcome.refusal });
          return;
        }
        isBusy.current = false;
        close();
        onDone(outcome.value);
        // A customer's servers, the figures, the activity: what is done here shows in most of the area.
        invalidate('admin');
      },
      (error: unknown) => {
        log.event('admin-action-failed', { error: String(error) });
        settle({ status: 'failed', reason: failureReason(error) });
      },
    );
  };

  return {
    overlay,
    close,
    send,
    showDetails: useCallback(
      (row: Row) => dispatch({ type: 'opened', overlay: { kind: 'details', row } }),
      [],
    ),
    openForm: useCallback(
      (row: Row | null, draft: Draft) =>
        dispatch({
          type: 'opened',
          overlay: { kind: 'form', row, draft, refusals: 0, submission: idle },
        }),
      [],
    ),
    ask: useCallback(
      (action: Action, row: Row) =>
        dispatch({ type: 'opened', overlay: { kind: 'question', action, row, submission: idle } }),
      [],
    ),
    changeDraft: useCallback((patch: Partial<Draft>) => dispatch({ type: 'drafted', patch }), []),
    refuse: useCallback(() => dispatch({ type: 'refused' }), []),
  };
}

/** The overlay as the screen shows it: problems show from the first refused attempt on, until they are solved. */
export function withProblems<Row, Draft, Problems, Action extends string>(
  overlay: OverlayState<Row, Draft, Action>,
  problemsOf: (draft: Draft, row: Row | null) => Problems,
  none: Problems,
): AdminOverlay<Row, Draft, Problems, Action> {
  if (overlay.kind !== 'form') return overlay;
  return {
    ...overlay,
    problems: overlay.refusals > 0 ? problemsOf(overlay.draft, overlay.row) : none,
  };
}
