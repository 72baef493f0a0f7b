/** Times of a notice in milliseconds (§4, §9); separate, so that planning one does not load Toast. */
export const toastDelayMs = 100;
/** Default display time. */
export const toastDurationMs = 5000;
/** Time between closing and removal. */
export const toastExitMs = 300;
