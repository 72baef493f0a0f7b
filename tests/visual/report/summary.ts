import { approvalTrailer } from '../approvals.ts';
import { isUnapproved, type Outcome } from '../outcome.ts';
import { tileName } from '../tiles.ts';
import { detailOf } from './detail.ts';
import type { VisualReport } from './visualReport.ts';

const shownStories = 40;

/** For a pull request: counts, the stories concerned, and how to approve them. */
export function summaryOf({
  base,
  taken,
  msAPicture,
  seconds,
  selection,
  endless,
  outcomes,
}: VisualReport): string {
  const unapproved = outcomes.filter(isUnapproved);
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  const head = [
    `## Pictures: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('failed')} failed`,
    '',
    `${selection} ${taken} pictures compared with ${base.slice(0, 8)}, ${msAPicture} ms a picture, ${seconds} s in all.`,
    ...wordsOfEndless(endless),
    '',
  ];
  if (outcomes.length === 0) return `${head.join('\n')}\nNothing differs.\n`;
  const stories = [...byStory(outcomes)];
  const rows = stories.slice(0, shownStories).map(([id, ofStory]) => {
    const [first] = ofStory;
    const pixels = Math.max(...ofStory.map((outcome) => outcome.pixels ?? 0));
    const states = [
      ...new Set(ofStory.map(({ status, isApproved }) => status + (isApproved ? ', approved' : ''))),
    ];
    const modes = ofStory.map(({ mode, tile }) => (tile ? `${mode} (${tileName(tile)})` : mode)).join(', ');
    const most = ofStory.find((outcome) => outcome.pixels === pixels) ?? first;
    const detail = most ? detailOf(most) : '';
    return `| \`${id}\` | ${states.join('; ')} | ${modes} | ${detail.replaceAll('|', '\\|')} |`;
  });
  const rest = stories.length - rows.length;
  return [
    ...head,
    '| Story | | Modes | |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...(rest > 0 ? [`| and ${rest} stories more | | | |`] : []),
    '',
    unapproved.length === 0
      ? 'Nothing of it waits for approval.'
      : `${unapproved.length} not approved. Approve what is meant in the last commit: \`git commit --allow-empty -m "Approve the new look" --trailer "${approvalTrailer}: <a story's whole id, or area:name>"\``,
    '',
  ].join('\n');
}

/** What was not looked at is told. */
function wordsOfEndless(endless: VisualReport['endless']): string[] {
  const stories = Object.entries(endless).map(([id, tiles]) => `\`${id}\` (${tiles})`);
  if (stories.length === 0) return [];
  return ['', `Lists without end, looked at by their first, middle and last tile: ${stories.join(', ')}.`];
}

function byStory(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const stories = new Map<string, Outcome[]>();
  for (const outcome of outcomes)
    stories.set(outcome.storyId, [...(stories.get(outcome.storyId) ?? []), outcome]);
  return stories;
}
