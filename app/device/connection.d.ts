/**
 * Whether the browser has a network at all. It knows of no server that is down: that a call finds out. Where a page is
 * drawn at build time nobody is offline.
 */
export declare function isOnline(): boolean;
/** The same for a component, as it changes. */
export declare function useIsOnline(): boolean;
