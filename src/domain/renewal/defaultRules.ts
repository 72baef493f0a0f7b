/** Days before the last day on which the customer is reminded, unless the provider chooses others. */
export const defaultReminderDays = [14, 7, 3, 1] as const;
/** Days between the bill and the suspension, unless the provider chooses others (D29). */
export const defaultGraceDays = 3;
/** Days between suspension and deletion, unless the provider chooses others. */
export const defaultDeletionDays = 14;
