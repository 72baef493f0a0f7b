import type { Box } from './pixels.ts';
import type { Size, Tile } from './tiles.ts';

/** Outcome for a picture, or for a tile of it. Names are of files beside the report. */
export interface Outcome {
  status: 'changed' | 'new' | 'removed' | 'failed';
  storyId: string;
  title: string;
  name: string;
  /**
   * `light-1280-ru`; of a story in a pose, `light-1280-ru.hover`; `light-1280-ru.motion` and `.unseen` for what no picture
   * shows. Of words, the message's key.
   */
  picture: string;
  isApproved: boolean;
  /**
   * Hash that an approval is bound to: of the pixels there are now, of the motion, or of the removed content.
   * A failure has none and cannot be approved.
   */
  hash?: string;
  /** The same for the same difference in other pictures and stories. */
  difference: string;
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
  /** Of what no picture shows: the lines that went and came. */
  lines?: { gone: string[]; come: string[] };
  /** Why there is no picture, or why it is no longer compared. */
  problem?: string;
  /** The changed files that the story reaches. */
  reasons: readonly string[];
}

/** Checks whether a difference needs a person's approval; new pictures do, too: nobody has seen them yet. */
export function isUnapproved({ isApproved }: Outcome): boolean {
  return !isApproved;
}

/** Whether an outcome is of words alone, which are counted as such: see words.ts. */
export function isOfWords({ title }: Pick<Outcome, 'title'>): boolean {
  return title.startsWith('words/');
}

/** `dark-375-en`, `dark-375-en.tile-2`: a picture or a tile of it, among those of its story. */
export function placeName({ picture, tile }: Pick<Outcome, 'picture' | 'tile'>): string {
  return tile ? `${picture}.tile-${tile.index}` : picture;
}

const ranks: Readonly<Record<Outcome['status'], number>> = { failed: 0, changed: 1, new: 2, removed: 3 };

/** The order of a report: what failed, then what changed, by place. */
export function byPlace(one: Outcome, other: Outcome): number {
  return (
    ranks[one.status] - ranks[other.status] ||
    one.title.localeCompare(other.title) ||
    one.storyId.localeCompare(other.storyId) ||
    one.picture.localeCompare(other.picture) ||
    (one.tile?.index ?? 1) - (other.tile?.index ?? 1)
  );
}
