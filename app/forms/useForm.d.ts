import { type Dispatch } from 'react';
import { type FormAction, type FormState, type SendAction } from '@/domain/form/formState';
import { type Outcome } from '@/domain/outcome';
import type { PortError } from '@/domain/portError';
import { type Lock } from '@app/calls/calls';
/** What follows sending, beside what the form shows: `Away` where the screen was left meanwhile. */
export interface SendHandlers<Value, Refusal> {
  onDone: (value: Value) => void;
  onDoneAway?: (value: Value) => void;
  onFailed?: (failure: PortError | Refusal) => void;
  onFailedAway?: (failure: PortError | Refusal) => void;
  /** The fields whose values a refusal is about. */
  rejectedBy?: (failure: PortError | Refusal) => readonly string[];
}
/** Sends a form, unless it is being sent already. */
export type Send<Refusal> = <Value>(
  start: () => Promise<Outcome<Value, Refusal>>,
  handlers: SendHandlers<Value, Refusal>,
) => void;
/** Sends what a form holds, once at a time, and tells the form's reducer how it goes. */
export declare function useSend<Refusal>(
  dispatch: (action: SendAction<Refusal>) => void,
  lock: Lock,
): Send<Refusal>;
export interface FormOptions<Draft> {
  /** The form as it opens; read once. */
  initial: () => Draft;
  /** What an earlier visit left in it; read once. */
  restored?: () => Draft;
  /** Stores the draft whenever it changes, for whoever comes back. */
  persist?: (draft: Draft) => void;
  /** `once`: a success leads away, and nothing is sent any more. */
  after: 'once' | 'repeatable';
}
export interface FormControl<Draft extends object, Refusal> {
  state: FormState<Draft, Refusal>;
  dispatch: Dispatch<FormAction<Draft, Refusal>>;
  send: Send<Refusal>;
  /** For another call of the same screen: never beside sending. */
  lock: Lock;
}
/** A form at work: its state, sending it, and its draft stored where the screen stores one. */
export declare function useForm<Draft extends object, Refusal = never>({
  initial,
  restored,
  persist,
  after,
}: FormOptions<Draft>): FormControl<Draft, Refusal>;
