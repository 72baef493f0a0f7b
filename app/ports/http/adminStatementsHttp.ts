import { adminContract } from '@app/contract/admin';
import type { AdminStatementsPort } from '@app/ports/adminStatementsPort';
import { actionOf } from './adminAction';
import { partQuery, unsummed } from './partQuery';
import { send } from './send';

/** Statements of gateways over HTTP. */
export const adminStatementsHttp: AdminStatementsPort = {
  statementDifferences: async (query, part, signal) =>
    unsummed(await send(adminContract.statementDifferences, { query: partQuery(query, part) }, signal)),
  async importStatement(parts) {
    const sum = { added: 0, known: 0 };
    for (const { gateway, lines, days } of parts) {
      const body = {
        gateway,
        days,
        lines: lines.map((line) => ({
          ...line,
          payment: line.payment === null ? null : String(line.payment),
        })),
      };
      const outcome = await actionOf(send(adminContract.importStatement, { body }));
      if (outcome.status !== 'done') return outcome;
      sum.added += outcome.value.added;
      sum.known += outcome.value.known;
    }
    return { status: 'done', value: sum };
  },
};
