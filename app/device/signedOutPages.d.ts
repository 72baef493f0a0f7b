import type { TabKey } from './storedKeys';
/** When somebody last signed out in this tab, in milliseconds since 1970. */
export declare const endedKey: TabKey;
/**
 * Has a page that the browser cached whole, with a password typed in it perhaps, reload when it comes back after
 * somebody has signed out.
 */
export declare function reloadAfterSignOut(): void;
