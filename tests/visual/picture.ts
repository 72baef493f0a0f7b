import type { Mode } from '../../.storybook/modes.ts';
import type { Size, Tile } from './tiles.ts';

/** A picture to take: a story in a mode. */
export interface Shot {
  storyId: string;
  mode: Mode;
}

/** `screens-servers-serverlistscreen--default.dark-375-en`: a key and, with an ending, a file's name. */
export function shotName({ storyId, mode }: Shot): string {
  return `${storyId}.${mode.name}`;
}

/** A part of a picture, as a file's content. */
export interface TakenTile extends Pick<Tile, 'index' | 'of'> {
  bytes: Buffer;
}

/** A page in one picture, or in as many as it takes. */
export interface TakenPicture {
  page: Size;
  tiles: readonly TakenTile[];
}

/** A picture, or why there is none. */
export type Picture = TakenPicture | { problem: string };
