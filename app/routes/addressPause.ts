/**
 * Delay in milliseconds before the address is updated. Browsers limit the rate (Safari: 100 times in 30 s), so not
 * every keystroke may update it.
 */
export const addressPauseMs = 250;
