import { readApprovals } from './approvals.ts';
import { buildCommit, buildWorkingTree, type Build, type Say } from './builds.ts';
import { compareSites, isUnapproved, type Outcome } from './comparison.ts';
import { isNamedBy, pictured, shotsOf, type VisualOptions } from './options.ts';
import { PictureProgress } from './progress.ts';
import { writeReport } from './report/writeReport.ts';
import { selectStories, type Selection } from './selection/selectStories.ts';
import { readStories, serveSite, type StoryEntry } from './site.ts';
import { commitOf, mergeBase } from './sources.ts';
import { makeStudioBrowser } from './studioBrowser.ts';

/** Compares the working tree with its base and writes the report; true when nothing unapproved differs. */
export async function runComparison(root: string, options: VisualOptions, say: Say): Promise<boolean> {
  const started = performance.now();
  const base = options.base === null ? mergeBase(root) : commitOf(root, options.base);
  const before = await buildCommit(root, base, say);
  const after = await buildWorkingTree(root, say);

  const [wereAll, areAll] = [readStories(before.folder), readStories(after.folder)];
  const [were, are] = [pictured(wereAll, options), pictured(areAll, options)];
  if (were.length + are.length === 0) throw new Error('No story that has pictures fits.');
  const ids = (stories: readonly StoryEntry[]) => new Set(stories.map(({ id }) => id));
  const [wereIds, areIds] = [ids(wereAll), ids(areAll)];
  const { isSelected, reasonsOf, told } = narrow(before, after, options.all);
  say(told);

  const shared = shotsOf(
    are.filter((story) => wereIds.has(story.id) && isSelected(story)),
    options,
  );
  const added = shotsOf(
    are.filter(({ id }) => !wereIds.has(id)),
    options,
  );
  const removed = shotsOf(
    were.filter(({ id }) => !areIds.has(id)),
    options,
  );
  const total = shared.length + added.length + removed.length;
  const entries = new Map([...were, ...are].map((story) => [story.id, story]));
  const { approved, lapsed } = readApprovals(root, base);
  for (const text of lapsed) say(`The approval of ${text} has lapsed: the sources have changed since.`);
  const approvals = [...approved, ...options.approved];

  const progress = new PictureProgress(total);
  const browser = makeStudioBrowser();
  const sites = await Promise.all([serveSite(before.folder), serveSite(after.folder)]);
  try {
    const { outcomes, taken } = await compareSites({
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
      isApproved: (story) => approvals.some((text) => isNamedBy(story, text)),
      reasonsOf,
      onProgress: (_done, outcome) => {
        if (outcome !== null) progress.say(`  ${lineOf(outcome)}`);
        progress.step();
      },
    });
    const report = {
      base,
      stories: new Set(shared.map(({ storyId }) => storyId)).size,
      taken,
      msAPicture: progress.msAPicture,
      seconds: Math.round((performance.now() - started) / 1000),
      selection: told,
      outcomes,
    };
    say(await writeReport(options.out, report));
    return !outcomes.some(isUnapproved);
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}

function lineOf({ status, storyId, mode, pixels, problem, isApproved }: Outcome): string {
  const detail = problem ?? (pixels === undefined ? '' : `${pixels} px`);
  return [status.padEnd(7), `${storyId} ${mode}`, detail, isApproved ? '(approved)' : '']
    .join('  ')
    .trimEnd();
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
  const told =
    selection.reach === 'everything'
      ? `Every story may have changed: ${selection.because}.`
      : `The change reaches ${counted(selection.files.size)}${isAll ? '; all are taken' : ''}.`;
  return {
    told,
    isSelected: ({ file }: StoryEntry) => isAll || files === null || files.has(file),
    reasonsOf: ({ file }: StoryEntry): readonly string[] =>
      selection.reach === 'everything' ? [selection.because] : (files?.get(file) ?? []),
  };
}
