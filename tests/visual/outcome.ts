import type { Box } from './comparePixels.ts';
import type { Size, Tile } from './tiles.ts';

/** What became of a picture, or of a tile of it. Names are of files beside the report. */
export interface Outcome {
  status: 'changed' | 'new' | 'removed' | 'failed';
  storyId: string;
  title: string;
  name: string;
  mode: string;
  isApproved: boolean;
  /** Where a page takes more than one. */
  tile?: Pick<Tile, 'index' | 'of'>;
  /** The page, when it is no longer as large as it was. */
  sizes?: { before: Size; after: Size };
  before?: string;
  after?: string;
  marked?: string;
  /** Pixels that differ, and the box around them. */
  pixels?: number;
  box?: Box;
  /** Why there is no picture, or why it is no longer compared. */
  problem?: string;
  /** The changed files that the story reaches. */
  reasons: readonly string[];
}

/** What was seen before and has changed needs a person's word; a story that is new had nothing to change. */
export function isUnapproved({ status, isApproved }: Outcome): boolean {
  return status !== 'new' && !isApproved;
}

const ranks: Readonly<Record<Outcome['status'], number>> = { failed: 0, changed: 1, new: 2, removed: 3 };

/** The order of a report: what failed, then what changed, by place. */
export function byPlace(one: Outcome, other: Outcome): number {
  return (
    ranks[one.status] - ranks[other.status] ||
    one.title.localeCompare(other.title) ||
    one.storyId.localeCompare(other.storyId) ||
    one.mode.localeCompare(other.mode) ||
    (one.tile?.index ?? 1) - (other.tile?.index ?? 1)
  );
}
