/**
 * How long what a page asks for rests before the address says it, in milliseconds. Browsers refuse to write the address
 * on every keystroke (Safari: 100 times in 30 s), so it waits for a pause.
 */
export declare const addressPauseMs = 250;
