import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { comparePixels } from './comparePixels.ts';
import { hashOf, nameOf } from './hashes.ts';
import { hashOfPicture, hashOfPixels } from './pixels.ts';
import type { Finding } from './outcome.ts';
import { pictureName, type Exposure, type Shot, type TakenPicture, type TakenTile } from './picture.ts';
import type { StoryEntry } from './storyEntry.ts';

export interface ShotComparerOptions {
  /** Folder of the report, which gets differing pictures. */
  out: string;
  storyOf: (id: string) => StoryEntry;
  reasonsOf: (story: StoryEntry) => readonly string[];
}

/** Compares the two sides of a shot, before approvals are applied. */
export interface ShotComparer {
  /** Reports a story that could not be captured. */
  failure: (shot: Shot, problem: string) => Finding;
  /** Reports a story of one side; `problem` is an explanation. */
  single: (shot: Shot, picture: TakenPicture, status: 'new' | 'removed', problem: string | null) => Finding[];
  /** Reports a removed story that could not be captured before either. */
  removedUnseen: (shot: Shot) => Finding;
  differences: (shot: Shot, was: TakenPicture, is: TakenPicture) => Finding[];
}

/** Pictures kept per difference; more add nothing, and a report must stay small. */
const maxPicturesOfDifference = 3;
/** Maximum size of a report's pictures in bytes. */
const maxBytes = 9_000_000;

type Tile = Pick<TakenTile, 'index' | 'of'>;

/** Creates a comparer that stores differing pictures next to the report. */
export function createShotComparer({ out, storyOf, reasonsOf }: ShotComparerOptions): ShotComparer {
  mkdirSync(join(out, 'pictures'), { recursive: true });

  const kept = new Map<string, number>();
  let bytes = 0;
  type Sides = { before?: Buffer | undefined; after?: Buffer | undefined };
  /** Writes both sides of a difference, up to the limit; returns the file names. */
  const keep = (shot: Shot, pose: string, tile: Tile, difference: string, { before, after }: Sides) => {
    const count = kept.get(difference) ?? 0;
    if (count >= maxPicturesOfDifference || bytes > maxBytes) return {};
    kept.set(difference, count + 1);
    const part = tile.of === 1 ? '' : `.tile-${tile.index}`;
    const write = (side: string, png: Buffer) => {
      const file = `pictures/${shot.storyId}.${pictureName(shot.mode, pose)}${part}.${side}.png`;
      const packed = PNG.sync.write(PNG.sync.read(png), { deflateLevel: 9 });
      bytes += packed.byteLength;
      writeFileSync(join(out, file), packed);
      return file;
    };
    return {
      ...(before && { before: write('before', before) }),
      ...(after && { after: write('after', after) }),
    };
  };
  const describe = (shot: Shot, pose: string) => {
    const story = storyOf(shot.storyId);
    const { id, title, name } = story;
    return {
      storyId: id,
      title,
      name,
      picture: pictureName(shot.mode, pose),
      isApproved: false,
      reasons: reasonsOf(story),
    };
  };

  /** Returns the differences in a tile; a tile of one side differs as a whole. */
  function differenceIn(shot: Shot, pose: string, was?: TakenTile, is?: TakenTile): Finding[] {
    if (was && is && was.bytes.equals(is.bytes)) return [];
    const [before, after] = [was, is].map((side) => (side ? PNG.sync.read(side.bytes) : null));
    const difference = before && after ? comparePixels(before, after) : null;
    if (was && is && difference === null) return [];
    const tile = { index: (was ?? is)?.index ?? 1, of: Math.max(was?.of ?? 1, is?.of ?? 1) };
    const hash = after ? hashOfPixels(after) : `removed-${before ? hashOfPixels(before) : ''}`;
    const name = difference?.name ?? nameOf(hash);
    return [
      {
        ...describe(shot, pose),
        status: 'changed',
        ...tileOf(tile),
        ...keep(shot, pose, tile, name, { before: was?.bytes, after: is?.bytes }),
        hash,
        difference: name,
        parts: difference?.parts ?? [name],
        ...(difference && { pixels: difference.count, box: difference.box }),
      },
    ];
  }

  function differencesIn(shot: Shot, was: Exposure | undefined, is: Exposure | undefined): Finding[] {
    const pose = (was ?? is)?.pose ?? '';
    const isSameSize =
      !was || !is || (was.page.width === is.page.width && was.page.height === is.page.height);
    const sizes = isSameSize ? {} : { sizes: { before: was.page, after: is.page } };
    const indexes = new Set([...(was?.tiles ?? []), ...(is?.tiles ?? [])].map(({ index }) => index));
    const tileIn = (side: Exposure | undefined, index: number) =>
      side?.tiles.find((tile) => tile.index === index);
    return [...indexes]
      .sort((one, other) => one - other)
      .flatMap((index) => differenceIn(shot, pose, tileIn(was, index), tileIn(is, index)))
      .map((outcome) => ({ ...outcome, ...sizes }));
  }

  return {
    failure: (shot, problem) => ({
      ...describe(shot, ''),
      status: 'failed',
      difference: nameOf(`failed ${problem}`),
      problem,
    }),
    removedUnseen: (shot) => ({
      ...describe(shot, ''),
      status: 'removed',
      hash: 'removed-unseen',
      difference: nameOf(`removed ${shot.storyId}`),
    }),
    single: (shot, { exposures }, status, problem) =>
      exposures.flatMap(({ pose, tiles }) =>
        tiles.map((tile) => {
          const side = status === 'new' ? 'after' : 'before';
          const hash = hashOfPicture(tile.bytes);
          // A story is added or removed as a whole.
          const difference = nameOf(`${status} ${shot.storyId}`);
          return {
            ...describe(shot, pose),
            status,
            ...tileOf(tile),
            ...(problem === null ? {} : { problem }),
            hash: status === 'new' ? hash : `removed-${hash}`,
            difference,
            ...keep(shot, pose, tile, difference, { [side]: tile.bytes }),
          };
        }),
      ),
    differences: (shot, was, is) => {
      const poses = [...new Set([...was.exposures, ...is.exposures].map(({ pose }) => pose))];
      const exposureIn = (side: TakenPicture, pose: string) =>
        side.exposures.find((exposure) => exposure.pose === pose);
      const seen = poses.flatMap((pose) => differencesIn(shot, exposureIn(was, pose), exposureIn(is, pose)));
      const recorded = is.records.flatMap(({ name, lines: now }) => {
        const before = was.records.find((record) => record.name === name)?.lines ?? [];
        const lines = lineChange(before, now);
        if (lines === null) return [];
        return [
          {
            ...describe(shot, name),
            status: 'changed' as const,
            hash: hashOf(now.join('\n')),
            difference: nameOf(`${name} ${lines.gone.join('\n')}\0${lines.come.join('\n')}`),
            parts: [...lines.gone, ...lines.come],
            lines,
          },
        ];
      });
      return [...seen, ...recorded];
    },
  };
}

/** Returns removed and added lines; null if they are equal. */
function lineChange(was: readonly string[], is: readonly string[]): NonNullable<Finding['lines']> | null {
  const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
  return gone.length === 0 && come.length === 0 ? null : { gone, come };
}

function tileOf({ index, of }: Tile): Pick<Finding, 'tile'> {
  return of === 1 ? {} : { tile: { index, of } };
}
