import type { Box } from './pixels.ts';
import type { Size, Tile } from './tiles.ts';

/** Result for a picture or a tile of it. File names are relative to the report. */
export interface Finding {
  status: 'changed' | 'new' | 'removed' | 'failed';
  storyId: string;
  title: string;
  name: string;
  /**
   * `light-1280-ru`, with a pose `light-1280-ru.hover`; `light-1280-ru.motion` and `.unseen` for properties that no
   * picture shows. For messages, the key.
   */
  picture: string;
  isApproved: boolean;
  /**
   * Hash of the approval: of the current pixels, motion or removed content. A failure has none and cannot be
   * approved.
   */
  hash?: string;
  /** Equal for the same difference in other pictures and stories. */
  difference: string;
  /** Names of the changed areas: see clusters.ts. */
  parts?: readonly string[];
  /** Set if the page has several tiles. */
  tile?: Pick<Tile, 'index' | 'of'>;
  /** Sizes of the page, if they differ. */
  sizes?: { before: Size; after: Size };
  before?: string;
  after?: string;
  /** Number of differing pixels, and their bounding box. */
  pixels?: number;
  box?: Box;
  /** Added and removed lines of what no picture shows. */
  lines?: { gone: string[]; come: string[] };
  /** Why there is no picture, or no comparison. */
  problem?: string;
  /** Changed files that the story reaches. */
  reasons: readonly string[];
}

/** A finding with its cause. */
export interface Outcome extends Omit<Finding, 'parts'> {
  /** Changed file that explains it, or that a story is new, removed or failing: one entry of the report. */
  cause: string;
  /** Name of the cause for `--approve`: eight hexadecimal digits. */
  causeName: string;
}

/** Whether a difference needs approval; new pictures do too, because nobody has seen them. */
export function isUnapproved({ isApproved }: Finding): boolean {
  return !isApproved;
}

/** Whether an outcome is about messages, which are counted separately: see messageFindings.ts. */
export function isOfMessages({ title }: Pick<Finding, 'title'>): boolean {
  return title.startsWith('words/');
}

const poseWords: Readonly<Record<string, string>> = {
  rtl: 'right to left',
  wide: '1920 px wide',
  laptop: '1024 px wide',
  narrow: '320 px wide',
  low: 'phone on its side',
  contrast: 'forced colours',
  pressed: 'pressed and focused',
  'hover-dark': 'hover, dark',
  'pressed-dark': 'pressed and focused, dark',
  motion: 'animations',
  unseen: 'attributes',
  order: 'order of focus',
};
const languageWords: Readonly<Record<string, string>> = {
  ru: 'Russian',
  en: 'English',
  pseudo: 'long words',
};

/**
 * Describes a place: `dark, 375 px, English, forced colours` for `dark-375-en.contrast`. A message's key stays the
 * same.
 */
export function placeInWords({ picture, tile }: Pick<Finding, 'picture' | 'tile'>): string {
  const parts = /^(light|dark)-(\d+)-(\w+)(?:\.(.+))?$/.exec(picture);
  if (!parts) return picture;
  const [, theme = '', width = '', language = '', pose = ''] = parts;
  return [
    theme,
    `${width} px`,
    languageWords[language] ?? language,
    poseWords[pose] ?? pose,
    tile ? `part ${tile.index} of ${tile.of}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns the name of a picture or tile among those of its story: `dark-375-en`, `dark-375-en.tile-2`. */
export function placeName({ picture, tile }: Pick<Finding, 'picture' | 'tile'>): string {
  return tile ? `${picture}.tile-${tile.index}` : picture;
}

const ranks: Readonly<Record<Finding['status'], number>> = { failed: 0, changed: 1, new: 2, removed: 3 };

/** Order of a report: failures, then changes, by place. */
export function byPlace(one: Finding, other: Finding): number {
  return (
    ranks[one.status] - ranks[other.status] ||
    one.title.localeCompare(other.title) ||
    one.storyId.localeCompare(other.storyId) ||
    one.picture.localeCompare(other.picture) ||
    (one.tile?.index ?? 1) - (other.tile?.index ?? 1)
  );
}
