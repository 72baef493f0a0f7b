import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { shotName, type Shot, type TakenPicture } from './picture.ts';
import { comparePixels } from './comparePixels.ts';

/** Pictures on disk, to be compared with others of the same shots. */
export class Album {
  readonly #folder: string;
  readonly #tiles = new Map<string, ReadonlySet<number>>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  has(shot: Shot): boolean {
    return this.#tiles.has(shotName(shot));
  }

  keep(shot: Shot, { tiles }: TakenPicture): void {
    this.#tiles.set(shotName(shot), new Set(tiles.map(({ index }) => index)));
    for (const { index, bytes } of tiles) writeFileSync(this.#fileOf(shot, index), bytes);
  }

  /** How many pixels of a later picture differ; a tile that only one of the two has differs whole. Throws without one. */
  differing(shot: Shot, { tiles }: TakenPicture): number {
    const known = this.#tiles.get(shotName(shot));
    if (!known) throw new Error(`There is no picture of ${shotName(shot)}.`);
    const later = new Map(tiles.map(({ index, bytes }) => [index, bytes]));
    let pixels = 0;
    for (const index of new Set([...known, ...later.keys()])) {
      const was = known.has(index) ? readFileSync(this.#fileOf(shot, index)) : null;
      pixels += differingPixels(was, later.get(index) ?? null);
    }
    return pixels;
  }

  #fileOf(shot: Shot, index: number): string {
    return join(this.#folder, `${shotName(shot)}.${index}.png`);
  }
}

function differingPixels(was: Buffer | null, is: Buffer | null): number {
  if (was && is)
    return was.equals(is) ? 0 : (comparePixels(PNG.sync.read(was), PNG.sync.read(is))?.count ?? 0);
  const only = was ?? is;
  if (!only) return 0;
  const { width, height } = PNG.sync.read(only);
  return width * height;
}
