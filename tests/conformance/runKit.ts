import { ContractViolation, Skipped } from './contractViolation';
import { casesOf } from './checks/check';
import { accessChecks } from './checks/access';
import { answerChecks } from './checks/answers';
import { inputChecks } from './checks/input';
import { accountPortCases } from './ports/account';
import { moneyPortCases } from './ports/money';
import { overHttp, type PortCase } from './ports/portCase';
import { serverPortCases } from './ports/servers';
import { networkPortCases } from './ports/network';
import { recoveryPortCases } from './ports/recovery';
import { savedFilterPortCases } from './ports/savedFilters';
import { backupPortCases } from './ports/backups';
import { snapshotPortCases } from './ports/snapshots';
import { supportPortCases } from './ports/support';
import { cartCases } from './scenarios/cart';
import { eventCases } from './scenarios/events';
import { fileCases } from './scenarios/files';
import { isolationCases } from './scenarios/isolation';
import { listCases } from './scenarios/lists';
import { moneyCases } from './scenarios/money';
import { preparations } from './scenarios/prepare';
import { mergeCases } from './scenarios/merges';
import { providerCases } from './scenarios/provider';
import { sessionCases } from './scenarios/sessions';
import { versionCases } from './scenarios/versions';
import type { Case, TestContext } from './testContext';

/** Result of a case. */
export type Result = Pick<Case, 'calls' | 'title'> &
  (
    | { readonly outcome: 'passed' }
    | { readonly outcome: 'not tried'; readonly reason: string }
    | {
        readonly outcome: 'failed';
        readonly request: string;
        readonly expected: string;
        readonly received: string;
      }
  );

/** Cases derived from every call of the contract. */
const contractCases: readonly Case[] = [...accessChecks, ...inputChecks, ...answerChecks].flatMap(casesOf);

/** Cases that need more than one call. */
const scenarios: readonly Case[] = [
  ...cartCases,
  ...eventCases,
  ...fileCases,
  ...isolationCases,
  ...listCases,
  ...moneyCases,
  ...providerCases,
  ...mergeCases,
  ...sessionCases,
  ...versionCases,
];

/** Customers' scenarios for any implementation of the ports, also used for the demonstration. */
export const portCases: readonly PortCase[] = [
  ...accountPortCases,
  ...moneyPortCases,
  ...serverPortCases,
  ...backupPortCases,
  ...snapshotPortCases,
  ...recoveryPortCases,
  ...networkPortCases,
  ...savedFilterPortCases,
  ...supportPortCases,
];

/** All cases that run over HTTP. */
export const wireCases: readonly Case[] = [
  ...preparations,
  ...contractCases,
  ...scenarios,
  ...portCases.map(overHttp),
];

const areaOf = ({ calls: [first = ''] }: Case) => first.split('.')[0] ?? '';

/** Runs a case. */
async function resultOf({ calls, title, run }: Case, context: TestContext): Promise<Result> {
  const about = { calls, title };
  try {
    await run(context);
    return { ...about, outcome: 'passed' };
  } catch (error) {
    if (error instanceof Skipped) return { ...about, outcome: 'not tried', reason: error.message };
    const { request, expected, received } =
      error instanceof ContractViolation
        ? error
        : new ContractViolation(calls[0] ?? '', 'an answer that can be worked with', String(error));
    return { ...about, outcome: 'failed', request, expected, received };
  }
}

/**
 * Runs cases one after another, because most change the accounts.
 *
 * @param only areas; all if empty
 */
export async function tryCases(
  cases: readonly Case[],
  context: TestContext,
  only: readonly string[] = [],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const one of cases)
    if (only.length === 0 || only.includes(areaOf(one))) results.push(await resultOf(one, context));
  return results;
}
