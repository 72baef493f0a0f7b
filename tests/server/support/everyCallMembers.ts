import { randomUUID } from 'node:crypto';
import { exportExpiry } from '@/domain/account/dataExport';
import { contract } from '@app/contract/contract';
import { dbOf, type PartsIn, type Fixture } from './everyCallFixture';
import { answerOf, callAs } from './signedIn';

/** A copy of the customer's data that can be downloaded. */
async function dataExport(fixture: Fixture): Promise<string> {
  const db = dbOf(fixture);
  await db.deleteFrom('dataExport').execute();
  const now = new Date();
  const { id } = await db
    .insertInto('dataExport')
    .values({ userId: fixture.customer.id, requestedAt: now, state: 'preparing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ready = { state: 'ready', readyAt: now, expiresAt: exportExpiry(now) } as const;
  await db.updateTable('dataExport').set(ready).where('id', '=', id).execute();
  await db.insertInto('dataExportFile').values({ exportId: id, name: 'one.json', text: '[]' }).execute();
  return String(id);
}

/** An open invitation to the customer's account. */
async function invitation(fixture: Fixture): Promise<string> {
  await dbOf(fixture).deleteFrom('invitation').execute();
  const body = { email: `${randomUUID()}@example.com`, role: 'technician' };
  const { invite } = contract.members;
  return String((await answerOf(invite, callAs(fixture.app, fixture.customer, invite, { body }))).id);
}

/** A colleague in the customer's account. */
async function member(fixture: Fixture): Promise<string> {
  const db = dbOf(fixture);
  const userId = randomUUID();
  const person = { name: 'Bob', firstName: 'Bob', lastName: '', emailVerified: true };
  await db
    .insertInto('user')
    .values({ id: userId, email: `${userId}@example.com`, ...person })
    .execute();
  const { id } = await db
    .insertInto('membership')
    .values({ accountId: fixture.customer.id, userId, role: 'technician', since: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Parts of the calls of colleagues and of the copy of all data. */
export const memberParts = {
  dataExport: {
    download: async (fixture) => [{ params: { id: await dataExport(fixture) } }],
  },
  members: {
    invite: () => [{ body: { email: `${randomUUID()}@example.com`, role: 'finance' } }],
    cancelInvitation: async (fixture) => [{ params: { id: await invitation(fixture) } }],
    changeRole: async (fixture) => [{ params: { id: await member(fixture) }, body: { role: 'finance' } }],
    remove: async (fixture) => [{ params: { id: await member(fixture) } }],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, PartsIn>>>>;

/** Two accounts that can be merged. */
export async function mergeParts(fixture: Fixture) {
  const kept = await fixture.otherNumber();
  const { email } = await dbOf(fixture)
    .selectFrom('user')
    .select('email')
    .where('number', '<', kept)
    .where('role', '<>', 'admin')
    .where('id', '<>', fixture.customer.id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return { params: { id: String(kept) }, query: { email } };
}
