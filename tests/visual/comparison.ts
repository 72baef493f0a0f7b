import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeJudge, type JudgeOptions } from './judge.ts';
import { byPlace, type Finding } from './outcome.ts';
import { photograph } from './photograph.ts';
import { countOf, shotName, type Picture, type Shot, type TakenPicture } from './picture.ts';
import { sceneBasis } from './scene.ts';
import type { Site } from './site.ts';
import type { StudioBrowser } from './studioBrowser.ts';

export interface Comparison {
  findings: Finding[];
  /** Pictures compared. */
  taken: number;
  /** Pages without end, by the ids of their stories: how many tiles were looked at, of how many. */
  endless: ReadonlyMap<string, string>;
  /** Shots that did not come out the same each time: `screens-cart-cartscreen--default.dark-375-en`. */
  unsteady: readonly string[];
}

export interface CompareOptions extends JudgeOptions {
  browser: StudioBrowser;
  before: Site;
  after: Site;
  /** Of stories that are in both. */
  shared: readonly Shot[];
  /** Of stories that are in one of them only. */
  added: readonly Shot[];
  removed: readonly Shot[];
  isApproved: (finding: Finding) => boolean;
  /** Why a story that is in one of them only has no picture in the other; null when there is nothing more to say. */
  removalOf: (storyId: string) => string | null;
  lanes: number;
  /** Aborted when the run is cut: what was compared until then is reported. */
  signal: AbortSignal;
  /** Hears of every shot how many pictures it was and what they came to; nothing when they are the same. */
  onProgress: (pictures: number, findings: readonly Finding[]) => void;
}

/** Takes every shot of both sides at the same time and compares them; keeps only pictures that differ. */
export async function compareSites(options: CompareOptions): Promise<Comparison> {
  const { browser, before, after, lanes, out, signal } = options;
  rmSync(join(out, 'pictures'), { recursive: true, force: true });
  const judge = makeJudge(options);
  const findings: Finding[] = [];
  const endless = new Map<string, string>();
  const unsteady: string[] = [];
  let taken = 0;

  const report = (shot: Shot, found: readonly Finding[]) => {
    const judged = found.map((outcome) => ({ ...outcome, isApproved: options.isApproved(outcome) }));
    taken += countOf(shot);
    findings.push(...judged);
    options.onProgress(countOf(shot), judged);
  };
  const note = ({ storyId }: Shot, { exposures }: TakenPicture) => {
    for (const { pose, tiles } of exposures) {
      const of = tiles[0]?.of ?? 0;
      if (tiles.length < of)
        endless.set(pose === '' ? storyId : `${storyId} (${pose})`, `${tiles.length} of ${of}`);
    }
  };
  const judged = (shot: Shot, was: Picture, is: Picture): Finding[] => {
    // Broken on both sides is no change of this work, and yet nobody can see the story.
    if ('problem' in is) return [judge.failure(shot, is.problem)];
    note(shot, is);
    return 'problem' in was ? judge.single(shot, is, 'new', null) : judge.differences(shot, was, is);
  };

  await photograph({
    browser,
    sites: [before, after],
    shots: options.shared,
    lanes,
    signal,
    scenes: sceneBasis(before.files, after.files),
    onTaken: (shot, [was, is], isUnsteady) => {
      if (!was || !is) return;
      if (isUnsteady) unsteady.push(shotName(shot));
      report(shot, judged(shot, was, is));
    },
  });
  const single =
    (status: 'new' | 'removed') =>
    (shot: Shot, [picture]: readonly Picture[]) => {
      if (!picture) return;
      if (!('problem' in picture)) {
        note(shot, picture);
        const problem = status === 'removed' ? options.removalOf(shot.storyId) : null;
        report(shot, judge.single(shot, picture, status, problem));
      } else
        report(shot, [
          status === 'removed' ? judge.removedUnseen(shot) : judge.failure(shot, picture.problem),
        ]);
    };
  await photograph({ browser, sites: [after], shots: options.added, lanes, signal, onTaken: single('new') });
  await photograph({
    browser,
    sites: [before],
    shots: options.removed,
    lanes,
    signal,
    onTaken: single('removed'),
  });
  return { findings: findings.sort(byPlace), taken, endless, unsteady };
}
