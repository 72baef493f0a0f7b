import { Emitter } from '@app/stores/emitter';

const ended = new Emitter();

/**
 * For adapters: the backend refused a call because nobody is signed in (401). The portal asks who is, and has whoever
 * was sign in again where they are; the call itself fails as any other does.
 */
export const sessionEnded = ended.emit;

/** Tells when an adapter was refused for want of a session. Returns how to stop. */
export const onSessionEnd = ended.subscribe;
