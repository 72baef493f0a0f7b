/** How long an administrator looks at the portal as a customer at most, in minutes (D33). */
const viewingMinutes = 30;

/** When a viewing that starts now is over by itself. */
export const viewingUntil = (now: Date): Date => new Date(now.getTime() + viewingMinutes * 60_000);
