import { adminContract } from '@app/contract/admin';
import { newKey } from './accountMoney';
import { callAs, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** An administrator marks a payment as received: the expected sum, or the given one. */
export async function process(
  app: TestApp,
  admin: Person,
  id: number,
  minor?: number,
  key = newKey(),
): Promise<Response> {
  const { paidCurrency: currency, paidMinor } = await app.deps.db
    .selectFrom('payment')
    .select(['paidCurrency', 'paidMinor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = { amount: { currency, minor: minor ?? paidMinor } };
  return callAs(app, admin, adminContract.processPayment, { params: { id: String(id) }, key, body });
}
