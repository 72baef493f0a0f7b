import type { NotFoundPlace, NotFoundView } from './NotFoundScreen';
import { paths } from '@/paths';
import { nearestPath } from './nearestPath';

/** In visible characters. */
const shownPathLength = 200;

/** Nothing to see, or something that turns what is around it: such a path is shown encoded, as it came. */
const deceptive = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** The 404 view of a path: decoded for reading, cut to a sane length, with the nearest known address if any. */
export function toNotFoundView(pathname: string, place: NotFoundPlace = 'page'): NotFoundView {
  return {
    place,
    path: shortened(readable(pathname)),
    homeHref: paths.landing,
    suggestionHref: nearestPath(pathname),
  };
}

function readable(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    return deceptive.test(decoded) ? pathname : decoded;
  } catch {
    return pathname;
  }
}

/** By code points, so that no character is cut in two. */
function shortened(path: string): string {
  const characters = Array.from(path.slice(0, 4 * shownPathLength));
  if (characters.length <= shownPathLength) return path;
  return `${characters.slice(0, shownPathLength - 1).join('')}…`;
}
