import { adminContract } from '@app/contract/admin';
import { settledSum } from '@/domain/account/settlement';
import type { Deletion } from '@/domain/admin/settlement';
import { answerOf, callAs, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** The account's number in the admin area, as its calls name it. */
export async function numberOf({ deps: { db } }: TestApp, { email }: Pick<Person, 'email'>): Promise<string> {
  const found = db.selectFrom('user').select('number').where('email', '=', email);
  return String((await found.executeTakeFirstOrThrow()).number);
}

/** The sums that the administrator's dialog shows before an account is deleted (D45). */
export async function settlementOf(app: TestApp, admin: Person, person: Pick<Person, 'email'>) {
  const { settlement } = adminContract;
  return answerOf(
    settlement,
    callAs(app, admin, settlement, { params: { id: await numberOf(app, person) } }),
  );
}

/** Deletes an account with the sums that the administrator has just seen. */
export async function deleteAccount(
  app: TestApp,
  admin: Person,
  person: Pick<Person, 'email'>,
  changes: Partial<Deletion> = {},
): Promise<Response> {
  const sum = settledSum(await settlementOf(app, admin, person));
  const body = { balance: 'return', note: 'At the customer’s request', sum, ...changes };
  const { deleteUser } = adminContract;
  return callAs(app, admin, deleteUser, { params: { id: await numberOf(app, person) }, body });
}
