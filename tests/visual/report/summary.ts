import { approvalPath, groupsOf, whatOf } from '../approvals.ts';
import { isUnapproved, placeName, type Outcome } from '../outcome.ts';
import { detailOf } from './detail.ts';
import type { VisualReport } from './visualReport.ts';

const shownGroups = 40;
const shownPlaces = 6;

/** For a pull request: counts, every difference once with the stories that have it, and how to approve. */
export function summaryOf(report: VisualReport): string {
  const { base, taken, msAPicture, seconds, selection, outcomes } = report;
  const unapproved = outcomes.filter(isUnapproved);
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  const head = [
    `## Pictures: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('failed')} failed`,
    '',
    `${selection} ${taken} pictures compared with ${base.slice(0, 8)}, ${msAPicture} ms a picture, ${seconds} s in all.`,
    ...notesOf(report).flatMap((note) => ['', note]),
    '',
  ];
  if (outcomes.length === 0) return `${head.join('\n')}\nNothing differs.\n`;
  const groups = groupsOf(outcomes);
  const rest = groups.length - shownGroups;
  return [
    ...head,
    '| Difference | | Pictures | |',
    '| --- | --- | --- | --- |',
    ...groups.slice(0, shownGroups).map(rowOf),
    ...(rest > 0 ? [`| and ${rest} differences more | | | |`] : []),
    '',
    unapproved.length === 0
      ? 'Nothing of it waits for approval.'
      : `${groupsOf(unapproved).length} differences in ${unapproved.length} pictures wait for approval. Approve what is meant, by its name above or in the report, and commit \`${approvalPath}\`: \`npm run visual -- --approve ${unapproved[0]?.difference ?? ''}\``,
    '',
  ].join('\n');
}

/** Reports pictures that were checked only partly, or not at once. */
export function notesOf({ endless, unsteady }: Pick<VisualReport, 'endless' | 'unsteady'>): string[] {
  const long = Object.entries(endless).map(([id, tiles]) => `${id} (${tiles})`);
  return [
    ...(long.length === 0 ? [] : [`Longer than what is looked at, taken in parts: ${long.join(', ')}.`]),
    ...(unsteady.length === 0
      ? []
      : [`Not the same each time, judged by what came out twice: ${unsteady.join(', ')}.`]),
  ];
}

function rowOf({ difference, outcomes }: ReturnType<typeof groupsOf>[number]): string {
  const [first] = outcomes;
  const places = outcomes.map((outcome) => `${outcome.storyId} ${placeName(outcome)}`);
  const more = places.length > shownPlaces ? ` and ${places.length - shownPlaces} more` : '';
  const approved = outcomes.every(({ isApproved }) => isApproved) ? ', approved' : '';
  const detail = first ? detailOf(first).slice(0, 160) : '';
  return `| \`${difference}\` | ${whatOf(outcomes)}${approved} | ${places.slice(0, shownPlaces).join(', ')}${more} | ${detail.replaceAll('|', '\\|')} |`;
}
