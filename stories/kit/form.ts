import {
  formReducer,
  formStateOf,
  type FormAction,
  type FormState,
  type SendAction,
} from '@/domain/form/formState';
import { PortError, type PortErrorDetails, type PortErrorKind } from '@/domain/results/portError';

/** Makes a form with typed values after some actions. */
export function formAfter<Draft extends object, Refusal = never>(
  initial: Draft,
  typed: Partial<Draft> = {},
  ...actions: readonly FormAction<Draft, Refusal>[]
): FormState<Draft, Refusal> {
  const start = formStateOf<Draft, Refusal>(initial, { ...initial, ...typed });
  return actions.reduce(formReducer<Draft, Refusal>, start);
}

/** Actions of fields that lost focus and so show their errors. */
export function blurred(...fields: readonly string[]) {
  return fields.map((field) => ({ type: 'left', field }) as const);
}

/** Action of a submit that validation refused. */
export function refusedBy(problems: object) {
  return { type: 'refused', fields: Object.keys(problems) } as const;
}

/** Action of a failed submit: refused by the port, or without an answer. */
export function failedBy(kind: PortErrorKind, details?: PortErrorDetails) {
  return { type: 'failed', failure: new PortError(kind, details) } as const;
}

/** Submission states, for a control. */
export const sendings = ['idle', 'pending', 'offline', 'timeout', 'unexpected'] as const;

/** Returns the actions that lead to a submission state. */
export function sending(state: (typeof sendings)[number]): readonly SendAction<never>[] {
  if (state === 'idle') return [];
  return state === 'pending' ? [{ type: 'sent' }] : [failedBy(state)];
}

/** The longest possible address. */
export const longEmail = `${'a'.repeat(60)}@${'subdomain.'.repeat(20)}example.ru`;

/** Makes a file of this size without allocating it. */
export function fileOf(name: string, size: number): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}
