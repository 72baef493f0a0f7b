import { approvalOf } from './approvals.ts';
import { approvalsAt, readApprovals } from './approve.ts';
import { buildCommit, buildWorkingTree, type Say } from './builds.ts';
import { compareSites } from './comparison.ts';
import { assertFound, pictured, shotsOf, type VisualOptions } from './options.ts';
import { withCauses } from './causes.ts';
import { isUnapproved, placeName, type Finding } from './outcome.ts';
import { isServerPage } from './serverPages/entries.ts';
import { countOf, type Shot } from './picture.ts';
import { PictureProgress } from './progress.ts';
import { detailOf } from './report/detail.ts';
import type { VisualReport } from './report/visualReport.ts';
import { writeReport } from './report/writeReport.ts';
import { readSelection } from './selection/readSelection.ts';
import type { Selection } from './selection/selectStories.ts';
import { sidesOf } from './selection/sidesOf.ts';
import { readStories, serveSite } from './site.ts';
import type { StoryEntry } from './storyEntry.ts';
import { commitOf, mergeBase } from './sources.ts';
import { createCaptureBrowser } from './captureBrowser.ts';
import { messageFindings } from './messageFindings.ts';

/**
 * Compares the working tree with its base and writes the report. Returns true if nothing unapproved differs.
 *
 * @param signal aborted on interruption: the report then has the results so far
 */
export async function runComparison(
  root: string,
  options: VisualOptions,
  say: Say,
  signal: AbortSignal,
): Promise<boolean> {
  const started = performance.now();
  const base = options.base === null ? mergeBase(root) : commitOf(root, options.base);
  // Each uses about one core.
  const [before, after] = await Promise.all([buildCommit(root, base, say), buildWorkingTree(root, say)]);

  const [wereAll, areAll] = [readStories(before), readStories(after)];
  assertFound([...wereAll, ...areAll], options);
  const sides = sidesOf(wereAll, areAll);
  const { selection, reasonsOf: reasonsOfFile, messages } = readSelection(base);
  const { isSelected, summary } = narrow(selection, options.all);
  const reasonsOf = ({ file }: StoryEntry) => reasonsOfFile(file);
  say(summary);

  const shotsToTake = (stories: readonly StoryEntry[]) => shotsOf(pictured(stories, options), options);
  if (shotsToTake([...wereAll, ...areAll]).length === 0) throw new Error('No picture fits.');
  const shared = shotsToTake(sides.shared.filter(isSelected));
  const [added, removed] = [shotsToTake(sides.added), shotsToTake(sides.removed)];
  const total = pictures(shared) + pictures(added) + pictures(removed);
  const entries = new Map([...wereAll, ...areAll].map((story) => [story.id, story]));
  const present = new Set(areAll.map(({ id }) => id));
  const approvals = readApprovals(root);
  const isApproved = approvalOf(approvals);

  const progress = new PictureProgress(total);
  const browser = createCaptureBrowser();
  const sites = await Promise.all([serveSite(before), serveSite(after)]);
  try {
    const {
      findings,
      taken,
      endless,
      unstable: [...unstable],
    } = await compareSites({
      browser,
      before: sites[0],
      after: sites[1],
      shared,
      added,
      removed,
      signal,
      out: options.out,
      storyOf: (id) => {
        const story = entries.get(id);
        if (!story) throw new Error(`There is no story ${id}.`);
        return story;
      },
      isApproved,
      reasonsOf,
      removalOf: (id) => (present.has(id) ? 'its story is there, and is no longer pictured' : null),
      onProgress: (count, found) => {
        for (const outcome of found) progress.say(`  ${lineOf(outcome)}`);
        progress.step(count);
      },
    });
    if (taken !== total && !signal.aborted)
      throw new Error(`Only ${taken} of ${total} pictures were looked at.`);
    const words = messageFindings(...messages);
    const outcomes = withCauses(
      [...findings, ...words.map((finding) => ({ ...finding, isApproved: isApproved(finding) }))],
      storiesByReason([...entries.values()], reasonsOf),
    );
    const report: VisualReport = {
      base,
      approvals: { now: approvals, ofBase: approvalsAt(root, base) },
      stories: new Set(shared.map(({ storyId }) => storyId)).size,
      taken,
      total,
      msPerPicture: progress.msPerPicture,
      seconds: Math.round((performance.now() - started) / 1000),
      selection: summary,
      unstable,
      endless: Object.fromEntries(endless),
      outcomes: outcomes.map(({ reasons, ...outcome }) => ({ ...outcome, reasons: [...reasons] })),
    };
    say(await writeReport(options.out, report));
    return !outcomes.some(isUnapproved);
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}

function lineOf(outcome: Finding): string {
  const { status, storyId, isApproved } = outcome;
  const what = `${storyId} ${placeName(outcome)}`;
  return [status.padEnd(7), what, detailOf(outcome), isApproved ? '(approved)' : ''].join('  ').trimEnd();
}

function pictures(shots: readonly Shot[]): number {
  return shots.reduce((sum, shot) => sum + countOf(shot), 0);
}

/** Counts the stories that reach each changed file. */
function storiesByReason(
  stories: readonly StoryEntry[],
  reasonsOf: (story: StoryEntry) => readonly string[],
): (reason: string) => number {
  const counts = new Map<string, number>();
  for (const story of stories)
    for (const reason of reasonsOf(story)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return (reason) => counts.get(reason) ?? 0;
}

function counted(files: number): string {
  if (files === 0) return 'no story';
  return files === 1 ? 'one story file' : `${files} story files`;
}

/** Selects the stories to capture on both sides, with a reason. */
function narrow(selection: Selection, isAll: boolean) {
  const files = selection.reach === 'some' ? selection.files : null;
  const summary =
    selection.reach === 'everything'
      ? `Every story may have changed: ${selection.because}.`
      : `The change reaches ${counted(selection.files.size)}${isAll ? '; all are taken' : ''}.`;
  return {
    summary,
    // Identical server pages are recognized without capturing.
    isSelected: ({ id, file }: StoryEntry) => isAll || files === null || isServerPage(id) || files.has(file),
  };
}
