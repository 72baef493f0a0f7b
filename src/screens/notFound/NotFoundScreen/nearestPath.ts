import { paths, redirects } from '@/paths';

/** Further than this from every known address, a guess would only confuse. As a share of the longer of the two. */
const farthestGuess = 0.4;

/** How far an address is from one that it is the beginning of. */
const beginningDistance = 0.2;

/** Longer than any address with a neighbour: comparing more would cost time and find nothing. */
const longestCompared = 100;

/** Addresses that people type out of habit or from other portals. Each leads to the page meant. */
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

/** Every spelling that leads somewhere, with the page it means. */
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
    // Without the part that people leave out: /cart means /dashboard/cart. The provider's side is nobody's guess.
    ...Object.values(dashboard)
      .filter(isWhole)
      .map((page) => [page.slice(paths.dashboard.root.length), page] as const),
    ...Object.entries(habits).map(([habit, page]) => [paths.dashboard.root + habit, page] as const),
  ];
}

/** Whether an address leads somewhere as it stands: one with `:id` needs a thing's own. */
function isWhole(address: string): boolean {
  return !address.includes(':');
}

/** The known address that a mistyped one probably means (D6), or null where none is near. */
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

/** Whether an address stops where a word of another one ends: /legal/terms, of /legal/terms-of-service. */
function isBeginning(typed: string, spelling: string): boolean {
  return spelling.startsWith(`${typed}-`) && typed.lastIndexOf('/') === spelling.lastIndexOf('/');
}

/** Letters to add, drop, replace, or exchange with their neighbour (optimal string alignment), row by row. */
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
