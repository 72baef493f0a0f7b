import { shiftDates } from '@/sample-data/shiftDates';
import { timeZoneOf } from '../settings/storedSettings';
import { seedBilling } from '../billing/seed';
import { seedCart } from '../cart/seed';
import type { Db } from '../db/database';
import type { Language } from '../messages/messages';
import { seedNotifications } from '../notifications/seed';
import { seedServers } from '../servers/seed';
import type { SeededAccount } from '../customers/seededAccount';

/** The rooms of the server that have a part of the sample, besides the servers, which some of it is about. */
const seeds: readonly ((account: SeededAccount) => Promise<void>)[] = [
  seedNotifications,
  // A bill finds the notification that speaks of it.
  seedBilling,
  seedCart,
];

/**
 * Makes what an account has beside its sign-in, once: at its first call, however it was registered. With `isDemo` it begins
 * with the specification's sample (D25). It is written to in the language of that call.
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
    // Another call was first.
    if (!opened || !isDemo) return;
    const account = { tx, userId, now, move: shiftDates(now, await timeZoneOf(tx)) };
    const serverIds = await seedServers(account);
    for (const seed of seeds) await seed({ ...account, serverIds });
  });
}
