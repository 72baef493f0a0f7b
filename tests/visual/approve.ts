import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  approvalPath,
  approvalText,
  causeNameOf,
  groupsOf,
  parseApprovals,
  whatOf,
  withApproved,
  type Approval,
} from './approvals.ts';
import type { Say } from './builds.ts';
import type { Outcome } from './outcome.ts';
import { parseReport } from './report/visualReport.ts';
import { git } from './sources.ts';

/** Reads the approvals of the working tree. Throws if their file is invalid. */
export function readApprovals(root: string): Approval[] {
  const file = join(root, approvalPath);
  return existsSync(file) ? parseApprovals(readFileSync(file, 'utf8')) : [];
}

/** Reads the approvals of a commit. */
export function approvalsAt(root: string, commit: string): Approval[] {
  const listed = git(root, 'ls-tree', '--name-only', commit, '--', approvalPath);
  return listed === '' ? [] : parseApprovals(git(root, 'show', `${commit}:${approvalPath}`));
}

/** Name that approves all outcomes. */
const everything = 'everything';

/**
 * Finds the outcomes with these names: the name of a cause or a difference as the report shows it, the whole id of a
 * story, or `everything`. Throws on a name that matches nothing, and on outcomes that cannot be approved.
 */
export function chosenOutcomes(names: readonly string[], outcomes: readonly Outcome[]): Outcome[] {
  const matches =
    (name: string) =>
    ({ difference, causeName, storyId }: Outcome) =>
      name === everything || name === causeName || name === difference || name === storyId;
  const stray = names.find((name) => !outcomes.some(matches(name)));
  if (stray !== undefined)
    throw new Error(
      `'${stray}' is no difference in the report and no whole id of a story there: one of ` +
        `${groupsOf(outcomes, causeNameOf)
          .map(({ name }) => name)
          .join(', ')}, or ${everything}.`,
    );
  const chosen = outcomes.filter((outcome) => names.some((name) => matches(name)(outcome)));
  const failed = chosen.filter(({ hash }) => hash === undefined);
  if (failed.length > 0 && names.some((name) => name !== everything))
    throw new Error(
      `A story that fails cannot be approved: ${failed.map(({ storyId }) => storyId).join(', ')}.`,
    );
  return chosen.filter(({ hash }) => hash !== undefined);
}

/** Approves outcomes of the last run in the committed file. Nothing is built or captured. */
export function approve(root: string, out: string, names: readonly string[], say: Say): void {
  const file = join(out, 'report.json');
  if (!existsSync(file)) throw new Error(`There is no report in ${out}: run npm run visual first.`);
  const { base, outcomes } = parseReport(JSON.parse(readFileSync(file, 'utf8')));
  const chosen = chosenOutcomes(names, outcomes);
  const approvals = withApproved(readApprovals(root), approvalsAt(root, base), chosen);
  writeFileSync(join(root, approvalPath), approvalText(approvals));
  for (const { name, outcomes: ofGroup } of groupsOf(chosen, causeNameOf)) say(`${name}  ${whatOf(ofGroup)}`);
  say(`Approved in ${approvalPath}: commit it with the change.`);
}
