const listeners = new Set<() => void>();

/**
 * For adapters: the backend refused a call because nobody is signed in (401). The portal asks who is, and has whoever
 * was sign in again where they are; the call itself fails as any other does.
 */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

/** Tells when an adapter was refused for want of a session. Returns how to stop. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
