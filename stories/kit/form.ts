import {
  formReducer,
  formStateOf,
  type FormAction,
  type FormState,
  type SendAction,
} from '@/domain/form/formState';
import { PortError, type PortErrorDetails, type PortErrorKind } from '@/domain/results/portError';

/** A form in which this was typed, after this has happened to it. */
export function formAfter<Draft extends object, Refusal = never>(
  initial: Draft,
  typed: Partial<Draft> = {},
  ...actions: readonly FormAction<Draft, Refusal>[]
): FormState<Draft, Refusal> {
  const start = formStateOf<Draft, Refusal>(initial, { ...initial, ...typed });
  return actions.reduce(formReducer<Draft, Refusal>, start);
}

/** Focus has left these fields: they show what is wrong with them. */
export function leaving(...fields: readonly string[]) {
  return fields.map((field) => ({ type: 'left', field }) as const);
}

/** A submit was refused by the form's own rules. */
export function refusedBy(problems: object) {
  return { type: 'refused', fields: Object.keys(problems) } as const;
}

/** Submitting failed: the port refused, or did not answer. */
export function failedBy(kind: PortErrorKind, details?: PortErrorDetails) {
  return { type: 'failed', failure: new PortError(kind, details) } as const;
}

/** States of a submission, for a control. */
export const sendings = ['idle', 'pending', 'offline', 'timeout', 'unexpected'] as const;

/** Returns the actions that bring a form to this state of sending. */
export function sending(state: (typeof sendings)[number]): readonly SendAction<never>[] {
  if (state === 'idle') return [];
  return state === 'pending' ? [{ type: 'sent' }] : [failedBy(state)];
}

/** An address as long as addresses come. */
export const longEmail = `${'a'.repeat(60)}@${'subdomain.'.repeat(20)}example.ru`;

/** A file as picked, of so many bytes that need not be there. */
export function fileOf(name: string, size: number): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}
