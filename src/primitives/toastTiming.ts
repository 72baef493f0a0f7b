/** The times of a notice (§4, §9), in milliseconds; apart from Toast so that who plans one need not load its code. */
export const toastDelayMs = 100;
/** How long it stays unless it says otherwise. */
export const toastDurationMs = 5000;
/** Between its closing and its removal. */
export const toastExitMs = 300;
