import type { Mode } from '../../.storybook/modes.ts';
import type { Pose } from './poses.ts';
import type { Size, Tile } from './tiles.ts';

/** Pictures of one render: a story in a mode, at rest and in its poses. */
export interface Shot {
  storyId: string;
  /** Whether its play runs first. */
  isPlayed: boolean;
  mode: Mode;
  poses: readonly Pose[];
}

/** Returns a key, also used for file names: `screens-servers-serverlistscreen--default.dark-375-en`. */
export function shotName({ storyId, mode }: Pick<Shot, 'storyId' | 'mode'>): string {
  return `${storyId}.${mode.name}`;
}

/** Returns the name of a picture among those of its story: `dark-375-en.hover`. */
export function pictureName({ name }: Pick<Mode, 'name'>, pose: string): string {
  return pose === '' ? name : `${name}.${pose}`;
}

/** A tile of a picture with its content. */
export interface TakenTile extends Pick<Tile, 'index' | 'of'> {
  bytes: Buffer;
  /** DOM fingerprint of the page, if requested; see domFingerprint.ts. */
  domFingerprint?: Buffer;
}

/** All tiles of a page. */
export interface Exposure {
  /** Empty at rest; the name of a pose; `scroller-1`. */
  pose: string;
  page: Size;
  tiles: readonly TakenTile[];
}

/**
 * Lines about what no picture shows: `motion` has animations, `unseen` properties for assistive technology, pointers
 * and waiting, `order` the focus order; see installPoses.ts.
 */
export interface TextRecord {
  name: 'motion' | 'unseen' | 'order';
  lines: readonly string[];
}

/** All pictures of one render. */
export interface TakenPicture {
  exposures: readonly Exposure[];
  records: readonly TextRecord[];
}

/** A picture, or why there is none. */
export type Picture = TakenPicture | { problem: string };

/** Number of pictures of a shot. */
export function countOf({ poses }: Pick<Shot, 'poses'>): number {
  return 1 + poses.length;
}
