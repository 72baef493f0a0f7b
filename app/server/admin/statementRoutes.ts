import type { adminContract } from '@app/contract/admin';
import { audit } from '../audit/audit';
import type { Handlers } from '../routing/contractRoutes';
import { differencePage, importStatement } from './statements';
import { wireDifference } from './wire';

/** Handlers of gateways' statements. */
export const adminStatementRoutes: Pick<
  Handlers<typeof adminContract>,
  'statementDifferences' | 'importStatement'
> = {
  async statementDifferences({ db, query }) {
    const { items, next, total } = await differencePage(db, query);
    return { items: items.map(wireDifference), next, total };
  },
  async importStatement({ db, caller, body, now }) {
    const result = await importStatement(db, body, now);
    const after = { ...body.days, lineCount: result.added };
    await audit(db, { caller, now, kind: 'statementImported', subject: body.gateway, before: null, after });
    return result;
  },
};
