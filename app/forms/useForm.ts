import { useEffect, useEffectEvent, useReducer, useRef, type Dispatch } from 'react';
import {
  formReducer,
  formStateOf,
  type FormAction,
  type FormState,
  type SendAction,
} from '@/domain/form/formState';
import { refused, type Outcome } from '@/domain/results/outcome';
import { isSessionEnd, PortError } from '@/domain/results/portError';
import { useIsHere, useLock, type AfterSuccess, type Lock, type Notice } from '@app/calls/calls';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';

/** Handlers after sending. `Away`: the screen was left meanwhile. */
export interface SendHandlers<Value, Refusal> {
  /** Log name of an unforeseen failure; without it none is logged. */
  event?: string;
  onDone: (value: Value) => Notice;
  onDoneAway?: (value: Value) => Notice;
  onFailed?: (failure: PortError | Refusal) => Notice;
  onFailedAway?: (failure: PortError | Refusal) => Notice;
  /** Returns the fields that a refusal is about. */
  rejectedBy?: (failure: PortError | Refusal) => readonly string[];
}

/** Sends a form unless it is already pending. */
export type Send<Refusal> = <Value>(
  start: () => Promise<Outcome<Value, Refusal>>,
  handlers: SendHandlers<Value, Refusal>,
) => void;

/** Sends a form once at a time and reports the progress to its reducer. */
export function useSend<Refusal>(dispatch: (action: SendAction<Refusal>) => void, lock: Lock): Send<Refusal> {
  const isHere = useIsHere();
  const { log } = usePorts();
  const toast = useToast();
  const showNotice = (notice: Notice) => notice && toast(notice);
  // The sign-in in place hides the page, and effects run again when it is shown again.
  const isSessionOver = useRef(false);
  const resume = useEffectEvent(() => {
    if (isSessionOver.current) dispatch({ type: 'resumed' });
    isSessionOver.current = false;
  });
  useEffect(() => resume(), []);
  return (start, { event, onDone, onDoneAway, onFailed, onFailedAway, rejectedBy }) =>
    void lock(async () => {
      dispatch({ type: 'sent' });
      isSessionOver.current = false;
      const outcome = await start().catch((error: unknown) => refused(toPortError(error)));
      if (outcome.status === 'done') {
        dispatch({ type: 'done' });
        showNotice((isHere.current ? onDone : onDoneAway)?.(outcome.value));
        return true;
      }
      const { refusal: failure } = outcome;
      // The shell explains that viewing is read-only (D33).
      if (failure instanceof PortError && failure.code === 'viewOnly') {
        dispatch({ type: 'withdrawn' });
        return false;
      }
      isSessionOver.current = isSessionEnd(failure);
      if (event && failure instanceof PortError) log.event(event, { error: String(failure) });
      dispatch({ type: 'failed', failure, rejected: rejectedBy?.(failure) ?? [] });
      showNotice((isHere.current ? onFailed : onFailedAway)?.(failure));
      return false;
    });
}

export interface FormOptions<Draft> {
  /** Initial draft; read once. */
  initial: () => Draft;
  /** Draft of an earlier visit; read once. */
  restored?: () => Draft;
  /** Stores each change of the draft. */
  persist?: (draft: Draft) => void;
  after: AfterSuccess;
  /** With `once`: draft for a user who returns after sending, if sending it again does no harm. */
  returned?: (sent: Draft) => Draft;
}

export interface FormControl<Draft extends object, Refusal> {
  state: FormState<Draft, Refusal>;
  dispatch: Dispatch<FormAction<Draft, Refusal>>;
  send: Send<Refusal>;
  /** Shows problems by field and returns true; false without problems. */
  refuse: (problems: object) => boolean;
  /** Shared with other calls of the same screen. */
  lock: Lock;
}

/** State, submission and stored draft of a form. */
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
