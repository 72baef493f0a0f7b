import type { CookieKey } from './storedKeys';
/** The value of a cookie, or null; null as well where cookies are forbidden. */
export declare function readCookie(name: CookieKey): string | null;
/** Remembers a value for a year, or as many seconds as given. `null` forgets it. */
export declare function writeCookie(name: CookieKey, value: string | null, maxAgeSeconds?: number): void;
