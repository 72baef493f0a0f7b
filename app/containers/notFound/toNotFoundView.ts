import type { NotFoundView } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import { paths } from '@app/routes/paths';

const shownPathLength = 200;

/** Further than this from every known address, a guess would only confuse. */
const farthestGuess = 0.4;

const known: readonly string[] = [
  paths.login,
  paths.register,
  paths.verify,
  paths.forgotPassword,
  ...Object.values(paths.legal),
  ...Object.values(paths.dashboard),
  ...Object.values(paths.admin),
];

/** The 404 view of a path: decoded for reading, cut to a sane length, with the nearest known address if any. */
export function toNotFoundView(pathname: string): NotFoundView {
  return {
    path: readable(pathname).slice(0, shownPathLength),
    homeHref: paths.landing,
    suggestionHref: nearest(pathname.slice(0, shownPathLength).toLowerCase()),
  };
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function nearest(pathname: string): string | null {
  let best: { path: string; distance: number } | null = null;
  for (const path of known) {
    const distance = editDistance(pathname, path) / Math.max(pathname.length, path.length);
    if (!best || distance < best.distance) best = { path, distance };
  }
  return best && best.distance <= farthestGuess ? best.path : null;
}

/** Levenshtein's distance, one row at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
