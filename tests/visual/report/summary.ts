import { approvalPath, causeNameOf, groupsOf } from '../approvals.ts';
import { isUnapproved, placeInWords, type Outcome } from '../outcome.ts';
import { detailOf } from './detail.ts';
import type { VisualReport } from './visualReport.ts';

const shownCauses = 40;

/** Makes the summary for a pull request: counts, a line per cause, and how to approve. */
export function summaryOf(report: VisualReport): string {
  const { base, taken, total, msPerPicture, seconds, selection, outcomes } = report;
  const unapproved = outcomes.filter(isUnapproved);
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  const head = [
    `## Pictures: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('failed')} failed`,
    '',
    ...(taken < total ? [`**The run was cut: ${taken} of ${total} pictures were compared.**`, ''] : []),
    `${selection} ${taken} pictures compared with ${base.slice(0, 8)}, ${msPerPicture} ms a picture, ${seconds} s in all.`,
    ...notesOf(report).flatMap((note) => ['', note]),
    '',
  ];
  if (outcomes.length === 0) return `${head.join('\n')}\nNothing differs.\n`;
  const groups = groupsOf(outcomes, causeNameOf);
  const rest = groups.length - shownCauses;
  return [
    ...head,
    '| Name | Cause | Shown in | |',
    '| --- | --- | --- | --- |',
    ...groups.slice(0, shownCauses).map(rowOf),
    ...(rest > 0 ? [`| | and ${rest} more | | |`] : []),
    '',
    unapproved.length === 0
      ? 'All of it is approved.'
      : `${unapproved.length} pictures of ${groupsOf(unapproved, causeNameOf).length} causes need approval. Approve intended changes in the report or by name, and commit \`${approvalPath}\`: \`npm run visual -- --approve ${unapproved[0]?.causeName ?? ''}\``,
    '',
  ].join('\n');
}

/** Reports pictures that were captured partially or repeatedly. */
export function notesOf({ endless, unstable }: Pick<VisualReport, 'endless' | 'unstable'>): string[] {
  const long = Object.entries(endless).map(([id, tiles]) => `${id} (${tiles})`);
  return [
    ...(long.length === 0 ? [] : [`Longer than what is looked at, taken in parts: ${long.join(', ')}.`]),
    ...(unstable.length === 0
      ? []
      : [`Captures differed; the content that occurred twice was used: ${unstable.join(', ')}.`]),
  ];
}

function rowOf({
  name,
  outcomes,
}: {
  name: string;
  outcomes: readonly VisualReport['outcomes'][number][];
}): string {
  const [first] = outcomes;
  if (!first) return '';
  const approved = outcomes.every(({ isApproved }) => isApproved) ? ', approved' : '';
  const cells = [
    `\`${name}\``,
    first.cause + approved,
    `${first.title}/${first.name}, ${placeInWords(first)}${outcomes.length === 1 ? '' : `, and ${outcomes.length - 1} more`}`,
    detailOf(first).slice(0, 120),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
