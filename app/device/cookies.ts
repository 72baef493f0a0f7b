import type { CookieKey } from './storedKeys';

/**
 * Settings of the device are stored in cookies: they cannot overflow, the server reads them, and failures are silent.
 */
const yearInSeconds = 365 * 24 * 60 * 60;

/** Returns the value of a cookie, or null; also null if cookies are forbidden. */
export function readCookie(name: CookieKey): string | null {
  try {
    for (const pair of document.cookie.split('; ')) {
      const at = pair.indexOf('=');
      if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
    }
  } catch {
    // A malformed escape, or cookies are forbidden: nothing is stored.
  }
  return null;
}

/** Stores a value for a year, or as many seconds as given. `null` deletes it. */
export function writeCookie(name: CookieKey, value: string | null, maxAgeSeconds = yearInSeconds): void {
  try {
    const age = value === null ? 0 : maxAgeSeconds;
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${age}; Path=/; SameSite=Lax`;
  } catch {
    // Not stored: the choice lasts as long as this page.
  }
}
