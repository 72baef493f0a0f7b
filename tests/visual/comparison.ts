import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { photograph } from './camera.ts';
import { comparePixels, encodePng, type Difference } from './comparePixels.ts';
import { byPlace, type Outcome } from './outcome.ts';
import { shotName, type Picture, type Shot, type TakenPicture, type TakenTile } from './picture.ts';
import type { StoryEntry } from './site.ts';
import type { Site } from './site.ts';
import type { StudioBrowser } from './studioBrowser.ts';
import type { Tile } from './tiles.ts';

export interface Comparison {
  outcomes: Outcome[];
  /** Pictures compared. */
  taken: number;
  /** Pages without end, by the ids of their stories: how many tiles were looked at, of how many. */
  endless: ReadonlyMap<string, string>;
}

export interface CompareOptions {
  browser: StudioBrowser;
  before: Site;
  after: Site;
  /** Of stories that are in both. */
  shared: readonly Shot[];
  /** Of stories that are in one of them only. */
  added: readonly Shot[];
  removed: readonly Shot[];
  storyOf: (id: string) => StoryEntry;
  isApproved: (story: StoryEntry) => boolean;
  reasonsOf: (story: StoryEntry) => readonly string[];
  /** Why a story that is in one of them only has no picture in the other; null when there is nothing more to say. */
  removalOf: (storyId: string) => string | null;
  lanes: number;
  /** The report's folder; pictures of what is not the same are put there as they come. */
  out: string;
  /** Hears of every picture what it came to; nothing when it is the same. */
  onProgress: (done: number, outcomes: readonly Outcome[]) => void;
}

/** Takes every shot of both sides at the same time and compares them; keeps only pictures that differ. */
export async function compareSites(options: CompareOptions): Promise<Comparison> {
  const { browser, before, after, lanes, out } = options;
  const folder = join(out, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const outcomes: Outcome[] = [];
  const endless = new Map<string, string>();
  let taken = 0;

  const keep = (shot: Shot, { index, of }: Pick<Tile, 'index' | 'of'>, side: string, png: Buffer) => {
    const file = `pictures/${shotName(shot)}${of === 1 ? '' : `.tile-${index}`}.${side}.png`;
    writeFileSync(join(out, file), png);
    return file;
  };
  const describe = (shot: Shot) => {
    const story = options.storyOf(shot.storyId);
    const { id, title, name } = story;
    const reasons = options.reasonsOf(story);
    return { storyId: id, title, name, mode: shot.mode.name, isApproved: options.isApproved(story), reasons };
  };
  const tell = (found: readonly Outcome[]) => {
    taken += 1;
    outcomes.push(...found);
    options.onProgress(taken, found);
  };
  const note = ({ storyId }: Shot, { tiles }: TakenPicture) => {
    const of = tiles[0]?.of ?? 0;
    if (tiles.length < of) endless.set(storyId, `${tiles.length} of ${of}`);
  };

  await photograph({
    browser,
    sites: [before, after],
    shots: options.shared,
    lanes,
    onTaken: (shot, [was, is]) => {
      if (!was || !is) return;
      if ('problem' in is) {
        // Broken on both sides is no change of this work, and yet nobody can see the story.
        tell([{ ...describe(shot), status: 'failed', isApproved: false, problem: is.problem }]);
        return;
      }
      note(shot, is);
      tell('problem' in was ? tilesOf(shot, is, 'new') : differencesOf(shot, was, is));
    },
  });
  const single =
    (status: 'new' | 'removed') =>
    (shot: Shot, [picture]: readonly Picture[]) => {
      if (!picture) return;
      if (!('problem' in picture)) {
        note(shot, picture);
        tell(tilesOf(shot, picture, status));
      } else if (status === 'removed') tell([{ ...describe(shot), status }]);
      else tell([{ ...describe(shot), status: 'failed', isApproved: false, problem: picture.problem }]);
    };
  await photograph({ browser, sites: [after], shots: options.added, lanes, onTaken: single('new') });
  await photograph({ browser, sites: [before], shots: options.removed, lanes, onTaken: single('removed') });
  return { outcomes: outcomes.sort(byPlace), taken, endless };

  /** Each tile of a picture that has no counterpart. */
  function tilesOf(shot: Shot, { tiles }: TakenPicture, status: 'new' | 'removed'): Outcome[] {
    const side = status === 'new' ? 'after' : 'before';
    const problem = status === 'removed' ? options.removalOf(shot.storyId) : null;
    return tiles.map((tile) => ({
      ...describe(shot),
      status,
      ...tileOf(tile),
      ...(problem === null ? {} : { problem }),
      [side]: keep(shot, tile, side, tile.bytes),
    }));
  }

  function differencesOf(shot: Shot, was: TakenPicture, is: TakenPicture): Outcome[] {
    const isSameSize = was.page.width === is.page.width && was.page.height === is.page.height;
    const sizes = isSameSize ? {} : { sizes: { before: was.page, after: is.page } };
    const indexes = [...new Set([...was.tiles, ...is.tiles].map(({ index }) => index))].sort((a, b) => a - b);
    return indexes.flatMap((index) => {
      const [before, after] = [was, is].map(({ tiles }) => tiles.find((tile) => tile.index === index));
      const difference = differenceOf(shot, before, after);
      return difference === null ? [] : [{ ...difference, ...sizes }];
    });
  }

  /** What differs in a tile; one that only one side has differs whole. */
  function differenceOf(shot: Shot, was: TakenTile | undefined, is: TakenTile | undefined): Outcome | null {
    const difference = was && is ? comparedTiles(was.bytes, is.bytes) : null;
    if (was && is && difference === null) return null;
    const tile = { index: (was ?? is)?.index ?? 1, of: Math.max(was?.of ?? 1, is?.of ?? 1) };
    return {
      ...describe(shot),
      status: 'changed',
      ...tileOf(tile),
      ...(was ? { before: keep(shot, tile, 'before', was.bytes) } : {}),
      ...(is ? { after: keep(shot, tile, 'after', is.bytes) } : {}),
      ...(difference === null
        ? {}
        : {
            marked: keep(shot, tile, 'marked', encodePng(difference.marked)),
            pixels: difference.count,
            box: difference.box,
          }),
    };
  }
}

function comparedTiles(was: Buffer, is: Buffer): Difference | null {
  return was.equals(is) ? null : comparePixels(PNG.sync.read(was), PNG.sync.read(is));
}

function tileOf({ index, of }: Pick<Tile, 'index' | 'of'>): Pick<Outcome, 'tile'> {
  return of === 1 ? {} : { tile: { index, of } };
}
