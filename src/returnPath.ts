import { paths } from './paths';

const longestPath = 2000;
const base = 'https://portal.invalid';

/** Coming back to these after signing in would look as if it had not worked. (The landing page is no route.) */
const nowhere: readonly string[] = [
  paths.landing,
  paths.login,
  paths.register,
  paths.verify,
  paths.forgotPassword,
  paths.resetPassword,
];

/**
 * The place of this site to go back to (D22), from a value that anybody may have put into a link; null when it is
 * not one. Another host can hide behind `//`, a backslash, a control character that browsers drop, or dot segments, so
 * what counts is what the browser would make of it.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestPath || !/^\/[^\p{Cc}\\]*$/u.test(value))
    return null;
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || nowhere.includes(asRouted(pathname))) return null;
  return `${pathname}${search}${hash}`;
}

/** The path as the router compares it: decoded, in any case, with or without slashes at its end. */
function asRouted(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  } catch {
    return pathname;
  }
}

/** The one `?returnTo=` of a query; null when there is none, several, or it is not a place of this site. */
export function returnPathOf(search: string): string | null {
  const values = new URLSearchParams(search).getAll('returnTo');
  return values.length === 1 ? returnPath(values[0]) : null;
}
