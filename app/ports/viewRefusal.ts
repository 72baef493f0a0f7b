import { Emitter } from '@app/stores/emitter';

const refusals = new Emitter();

let sentence: string | null = null;

/**
 * For adapters: the backend refused a change, because an administrator is viewing the account (403 `viewOnly`) or the
 * person's role in it does not allow it (403 `role`).
 *
 * @param said the reason in the person's language
 */
export function viewRefused(said: string | null = null): void {
  sentence = said;
  refusals.emit();
}

/** Returns the reason of the latest refusal. */
export const refusalSentence = () => sentence;

/** Subscribes to such refusals; returns the unsubscribe function. */
export const onViewRefusal = refusals.subscribe;

let viewing = false;

/** Set by the shell, which knows whether an administrator is viewing a customer's account. */
export function setViewing(isViewing: boolean): void {
  viewing = isViewing;
}

/** Whether an administrator is viewing: then reading must leave no trace. */
export const isViewing = (): boolean => viewing;

/** Whether changes are refused anyway; then the reason is shown at once, without an optimistic update. */
export function refusesChange(): boolean {
  if (viewing) viewRefused();
  return viewing;
}
