import { useEffect, useEffectEvent, useReducer, type Dispatch } from 'react';
import {
  formReducer,
  formStateOf,
  type FormAction,
  type FormState,
  type SendAction,
} from '@/domain/form/formState';
import { refused, type Outcome } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import { useIsHere, useLock, type AfterSuccess, type Lock, type Notice } from '@app/calls/calls';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';

/** Handlers that run after sending, beside what the form shows. `Away`: the screen was left meanwhile. */
export interface SendHandlers<Value, Refusal> {
  /** Log name of a failure that no rule foresees; without it none is logged. */
  event?: string;
  onDone: (value: Value) => Notice;
  onDoneAway?: (value: Value) => Notice;
  onFailed?: (failure: PortError | Refusal) => Notice;
  onFailedAway?: (failure: PortError | Refusal) => Notice;
  /** The fields whose values a refusal is about. */
  rejectedBy?: (failure: PortError | Refusal) => readonly string[];
}

/** Sends a form, unless it is being sent already. */
export type Send<Refusal> = <Value>(
  start: () => Promise<Outcome<Value, Refusal>>,
  handlers: SendHandlers<Value, Refusal>,
) => void;

/** Sends what a form holds, once at a time, and tells the form's reducer how it goes. */
export function useSend<Refusal>(dispatch: (action: SendAction<Refusal>) => void, lock: Lock): Send<Refusal> {
  const isHere = useIsHere();
  const { log } = usePorts();
  const toast = useToast();
  const showNotice = (notice: Notice) => notice && toast(notice);
  return (start, { event, onDone, onDoneAway, onFailed, onFailedAway, rejectedBy }) =>
    void lock(async () => {
      dispatch({ type: 'sent' });
      const outcome = await start().catch((error: unknown) => refused(toPortError(error)));
      if (outcome.status === 'done') {
        dispatch({ type: 'done' });
        showNotice((isHere.current ? onDone : onDoneAway)?.(outcome.value));
        return true;
      }
      const { refusal: failure } = outcome;
      // An administrator only looks (D33): the shell says so.
      if (failure instanceof PortError && failure.code === 'viewOnly') {
        dispatch({ type: 'withdrawn' });
        return false;
      }
      if (event && failure instanceof PortError) log.event(event, { error: String(failure) });
      dispatch({ type: 'failed', failure, rejected: rejectedBy?.(failure) ?? [] });
      showNotice((isHere.current ? onFailed : onFailedAway)?.(failure));
      return false;
    });
}

export interface FormOptions<Draft> {
  /** The form as it opens; read once. */
  initial: () => Draft;
  /** Draft that an earlier visit left in it; read once. */
  restored?: () => Draft;
  /** Stores the draft whenever it changes, for whoever comes back. */
  persist?: (draft: Draft) => void;
  after: AfterSuccess;
  /** With `once`: what is in it for whoever comes back after it was sent; what was sent, where that does no harm again. */
  returned?: (sent: Draft) => Draft;
}

export interface FormControl<Draft extends object, Refusal> {
  state: FormState<Draft, Refusal>;
  dispatch: Dispatch<FormAction<Draft, Refusal>>;
  send: Send<Refusal>;
  /** Shows what keeps the draft from being sent, by field; false where nothing does. */
  refuse: (problems: object) => boolean;
  /** For another call of the same screen: never beside sending. */
  lock: Lock;
}

/** A form at work: its state, sending it, and its draft stored where the screen stores one. */
export function useForm<Draft extends object, Refusal = never>({
  initial,
  restored,
  persist,
  after,
  returned,
}: FormOptions<Draft>): FormControl<Draft, Refusal> {
  const [state, dispatch] = useReducer(formReducer<Draft, Refusal>, null, () =>
    formStateOf<Draft, Refusal>(initial(), restored?.()),
  );
  const lock = useLock(after, () =>
    dispatch(returned ? { type: 'reset', draft: returned(state.draft) } : { type: 'cleared' }),
  );
  const send = useSend(dispatch, lock);
  const { draft } = state;
  const store = useEffectEvent(() => {
    persist?.(draft);
  });
  useEffect(() => store(), [draft]);
  const refuse = (problems: object) => {
    const fields = Object.keys(problems);
    if (fields.length > 0) dispatch({ type: 'refused', fields });
    return fields.length > 0;
  };
  return { state, dispatch, send, refuse, lock };
}
