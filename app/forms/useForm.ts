import { useEffect, useEffectEvent, useReducer, type Dispatch } from 'react';
import { formReducer, formStateOf, type FormAction, type FormState } from '@/domain/form/formState';
import { useSend, type Send } from './useSend';

export interface FormOptions<Draft> {
  /** The form as it opens; read once. */
  initial: () => Draft;
  /** What an earlier visit left in it; read once. */
  restored?: () => Draft;
  /** Stores the draft whenever it changes, for whoever comes back. */
  persist?: (draft: Draft) => void;
  /** `once`: a success leads away. */
  after: 'once' | 'repeatable';
}

export interface FormControl<Draft extends object, Refusal> {
  state: FormState<Draft, Refusal>;
  dispatch: Dispatch<FormAction<Draft, Refusal>>;
  send: Send<Refusal>;
}

/** A form at work: its state, sending it, and its draft stored where the screen stores one. */
export function useForm<Draft extends object, Refusal = never>({
  initial,
  restored,
  persist,
  after,
}: FormOptions<Draft>): FormControl<Draft, Refusal> {
  const [state, dispatch] = useReducer(formReducer<Draft, Refusal>, null, () =>
    formStateOf<Draft, Refusal>(initial(), restored?.()),
  );
  const send = useSend(dispatch, after);
  const { draft } = state;
  const store = useEffectEvent(() => {
    persist?.(draft);
  });
  useEffect(() => store(), [draft]);
  return { state, dispatch, send };
}
