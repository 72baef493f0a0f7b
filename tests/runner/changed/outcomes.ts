import { commonCause } from './plan.ts';
import type { Spread } from './reach.ts';

/** What looks at the built portal, whose parts no import leads to. */
const ofBuiltPortal = /^tests\/(?:journeys|engines|language)\//;
const portal = /^(?:src\/|app\/|index\.html$)/;

/** Whether a change can make the tests or stories of a file come out otherwise. */
export function canComeOutOtherwise(file: string, spread: Spread): boolean {
  const { changed, dependents, stories } = spread;
  if (dependents.has(file) || commonCause(spread) !== undefined) return true;
  // They read the sources themselves.
  if (file.startsWith('tests/contract/')) return changed.length > 0;
  if (ofBuiltPortal.test(file)) return changed.some((path) => portal.test(path));
  return file.startsWith('stories/') && (stories.reach === 'everything' || stories.files.has(file));
}
