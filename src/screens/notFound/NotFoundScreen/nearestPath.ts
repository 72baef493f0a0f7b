import { paths, redirects } from '@/paths';

/** Maximum distance of a suggestion, as a share of the longer path; a farther one would confuse. */
const farthestGuess = 0.4;

/** Distance of an address from one that starts with it. */
const beginningDistance = 0.2;

/** Maximum compared length; no known address is similar to a longer one. */
const longestCompared = 100;

/** Common addresses of other portals, with their equivalents. */
const habits: Readonly<Record<string, string>> = {
  '/signin': paths.login,
  '/sign-in': paths.login,
  '/auth': paths.login,
  '/signup': paths.register,
  '/sign-up': paths.register,
  '/registration': paths.register,
  '/password': paths.forgotPassword,
  '/legal': paths.legal.terms,
  '/agreement': paths.legal.terms,
  '/rules': paths.legal.rules,
  '/servers': paths.dashboard.vps,
  '/tariffs': paths.dashboard.vpsCatalog,
  '/plans': paths.dashboard.vpsCatalog,
  '/pricing': paths.dashboard.vpsCatalog,
  '/catalog': paths.dashboard.vpsCatalog,
  '/settings': paths.dashboard.userSettings,
  '/account': paths.dashboard.profile,
  '/tickets': paths.dashboard.support,
};

/** All spellings with their pages. */
const spellings: readonly (readonly [spelling: string, page: string])[] = makeSpellings();

function makeSpellings() {
  const { root: _dashboard, ...dashboard } = paths.dashboard;
  const { root: _admin, ...admin } = paths.admin;
  const pages: readonly string[] = [
    paths.login,
    paths.register,
    paths.verify,
    paths.forgotPassword,
    ...Object.values(paths.legal),
    ...Object.values(dashboard),
    ...Object.values(admin),
  ].filter(isWhole);
  return [
    ...pages.map((page) => [page, page] as const),
    ...Object.entries(redirects),
    ...Object.entries(habits),
    // Without the part that people omit: /cart means /dashboard/cart. Admin pages are never suggested.
    ...Object.values(dashboard)
      .filter(isWhole)
      .map((page) => [page.slice(paths.dashboard.root.length), page] as const),
    ...Object.entries(habits).map(([habit, page]) => [paths.dashboard.root + habit, page] as const),
  ];
}

/** Whether an address is complete: one with `:id` is not. */
function isWhole(address: string): boolean {
  return !address.includes(':');
}

/** Returns the known address that a mistyped one probably means (D6), or null. */
export function nearestPath(pathname: string): string | null {
  const typed = pathname
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (typed === '/' || typed.length > longestCompared) return null;
  let best: { page: string; distance: number } | null = null;
  for (const [spelling, page] of spellings) {
    const distance = isBeginning(typed, spelling)
      ? beginningDistance
      : editDistance(typed, spelling) / Math.max(typed.length, spelling.length);
    if (!best || distance < best.distance) best = { page, distance };
  }
  return best && best.distance <= farthestGuess ? best.page : null;
}

/** Whether an address ends at a word boundary of another: /legal/terms of /legal/terms-of-service. */
function isBeginning(typed: string, spelling: string): boolean {
  return spelling.startsWith(`${typed}-`) && typed.lastIndexOf('/') === spelling.lastIndexOf('/');
}

/** Optimal string alignment distance: insertions, deletions, replacements and transpositions. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(
        Math.min(
          at(row, j - 1) + (isSame ? 0 : 1),
          at(row, j) + 1,
          at(next, j - 1) + 1,
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
