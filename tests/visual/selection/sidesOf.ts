import { isPictured } from '../options.ts';
import type { StoryEntry } from '../storyEntry.ts';

/** Stories by the side of a comparison that captures them. */
export interface Sides {
  /** In their current form. */
  shared: StoryEntry[];
  added: StoryEntry[];
  /** Including existing stories that are no longer captured, because nobody would see them change. */
  removed: StoryEntry[];
}

/** Splits stories by whether both sides capture them. */
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
