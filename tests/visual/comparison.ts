import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { photograph, shotName, type Picture, type Shot } from './camera.ts';
import { comparePixels, type Box } from './comparePixels.ts';
import { decodePng, encodePng } from './png.ts';
import type { StoryEntry } from './site.ts';
import type { Site } from './site.ts';
import type { StudioBrowser } from './studioBrowser.ts';

/** What became of a picture. Names are of files beside the report. */
export interface Outcome {
  status: 'changed' | 'new' | 'removed' | 'failed';
  storyId: string;
  title: string;
  name: string;
  mode: string;
  isApproved: boolean;
  before?: string;
  after?: string;
  marked?: string;
  /** Pixels that differ, and the box around them. */
  pixels?: number;
  box?: Box;
  /** Why there is no picture. */
  problem?: string;
  /** The changed files that the story reaches. */
  reasons: readonly string[];
}

/** What was seen before and has changed needs a person's word; a story that is new had nothing to change. */
export function isUnapproved({ status, isApproved }: Outcome): boolean {
  return status !== 'new' && !isApproved;
}

export interface Comparison {
  outcomes: Outcome[];
  /** Pictures compared. */
  taken: number;
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
  lanes: number;
  /** The report's folder; pictures of what is not the same are put there as they come. */
  out: string;
  onProgress: (done: number, outcome: Outcome | null) => void;
}

/** Takes every shot of both sides at the same time and compares them; keeps only pictures that differ. */
export async function compareSites(options: CompareOptions): Promise<Comparison> {
  const { browser, before, after, lanes, out } = options;
  const folder = join(out, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const outcomes: Outcome[] = [];
  let taken = 0;

  const keep = (shot: Shot, side: string, png: Buffer) => {
    const file = `pictures/${shotName(shot)}.${side}.png`;
    writeFileSync(join(out, file), png);
    return file;
  };
  const describe = (shot: Shot) => {
    const story = options.storyOf(shot.storyId);
    const { id, title, name } = story;
    const reasons = options.reasonsOf(story);
    return { storyId: id, title, name, mode: shot.mode.name, isApproved: options.isApproved(story), reasons };
  };
  const tell = (outcome: Outcome | null) => {
    taken += 1;
    if (outcome !== null) outcomes.push(outcome);
    options.onProgress(taken, outcome);
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
        tell({ ...describe(shot), status: 'failed', isApproved: false, problem: is.problem });
        return;
      }
      if ('problem' in was) tell({ ...describe(shot), status: 'new', after: keep(shot, 'after', is.bytes) });
      else tell(differenceOf(shot, was.bytes, is.bytes));
    },
  });
  const single =
    (status: 'new' | 'removed') =>
    (shot: Shot, [picture]: readonly Picture[]) => {
      if (!picture) return;
      const side = status === 'new' ? 'after' : 'before';
      if ('bytes' in picture) tell({ ...describe(shot), status, [side]: keep(shot, side, picture.bytes) });
      else if (status === 'removed') tell({ ...describe(shot), status });
      else tell({ ...describe(shot), status: 'failed', isApproved: false, problem: picture.problem });
    };
  await photograph({ browser, sites: [after], shots: options.added, lanes, onTaken: single('new') });
  await photograph({ browser, sites: [before], shots: options.removed, lanes, onTaken: single('removed') });
  return { outcomes: outcomes.sort(byPlace), taken };

  function differenceOf(shot: Shot, was: Buffer, is: Buffer): Outcome | null {
    if (was.equals(is)) return null;
    const difference = comparePixels(decodePng(was), decodePng(is));
    if (difference === null) return null;
    return {
      ...describe(shot),
      status: 'changed',
      before: keep(shot, 'before', was),
      after: keep(shot, 'after', is),
      marked: keep(shot, 'marked', encodePng(difference.marked)),
      pixels: difference.count,
      box: difference.box,
    };
  }
}

const ranks: Readonly<Record<Outcome['status'], number>> = { failed: 0, changed: 1, new: 2, removed: 3 };

function byPlace(one: Outcome, other: Outcome): number {
  return (
    ranks[one.status] - ranks[other.status] ||
    one.title.localeCompare(other.title) ||
    one.storyId.localeCompare(other.storyId) ||
    one.mode.localeCompare(other.mode)
  );
}
