import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createShotComparer, type ShotComparerOptions } from './compareShots.ts';
import { byPlace, type Finding } from './outcome.ts';
import { captureShots } from './captureShots.ts';
import { countOf, shotName, type Picture, type Shot, type TakenPicture } from './picture.ts';
import { fingerprintBasis } from './domFingerprint.ts';
import type { Site } from './site.ts';
import type { CaptureBrowser } from './captureBrowser.ts';

export interface Comparison {
  findings: Finding[];
  /** Number of compared pictures. */
  taken: number;
  /** Captured tiles of unbounded pages, as `3 of 12`, by story id. */
  endless: ReadonlyMap<string, string>;
  /** Shots with differing captures: `screens-cart-cartscreen--default.dark-375-en`. */
  unstable: readonly string[];
}

export interface CompareOptions extends ShotComparerOptions {
  browser: CaptureBrowser;
  before: Site;
  after: Site;
  /** Shots of stories on both sides. */
  shared: readonly Shot[];
  /** Shots of stories on one side. */
  added: readonly Shot[];
  removed: readonly Shot[];
  isApproved: (finding: Finding) => boolean;
  /** Returns why a story of one side has no picture on the other; null if there is nothing to explain. */
  removalOf: (storyId: string) => string | null;
  /** Aborted on interruption: the results so far are reported. */
  signal: AbortSignal;
  /** Called with the number of pictures and the findings of each shot. */
  onProgress: (pictures: number, findings: readonly Finding[]) => void;
}

/** Captures every shot on both sides in parallel and compares them; keeps only differing pictures. */
export async function compareSites(options: CompareOptions): Promise<Comparison> {
  const { browser, before, after, out, signal } = options;
  rmSync(join(out, 'pictures'), { recursive: true, force: true });
  const comparer = createShotComparer(options);
  const findings: Finding[] = [];
  const endless = new Map<string, string>();
  const unstable: string[] = [];
  let taken = 0;

  const report = (shot: Shot, found: readonly Finding[]) => {
    const compared = found.map((outcome) => ({ ...outcome, isApproved: options.isApproved(outcome) }));
    taken += countOf(shot);
    findings.push(...compared);
    options.onProgress(countOf(shot), compared);
  };
  const note = ({ storyId }: Shot, { exposures }: TakenPicture) => {
    for (const { pose, tiles } of exposures) {
      const of = tiles[0]?.of ?? 0;
      if (tiles.length < of)
        endless.set(pose === '' ? storyId : `${storyId} (${pose})`, `${tiles.length} of ${of}`);
    }
  };
  const compare = (shot: Shot, was: Picture, is: Picture): Finding[] => {
    // A story that fails on both sides is no change, but nobody can see it.
    if ('problem' in is) return [comparer.failure(shot, is.problem)];
    note(shot, is);
    return 'problem' in was ? comparer.single(shot, is, 'new', null) : comparer.differences(shot, was, is);
  };

  await captureShots({
    browser,
    sites: [before, after],
    shots: options.shared,
    signal,
    basis: fingerprintBasis(before.files, after.files),
    onTaken: (shot, [was, is], isUnstable) => {
      if (!was || !is) return;
      if (isUnstable) unstable.push(shotName(shot));
      report(shot, compare(shot, was, is));
    },
  });
  const single =
    (status: 'new' | 'removed') =>
    (shot: Shot, [picture]: readonly Picture[]) => {
      if (!picture) return;
      if (!('problem' in picture)) {
        note(shot, picture);
        const problem = status === 'removed' ? options.removalOf(shot.storyId) : null;
        report(shot, comparer.single(shot, picture, status, problem));
      } else
        report(shot, [
          status === 'removed' ? comparer.removedUnseen(shot) : comparer.failure(shot, picture.problem),
        ]);
    };
  await captureShots({
    browser,
    sites: [after],
    shots: options.added,
    signal,
    onTaken: single('new'),
  });
  await captureShots({
    browser,
    sites: [before],
    shots: options.removed,
    signal,
    onTaken: single('removed'),
  });
  return { findings: findings.sort(byPlace), taken, endless, unstable };
}
