import type { CookieKey } from './storedKeys';

/**
 * Values that the device remembers are stored in cookies. They cannot overflow, the server reads them, and a
 * failure is silent.
 */
const yearInSeconds = 365 * 24 * 60 * 60;

/** The value of a cookie, or null; null as well where cookies are forbidden. */
export function readCookie(name: CookieKey): string | null {
  try {
    for (const pair of document.cookie.split('; ')) {
      const at = pair.indexOf('=');
      if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
    }
  } catch {
    // A malformed escape or a forbidden jar: nothing is remembered.
  }
  return null;
}

/** Remembers a value for a year, or as many seconds as given. `null` forgets it. */
export function writeCookie(name: CookieKey, value: string | null, maxAgeSeconds = yearInSeconds): void {
  try {
    const age = value === null ? 0 : maxAgeSeconds;
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${age}; Path=/; SameSite=Lax`;
  } catch {
    // Not remembered: the choice holds for this page.
  }
}
