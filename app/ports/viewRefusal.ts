import { Emitter } from '@app/stores/emitter';

const refusals = new Emitter();

/** For adapters: the backend refused to change anything, because an administrator looks at the account (403 `viewOnly`). */
export const viewRefused = refusals.emit;

/** Tells when that happened. Returns how to stop. */
export const onViewRefusal = refusals.subscribe;

let viewing = false;

/** The shell knows whether an administrator looks at a customer's account. */
export function setViewing(isViewing: boolean): void {
  viewing = isViewing;
}

/** Whether an administrator only looks: then reading leaves no trace. */
export const isViewing = (): boolean => viewing;

/** Whether a change is refused anyway: then the reason is given at once, and nothing shows that did not happen. */
export function refusesChange(): boolean {
  if (viewing) viewRefused();
  return viewing;
}
