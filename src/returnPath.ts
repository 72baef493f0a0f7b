import { paths } from './paths';

const longestPath = 2000;
const base = 'https://portal.invalid';

/** Pages to which nobody returns after signing in, because it would look as if signing in had failed. */
const nowhere: readonly string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.verify,
  paths.forgotPassword,
  paths.askSupport,
  paths.resetPassword,
];

/**
 * Returns the path to return to (D22) from an untrusted value; null if it is not of this site. Another host can hide
 * behind `//`, a backslash, control characters or dot segments, so the value is parsed like a browser does.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestPath || !/^\/[^\p{Cc}\\]*$/u.test(value))
    return null;
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || nowhere.includes(asRouted(pathname))) return null;
  return `${pathname}${search}${hash}`;
}

/** Normalizes a path like the router: decoded, lower case, without trailing slashes. */
function asRouted(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  } catch {
    return pathname;
  }
}

/** Returns the `?returnTo=` of a query; null if there is none, several, or it is not of this site. */
export function returnPathOf(search: string): string | null {
  const values = new URLSearchParams(search).getAll('returnTo');
  return values.length === 1 ? returnPath(values[0]) : null;
}
