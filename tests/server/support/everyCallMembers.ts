import { randomUUID } from 'node:crypto';
import { exportExpiry } from '@/domain/account/dataExport';
import { contract } from '@app/contract/contract';
import { dbOf, type World } from './everyCallWorld';
import { answerOf, callAs } from './signedIn';

/** A copy of the customer's data that can be downloaded. */
export async function dataExport(world: World): Promise<string> {
  const db = dbOf(world);
  await db.deleteFrom('dataExport').execute();
  const now = new Date();
  const { id } = await db
    .insertInto('dataExport')
    .values({ userId: world.customer.id, requestedAt: now, state: 'preparing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ready = { state: 'ready', readyAt: now, expiresAt: exportExpiry(now) } as const;
  await db.updateTable('dataExport').set(ready).where('id', '=', id).execute();
  await db.insertInto('dataExportFile').values({ exportId: id, name: 'one.json', text: '[]' }).execute();
  return String(id);
}

/** An open invitation to the customer's account. */
export async function invitation(world: World): Promise<string> {
  await dbOf(world).deleteFrom('invitation').execute();
  const body = { email: `${randomUUID()}@example.com`, role: 'technician' };
  const { invite } = contract.members;
  return String((await answerOf(invite, callAs(world.app, world.customer, invite, { body }))).id);
}

/** A colleague in the customer's account. */
export async function member(world: World): Promise<string> {
  const db = dbOf(world);
  const userId = randomUUID();
  const person = { name: 'Bob', firstName: 'Bob', lastName: '', emailVerified: true };
  await db
    .insertInto('user')
    .values({ id: userId, email: `${userId}@example.com`, ...person })
    .execute();
  const { id } = await db
    .insertInto('membership')
    .values({ accountId: world.customer.id, userId, role: 'technician', since: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
