import { shiftDates } from '@/sample-data/shiftDates';
import { timeZoneOf } from '../settings/storedSettings';
import { seedBilling } from '../billing/seed';
import { seedCart } from '../cart/seed';
import type { Db } from '../db/database';
import type { Language } from '../messages/messages';
import { seedNotifications } from '../notifications/seed';
import { seedServers } from '../servers/seed';
import type { SeededAccount } from '../customers/seededAccount';

/** Seeds of the parts of the sample that may refer to its servers. */
const seeds: readonly ((account: SeededAccount) => Promise<void>)[] = [
  seedNotifications,
  // Runs after the notifications: a bill is linked to the notification about it.
  seedBilling,
  seedCart,
];

/** Whether colleagues wait for a person: they begin with an empty account of their own, which can receive another. */
async function isInvited(tx: Db, userId: string): Promise<boolean> {
  const invitation = await tx
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', (query) => query.selectFrom('user').select('email').where('id', '=', userId))
    .limit(1)
    .executeTakeFirst();
  return invitation !== undefined;
}

/**
 * Creates an account's data beside its sign-in once, at its first call. With `isDemo` it starts with the
 * specification's sample (D25). Its language is that of the call.
 */
export async function openAccount(
  db: Db,
  userId: string,
  { now, isDemo, language }: { now: Date; isDemo: boolean; language: Language },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const opened = await tx
      .insertInto('customer')
      .values({ userId, language })
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    // Another call created it first.
    if (!opened || !isDemo || (await isInvited(tx, userId))) return;
    const account = { tx, userId, now, shift: shiftDates(now, await timeZoneOf(tx)) };
    const serverIds = await seedServers(account);
    for (const seed of seeds) await seed({ ...account, serverIds });
  });
}
