import type { Box } from './pixels.ts';
import type { Size, Tile } from './tiles.ts';

/** Result for a screenshot or a tile of it. File names are relative to the report. */
export interface Finding {
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
  /** The names of the areas that changed: see clusters.ts. */
  parts?: readonly string[];
  /** Where a page takes more than one. */
  tile?: Pick<Tile, 'index' | 'of'>;
  /** The page, when it is no longer as large as it was. */
  sizes?: { before: Size; after: Size };
  before?: string;
  after?: string;
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

/** A finding with its cause. */
export interface Outcome extends Omit<Finding, 'parts'> {
  /** The changed file that explains it, or that a story is new, removed or failing: one entry of the report. */
  cause: string;
  /** The cause's name for `--approve`: eight hexadecimal digits. */
  causeName: string;
}

/** Checks whether a difference needs a person's approval; new pictures do, too: nobody has seen them yet. */
export function isUnapproved({ isApproved }: Finding): boolean {
  return !isApproved;
}

/** Whether an outcome is of words alone, which are counted as such: see words.ts. */
export function isOfWords({ title }: Pick<Finding, 'title'>): boolean {
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

/** `dark-375-en.contrast` in words: `dark, 375 px, English, forced colours`. A message's key stays as it is. */
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

/** `dark-375-en`, `dark-375-en.tile-2`: a picture or a tile of it, among those of its story. */
export function placeName({ picture, tile }: Pick<Finding, 'picture' | 'tile'>): string {
  return tile ? `${picture}.tile-${tile.index}` : picture;
}

const ranks: Readonly<Record<Finding['status'], number>> = { failed: 0, changed: 1, new: 2, removed: 3 };

/** The order of a report: what failed, then what changed, by place. */
export function byPlace(one: Finding, other: Finding): number {
  return (
    ranks[one.status] - ranks[other.status] ||
    one.title.localeCompare(other.title) ||
    one.storyId.localeCompare(other.storyId) ||
    one.picture.localeCompare(other.picture) ||
    (one.tile?.index ?? 1) - (other.tile?.index ?? 1)
  );
}
