import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { pictureName, type Shot, shotName, type TakenPicture } from './picture.ts';
import { comparePixels } from './comparePixels.ts';

/** Known data of a shot: files of its tiles by pose and place, and the records in lines. */
interface Kept {
  files: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
}

/** Pictures on disk, to be compared with others of the same shots. */
export class Album {
  readonly #folder: string;
  readonly #shots = new Map<string, Kept>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  has(shot: Shot): boolean {
    return this.#shots.has(shotName(shot));
  }

  keep(shot: Shot, picture: TakenPicture): void {
    const files = new Map<string, string>();
    for (const [tile, bytes] of tilesOf(shot, picture)) {
      const file = join(this.#folder, `${shot.storyId}.${tile}.png`);
      writeFileSync(file, bytes);
      files.set(tile, file);
    }
    this.#shots.set(shotName(shot), { files, texts: textsOf(picture) });
  }

  /**
   * How many pixels of a later picture differ, in which tiles (`light-1280-ru.hover.1`); one that only one of the two has
   * differs whole, and other lines count as one pixel of `motion` or `unseen`. Throws without an earlier picture.
   */
  differing(shot: Shot, picture: TakenPicture): ReadonlyMap<string, number> {
    const kept = this.#shots.get(shotName(shot));
    if (!kept) throw new Error(`There is no picture of ${shotName(shot)}.`);
    const later = tilesOf(shot, picture);
    const differing = new Map<string, number>();
    for (const tile of new Set([...kept.files.keys(), ...later.keys()])) {
      const file = kept.files.get(tile);
      const pixels = differingPixels(file === undefined ? null : readFileSync(file), later.get(tile) ?? null);
      if (pixels > 0) differing.set(tile, pixels);
    }
    for (const [name, text] of textsOf(picture))
      if (kept.texts.get(name) !== text) differing.set(`${shot.mode.name}.${name}`, 1);
    return differing;
  }
}

function textsOf({ records }: TakenPicture): Map<string, string> {
  return new Map(records.map(({ name, lines }) => [name, lines.join('\n')]));
}

function tilesOf({ mode }: Shot, { exposures }: TakenPicture): Map<string, Buffer> {
  return new Map(
    exposures.flatMap(({ pose, tiles }) =>
      tiles.map(({ index, bytes }) => [`${pictureName(mode, pose)}.${index}`, bytes] as const),
    ),
  );
}

function differingPixels(was: Buffer | null, is: Buffer | null): number {
  if (was && is)
    return was.equals(is) ? 0 : (comparePixels(PNG.sync.read(was), PNG.sync.read(is))?.count ?? 0);
  const only = was ?? is;
  if (!only) return 0;
  const { width, height } = PNG.sync.read(only);
  return width * height;
}
