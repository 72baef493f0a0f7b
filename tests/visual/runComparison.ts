import { approvalOf, readApprovals } from './approvals.ts';
import { buildCommit, buildWorkingTree, type Build, type Say } from './builds.ts';
import { compareSites } from './comparison.ts';
import { assertFound, pictured, shotsOf, type VisualOptions } from './options.ts';
import { isUnapproved, type Outcome } from './outcome.ts';
import { PictureProgress } from './progress.ts';
import { detailOf } from './report/detail.ts';
import { writeReport } from './report/writeReport.ts';
import { selectStories, type Selection } from './selection/selectStories.ts';
import { sidesOf } from './selection/sidesOf.ts';
import { readStories, serveSite, type StoryEntry } from './site.ts';
import { commitOf, mergeBase } from './sources.ts';
import { makeStudioBrowser } from './studioBrowser.ts';
import { tileName } from './tiles.ts';

/** Compares the working tree with its base and writes the report; true when nothing unapproved differs. */
export async function runComparison(root: string, options: VisualOptions, say: Say): Promise<boolean> {
  const started = performance.now();
  const base = options.base === null ? mergeBase(root) : commitOf(root, options.base);
  const before = await buildCommit(root, base, say);
  const after = await buildWorkingTree(root, say);

  const [wereAll, areAll] = [readStories(before), readStories(after)];
  assertFound([...wereAll, ...areAll], options);
  const sides = sidesOf(wereAll, areAll);
  const { isSelected, reasonsOf, summary } = narrow(before, after, options.all);
  say(summary);

  const shotsToTake = (stories: readonly StoryEntry[]) => shotsOf(pictured(stories, options), options);
  if (shotsToTake([...wereAll, ...areAll]).length === 0) throw new Error('No picture fits.');
  const shared = shotsToTake(sides.shared.filter(isSelected));
  const [added, removed] = [shotsToTake(sides.added), shotsToTake(sides.removed)];
  const total = shared.length + added.length + removed.length;
  const entries = new Map([...wereAll, ...areAll].map((story) => [story.id, story]));
  const present = new Set(areAll.map(({ id }) => id));
  const { approved, lapsed } = readApprovals(root, base);
  for (const text of lapsed) say(`The approval of ${text} has lapsed: the sources have changed since.`);
  const isApproved = approvalOf([...approved, ...options.approved], [...wereAll, ...areAll]);

  const progress = new PictureProgress(total);
  const browser = makeStudioBrowser();
  const sites = await Promise.all([serveSite(before), serveSite(after)]);
  try {
    const { outcomes, taken, endless } = await compareSites({
      browser,
      before: sites[0],
      after: sites[1],
      shared,
      added,
      removed,
      lanes: options.lanes,
      out: options.out,
      storyOf: (id) => {
        const story = entries.get(id);
        if (!story) throw new Error(`There is no story ${id}.`);
        return story;
      },
      isApproved,
      reasonsOf,
      removalOf: (id) => (present.has(id) ? 'its story is there, and is no longer pictured' : null),
      onProgress: (_done, found) => {
        for (const outcome of found) progress.say(`  ${lineOf(outcome)}`);
        progress.step();
      },
    });
    if (taken !== total) throw new Error(`Only ${taken} of ${total} pictures were looked at.`);
    const report = {
      base,
      stories: new Set(shared.map(({ storyId }) => storyId)).size,
      taken,
      msAPicture: progress.msAPicture,
      seconds: Math.round((performance.now() - started) / 1000),
      selection: summary,
      endless: Object.fromEntries(endless),
      outcomes,
    };
    say(await writeReport(options.out, report));
    return !outcomes.some(isUnapproved);
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}

function lineOf(outcome: Outcome): string {
  const { status, storyId, mode, tile, isApproved } = outcome;
  const what = [storyId, mode, tile ? tileName(tile) : ''].join(' ').trimEnd();
  return [status.padEnd(7), what, detailOf(outcome), isApproved ? '(approved)' : ''].join('  ').trimEnd();
}

function counted(files: number): string {
  if (files === 0) return 'no story';
  return files === 1 ? 'one story file' : `${files} story files`;
}

/** Which stories of both sides have to be looked at, and why. */
function narrow(before: Build, after: Build, isAll: boolean) {
  const selection: Selection =
    before.graph === null || after.graph === null
      ? { reach: 'everything', because: 'the base does not tell what its stories are made of' }
      : selectStories(before.graph, after.graph);
  const files = selection.reach === 'some' ? selection.files : null;
  const summary =
    selection.reach === 'everything'
      ? `Every story may have changed: ${selection.because}.`
      : `The change reaches ${counted(selection.files.size)}${isAll ? '; all are taken' : ''}.`;
  return {
    summary,
    isSelected: ({ file }: StoryEntry) => isAll || files === null || files.has(file),
    reasonsOf: ({ file }: StoryEntry): readonly string[] =>
      selection.reach === 'everything' ? [selection.because] : (files?.get(file) ?? []),
  };
}
