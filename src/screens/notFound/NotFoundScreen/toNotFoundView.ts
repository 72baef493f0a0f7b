import type { NotFoundPlace, NotFoundView } from './NotFoundScreen';
import { paths } from '@/paths';
import { nearestPath } from './nearestPath';

/** Maximum length in visible characters. */
const shownPathLength = 200;

/** Invisible or direction-changing characters: such a path is shown encoded. */
const deceptive = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** Makes the 404 view: the path decoded and shortened, with a suggestion if any. */
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

/** By code points, so that no character is split. */
function shortened(path: string): string {
  const characters = Array.from(path.slice(0, 4 * shownPathLength));
  if (characters.length <= shownPathLength) return path;
  return `${characters.slice(0, shownPathLength - 1).join('')}…`;
}
