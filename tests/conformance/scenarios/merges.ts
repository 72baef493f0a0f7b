import { randomUUID } from 'node:crypto';
import { adminContract } from '@app/contract/admin';
import { expectSame } from '../contractViolation';
import { adminOf, answered, expectRefusal, newKey, send, type Case, type TestContext } from '../testContext';

const { addUser, adjustBalance, customer, mergeUsers, previewMerge } = adminContract;

async function addAccount(context: TestContext) {
  const body = { name: 'Merge Check', email: `kit-${randomUUID()}@example.com`, status: 'Active' };
  return answered(context, adminOf(context), addUser, { body });
}

/** Two accounts of one customer become one. */
export const mergeCases: readonly Case[] = [
  {
    calls: ['admin.previewMerge', 'admin.mergeUsers'],
    title: 'moves the balance to the kept account, closes the other one, and does so once',
    async run(context) {
      const admin = adminOf(context);
      const [kept, closed] = [await addAccount(context), await addAccount(context)];
      const params = { id: String(kept.id) };
      const credit = { direction: 'credit', purpose: 'goodwill', amount: 300, note: 'Contract check' };
      await answered(context, admin, adjustBalance, {
        params: { id: String(closed.id) },
        key: newKey(),
        body: credit,
      });
      const query = { email: closed.email };
      const preview = await answered(context, admin, previewMerge, { params, query });
      expectSame('the obstacles', preview.obstacles, []);
      expectSame('the balance of the account to close', preview.closes.balance, 300);
      const merge = { params, key: newKey(), body: { ...query, note: 'Contract check' } };
      const { balance } = await answered(context, admin, mergeUsers, merge);
      expectSame('the balance afterwards', balance, 300);
      expectSame(
        'the answer to the same request',
        (await answered(context, admin, mergeUsers, merge)).balance,
        300,
      );
      expectRefusal(await send(context, admin, mergeUsers, { ...merge, key: newKey() }), 'notMergeable');
      const page = await answered(context, admin, customer, { params: { id: String(closed.id) } });
      expectSame('the closed account', [page.user.status, page.mergedInto?.email], ['Merged', kept.email]);
    },
  },
];
