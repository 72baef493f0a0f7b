import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { comparePixels } from './comparePixels.ts';
import { hashOf, nameOf } from './hashes.ts';
import { encodePng, hashOfPicture, hashOfPixels } from './pixels.ts';
import type { Outcome } from './outcome.ts';
import { pictureName, type Exposure, type Shot, type TakenPicture, type TakenTile } from './picture.ts';
import type { StoryEntry } from './storyEntry.ts';

export interface JudgeOptions {
  /** The report's folder; pictures of what is not the same are put there. */
  out: string;
  storyOf: (id: string) => StoryEntry;
  reasonsOf: (story: StoryEntry) => readonly string[];
}

/** Comparison of two sides of a shot, before anybody has approved it. */
export interface Judge {
  /** A story that cannot be pictured. */
  failure: (shot: Shot, problem: string) => Outcome;
  /** A story that only one side has; `problem` says what there is to say of it. */
  single: (shot: Shot, picture: TakenPicture, status: 'new' | 'removed', problem: string | null) => Outcome[];
  /** Of a removed story that could not be pictured before either. */
  removedUnseen: (shot: Shot) => Outcome;
  differences: (shot: Shot, was: TakenPicture, is: TakenPicture) => Outcome[];
}

type Tile = Pick<TakenTile, 'index' | 'of'>;

/** Judges pictures, and keeps those that differ beside the report. */
export function makeJudge({ out, storyOf, reasonsOf }: JudgeOptions): Judge {
  mkdirSync(join(out, 'pictures'), { recursive: true });

  const keep = (shot: Shot, pose: string, { index, of }: Tile, side: string, png: Buffer) => {
    const tile = of === 1 ? '' : `.tile-${index}`;
    const file = `pictures/${shot.storyId}.${pictureName(shot.mode, pose)}${tile}.${side}.png`;
    writeFileSync(join(out, file), png);
    return file;
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

  /** Returns the differences in a tile; a tile that only one side has differs whole. */
  function differenceIn(shot: Shot, pose: string, was?: TakenTile, is?: TakenTile): Outcome[] {
    if (was && is && was.bytes.equals(is.bytes)) return [];
    const [before, after] = [was, is].map((side) => (side ? PNG.sync.read(side.bytes) : null));
    const difference = before && after ? comparePixels(before, after) : null;
    if (was && is && difference === null) return [];
    const tile = { index: (was ?? is)?.index ?? 1, of: Math.max(was?.of ?? 1, is?.of ?? 1) };
    const hash = after ? hashOfPixels(after) : `removed-${before ? hashOfPixels(before) : ''}`;
    return [
      {
        ...describe(shot, pose),
        status: 'changed',
        ...tileOf(tile),
        ...(was ? { before: keep(shot, pose, tile, 'before', was.bytes) } : {}),
        ...(is ? { after: keep(shot, pose, tile, 'after', is.bytes) } : {}),
        hash,
        difference: difference?.name ?? nameOf(hash),
        ...(difference === null
          ? {}
          : {
              marked: keep(shot, pose, tile, 'marked', encodePng(difference.marked)),
              pixels: difference.count,
              box: difference.box,
            }),
      },
    ];
  }

  function differencesIn(shot: Shot, was: Exposure | undefined, is: Exposure | undefined): Outcome[] {
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
          return {
            ...describe(shot, pose),
            status,
            ...tileOf(tile),
            ...(problem === null ? {} : { problem }),
            hash: status === 'new' ? hash : `removed-${hash}`,
            // A story comes or goes as a whole.
            difference: nameOf(`${status} ${shot.storyId}`),
            [side]: keep(shot, pose, tile, side, tile.bytes),
          };
        }),
      ),
    differences: (shot, was, is) => {
      const poses = [...new Set([...was.exposures, ...is.exposures].map(({ pose }) => pose))];
      const exposureIn = (side: TakenPicture, pose: string) =>
        side.exposures.find((exposure) => exposure.pose === pose);
      const seen = poses.flatMap((pose) => differencesIn(shot, exposureIn(was, pose), exposureIn(is, pose)));
      const told = is.records.flatMap(({ name, lines: now }) => {
        const before = was.records.find((record) => record.name === name)?.lines ?? [];
        const lines = lineChange(before, now);
        if (lines === null) return [];
        return [
          {
            ...describe(shot, name),
            status: 'changed' as const,
            hash: hashOf(now.join('\n')),
            difference: nameOf(`${name} ${lines.gone.join('\n')}\0${lines.come.join('\n')}`),
            lines,
          },
        ];
      });
      return [...seen, ...told];
    },
  };
}

/** Lines that went and came; null when all of them are the same. */
function lineChange(was: readonly string[], is: readonly string[]): NonNullable<Outcome['lines']> | null {
  const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
  return gone.length === 0 && come.length === 0 ? null : { gone, come };
}

function tileOf({ index, of }: Tile): Pick<Outcome, 'tile'> {
  return of === 1 ? {} : { tile: { index, of } };
}
