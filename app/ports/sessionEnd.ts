import { Emitter } from '@app/stores/emitter';

const ended = new Emitter();

/**
 * For adapters: the backend refused a call without a session (401), or with one about another account. The portal
 * checks the session and offers sign-in in place, or names both accounts; the call itself fails normally.
 */
export const sessionEnded = ended.emit;

/** Subscribes to calls refused for lack of a session; returns the unsubscribe function. */
export const onSessionEnd = ended.subscribe;
