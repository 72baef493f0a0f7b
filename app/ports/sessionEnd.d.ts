/**
 * For adapters: the backend refused a call because nobody is signed in (401). The portal asks who is, and has whoever
 * was sign in again where they are; the call itself fails as any other does.
 */
export declare const sessionEnded: () => void;
/** Tells when an adapter was refused for want of a session. Returns how to stop. */
export declare const onSessionEnd: (listener: () => void) => (() => void);
