/** Serves the page's preferences from now on; `onReplace` hears of content that has been exchanged. */
export declare function storePreferences(onReplace?: () => void): void;
