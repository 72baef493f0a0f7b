import { isPictured } from '../options.ts';
import type { StoryEntry } from '../storyEntry.ts';

/** Stories by the side of a comparison that has pictures of them. */
export interface Sides {
  /** As they are now. */
  shared: StoryEntry[];
  added: StoryEntry[];
  /** Also what is there still, and has lost its pictures: nobody would see it change. */
  removed: StoryEntry[];
}

/** Which stories are pictured on both sides of a comparison, and which on one alone. */
export function sidesOf(before: readonly StoryEntry[], after: readonly StoryEntry[]): Sides {
  const [wereIds, areIds] = [picturedIds(before), picturedIds(after)];
  return {
    shared: after.filter(({ id }) => areIds.has(id) && wereIds.has(id)),
    added: after.filter(({ id }) => areIds.has(id) && !wereIds.has(id)),
    removed: before.filter(({ id }) => wereIds.has(id) && !areIds.has(id)),
  };
}

function picturedIds(stories: readonly StoryEntry[]): ReadonlySet<string> {
  return new Set(stories.filter(isPictured).map(({ id }) => id));
}
