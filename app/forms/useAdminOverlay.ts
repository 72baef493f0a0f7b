import { useCallback, useReducer } from 'react';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { formStateOf } from '@/domain/form/formState';
import type { Outcome } from '@/domain/results/outcome';
import type { PortError } from '@/domain/results/portError';
import type { AdminSubmission } from '@/screens/admin/list/adminListTypes';
import {
  overlayReducer,
  toOverlay,
  type OverlayAction,
  type OverlayState,
} from '@/screens/admin/list/adminOverlay';
import { toAdminSubmission } from '@/screens/admin/list/toAdminSubmission';
import { useLock, type Notice } from '@app/calls/calls';
import { useSend } from './useForm';
import type { NewNotice } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** State and calls of a dialog above an admin list: one call at a time, refusals shown in the dialog. */
export function useAdminOverlay<Row, Draft extends object, Action extends string>() {
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
    onDone: (value: Value) => Notice,
    toNotice?: (submission: AdminSubmission) => NewNotice,
  ) => {
    const onSettled = (value: Value) => {
      close();
      const notice = onDone(value);
      // An action affects most of the area: customers' servers, figures, activity.
      invalidate('admin');
      return notice;
    };
    const onFailed = (failure: AdminRefusal | PortError) =>
      toNotice?.(toAdminSubmission({ status: 'failed', failure }));
    sendForm(call, {
      event: 'admin-action-failed',
      onDone: onSettled,
      onDoneAway: onSettled,
      onFailed,
      onFailedAway: onFailed,
    });
  };

  return {
    overlay: toOverlay(state),
    send,
    openForm: useCallback(
      (row: Row | null, draft: Draft) => open({ kind: 'form', row, form: formStateOf(draft) }),
      [open],
    ),
    /** The draft is invalid. */
    refuse: useCallback(() => dispatch({ type: 'refused', fields: [] }), []),
    /** Handlers for the screen; stable functions. */
    actions: {
      onDetailsOpen: useCallback((row: Row) => open({ kind: 'details', row }), [open]),
      onQuestionAsk: useCallback(
        (action: Action, row: Row) => open({ kind: 'question', action, row, form: formStateOf({}) }),
        [open],
      ),
      onDraftChange: useCallback((patch: Partial<Draft>) => dispatch({ type: 'changed', patch }), []),
      onOverlayClose: close,
    },
  };
}
