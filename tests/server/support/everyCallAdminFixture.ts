import { recordUnclaimed } from '@app/server/admin/unclaimed';
import { kopecks } from '@/domain/money/money';
import { dbOf, type Fixture } from './everyCallFixture';

/* Data of the staff that calls need. */

/** The customer's number, as the administrators know it. */
export async function customerNumber(fixture: Fixture): Promise<{ id: string }> {
  const { number } = await dbOf(fixture)
    .selectFrom('user')
    .select('number')
    .where('id', '=', fixture.customer.id)
    .executeTakeFirstOrThrow();
  return { id: String(number) };
}

/** Money of an unknown sender, which waits. */
export async function unclaimedMoney(fixture: Fixture): Promise<string> {
  const now = new Date();
  const money = {
    amount: kopecks(157_700),
    receivedOn: '2026-11-20',
    reference: 'Ivanov, hosting',
    addedBy: 'root@example.com',
    isRepeated: true,
  } as const;
  const { id } = await dbOf(fixture)
    .transaction()
    .execute((tx) => recordUnclaimed(tx, money, now));
  return String(id);
}

/** A note of an administrator about the customer. */
export async function staffNote(fixture: Fixture): Promise<string> {
  const author = await dbOf(fixture)
    .selectFrom('user')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .orderBy('number')
    .executeTakeFirstOrThrow();
  const { id } = await dbOf(fixture)
    .insertInto('staffNote')
    .values({
      userId: fixture.customer.id,
      authorId: author.id,
      author: author.email,
      at: new Date(),
      text: 'Calls at 10',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** An incident under investigation. */
export async function incident(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .insertInto('incident')
    .values({
      kind: 'incident',
      severity: 'minor',
      state: 'investigating',
      title: JSON.stringify({ ru: 'Сбой', en: 'Failure' }),
      datacenters: '["nl"]',
      services: '[]',
      startedAt: new Date(),
      windowFrom: null,
      windowUntil: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Number of a new member of the staff. */
export async function staffMember(fixture: Fixture): Promise<string> {
  const number = await fixture.otherNumber();
  await dbOf(fixture)
    .updateTable('user')
    .set({ role: 'admin', staffRole: 'support' })
    .where('number', '=', number)
    .execute();
  return String(number);
}
