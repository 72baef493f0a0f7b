/** Days before the last day on which the customer is reminded, unless the provider chooses others. */
export const defaultReminderDays = [14, 7, 3, 1] as const;
/** Days between suspension and deletion, unless the provider chooses others. */
export const defaultDeletionDays = 14;
