import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { cardsContract } from '@app/contract/cards';
import type { Db } from '@app/server/db/database';
import { enqueue } from '@app/server/jobs/enqueue';
import { addDays, addMonths, type IsoDate } from '@/domain/time/dates';
import { monthStart } from '@/domain/time/months';
import type { ServerId } from '@/domain/servers/server';
import { payForYear, type Actor } from './acts';
import { callOn } from './client';

/*
 * Idle customers of the load: their server is renewed with a saved card every month, and completion certificates are
 * issued for payments of an organization. A load lasts seconds, so months pass in the database while no server runs,
 * with the jobs that its clock would store.
 */

const cardsSchema = v.object({ items: v.array(v.object({ id: v.string() })) });

/** Pays for a year of a server in an organization's name, and has the card renew the other one. */
export async function subscribe(actor: Actor): Promise<void> {
  await payForYear(actor);
  for (let round = 0; round < 200; round += 1) {
    const listed = await callOn(actor.origin, actor.person.cookie, cardsContract.list);
    const [card] = listed.status === 'acknowledged' ? v.parse(cardsSchema, listed.body).items : [];
    if (card) {
      const parts = { params: { id: card.id }, body: { isOn: true } };
      const set = await callOn(actor.origin, actor.person.cookie, cardsContract.setRenewal, parts);
      if (set.status === 'acknowledged') return;
    }
    await sleep(50);
  }
  throw new Error('The card was never saved');
}

/** Idempotency key of a renewal of the load, by which its result is found (bookFaults.ts). */
const dueKey = (id: ServerId, endDate: string) => `renewal:${id}:load:${endDate}`;

/**
 * Ends the period of each subscriber's server on a day on which none of its periods has ended, unless a renewal is
 * pending. Also passes a month, whose completion certificates are due.
 */
export async function passMonth(
  db: Db,
  emails: readonly string[],
  today: IsoDate,
  round: number,
): Promise<void> {
  const now = new Date();
  const endDate = addDays(today, 0 - round);
  await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('server')
      .innerJoin('user', 'user.id', 'server.userId')
      .select(['server.id', 'server.userId'])
      .where('email', 'in', [...emails])
      .where('server.status', '=', 'Active')
      .where('server.host', '=', 'shop.example.ru')
      .where('endDate', '>', today)
      .execute();
    for (const { id } of due) await tx.updateTable('server').set({ endDate }).where('id', '=', id).execute();
    await enqueue(
      tx,
      due.map(({ id: serverId }) => ({
        kind: 'renewal' as const,
        key: dueKey(serverId, endDate),
        payload: { serverId },
        runAt: now,
      })),
    );
    const month = addMonths(monthStart(today), round - 1);
    await enqueue(
      tx,
      [...new Set(due.map(({ userId }) => userId))].map((userId) => ({
        kind: 'acts' as const,
        key: `acts:${userId}:load:${month}`,
        payload: { userId, month },
        runAt: now,
      })),
    );
  });
}
