import { Emitter } from '@app/stores/emitter';

const refusals = new Emitter();

/** For adapters: the backend refused to change anything, because an administrator looks at the account (403 `viewOnly`). */
export const viewRefused = refusals.emit;

/** Tells when that happened. Returns how to stop. */
export const onViewRefusal = refusals.subscribe;
