/** How long a sign-in or an entered password allows sensitive actions of staff, in milliseconds. */
export const confirmationMs = 10 * 60_000;

/** Whether a session was confirmed recently enough for a sensitive action. */
export const isConfirmed = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < confirmationMs;
