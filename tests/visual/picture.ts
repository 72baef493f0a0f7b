import type { Mode } from '../../.storybook/modes.ts';
import type { Pose } from './poses.ts';
import type { Size, Tile } from './tiles.ts';

/** Pictures to take of one render: a story in a mode, at rest and in its poses. */
export interface Shot {
  storyId: string;
  /** Whether its play comes first. */
  isPlayed: boolean;
  mode: Mode;
  poses: readonly Pose[];
}

/** `screens-servers-serverlistscreen--default.dark-375-en`: a key and, with an ending, a file's name. */
export function shotName({ storyId, mode }: Pick<Shot, 'storyId' | 'mode'>): string {
  return `${storyId}.${mode.name}`;
}

/** `dark-375-en.hover`: a picture among those of its story. */
export function pictureName({ name }: Pick<Mode, 'name'>, pose: string): string {
  return pose === '' ? name : `${name}.${pose}`;
}

/** A part of a picture, as a file's content. */
export interface TakenTile extends Pick<Tile, 'index' | 'of'> {
  bytes: Buffer;
  /** Content of the page as it was taken, where that was asked for too; see scene.ts. */
  scene?: Buffer;
}

/** A page in one picture, or in as many as it takes. */
export interface Exposure {
  /** Nothing at rest; a pose's name; `scroller-1`. */
  pose: string;
  page: Size;
  tiles: readonly TakenTile[];
}

/**
 * Changes that no picture shows, in lines: `motion` is movement where the picture is still, `unseen` is what elements
 * have for those who cannot see, point or wait, `order` is the order of focus; see posing.ts.
 */
export interface TextRecord {
  name: 'motion' | 'unseen' | 'order';
  lines: readonly string[];
}

/** Everything taken of one render. */
export interface TakenPicture {
  exposures: readonly Exposure[];
  records: readonly TextRecord[];
}

/** A picture, or why there is none. */
export type Picture = TakenPicture | { problem: string };

/** Pictures that a shot is counted as. */
export function countOf({ poses }: Pick<Shot, 'poses'>): number {
  return 1 + poses.length;
}
