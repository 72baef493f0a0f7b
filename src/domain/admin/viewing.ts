/** Maximum length of an impersonation session, in minutes (D33). */
const viewingMinutes = 30;

/** Returns when an impersonation session that starts now ends. */
export const viewingUntil = (now: Date): Date => new Date(now.getTime() + viewingMinutes * 60_000);
