import { kopecks, type Money } from '@/domain/money';
import { nextLook, nextStep } from '@/domain/renewal/schedule';
import type { ServerId } from '@/domain/server';
import { lockCustomer } from '../accounts/lock';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler, Tell } from '../jobs/handler';
import { serverRow } from '../servers/read';
import { renewingOf } from './state';
import { takeStep } from './steps';

/*
 * The clock of D29. A sweep finds the servers that are to be looked at ("server"."lookAt") and stores a job for each; the job does
 * the one step that is due, and stores when to look again. A change of what decides the steps has the server looked at at once.
 */

/** Servers that one sweep stores jobs for: the rest waits for the next. */
const batch = 500;
/** A server whose job comes to nothing is looked at again, by a job of its own. */
const againMs = 24 * 3_600_000;

/** Stores a job for each server whose time has come. Instances that sweep at once find different ones. */
export async function sweepRenewals({ db }: { readonly db: Db }, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('server')
      .select(['id', 'lookAt'])
      .where('lookAt', '<=', now)
      .orderBy('lookAt')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    await enqueue(
      tx,
      due.map(({ id, lookAt }) => ({
        kind: 'renewal' as const,
        key: `renewal:${id}:${lookAt?.toISOString()}`,
        payload: { serverId: id },
        runAt: now,
      })),
    );
    await tx
      .updateTable('server')
      .set({ lookAt: new Date(now.getTime() + againMs) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    return due.length;
  });
}

/**
 * Takes money from a method that the account has saved for renewals, and credits it to the balance, once for each key. Called
 * outside of any transaction; a rejection means that it may work later, and is retried with the same key. A saved method that
 * declines, and none at all, resolve: the balance then does not suffice.
 *
 * @param amount kopecks that the balance is short of
 */
export type ChargeSaved = (account: string, amount: Money, key: string) => Promise<void>;

interface Sources {
  /** What a renewal is paid from when the balance does not suffice. */
  readonly chargeSaved?: ChargeSaved;
}

/** Where a server of any account is; undefined once it is gone. */
const ownerOf = (db: Db, id: ServerId) =>
  db.selectFrom('server').select('userId').where('id', '=', id).executeTakeFirst();

/** Has the saved method pay what the balance is short of, before the period lapses. */
async function fillUp(db: Db, id: ServerId, now: Date, charge: ChargeSaved): Promise<void> {
  const owner = await ownerOf(db, id);
  const row = owner && (await serverRow(db, owner.userId, id).executeTakeFirst());
  if (!row) return;
  const { state } = await renewingOf(db, row, now);
  const next = nextStep(state);
  if (next?.kind !== 'lapse' || !next.isBilled || next.on > state.today) return;
  await charge(row.userId, kopecks(state.price - state.balance), `renewal:${id}:${state.endDate}`);
}

/** The one step that is due, if any, and when to look again. */
async function step(tx: Db, id: ServerId, now: Date, tell: Tell): Promise<void> {
  const owner = await ownerOf(tx, id);
  if (!owner) return;
  const { userId } = owner;
  await lockCustomer(tx, userId);
  const locked = () => serverRow(tx, userId, id).forUpdate().executeTakeFirst();
  const row = await locked();
  if (!row) return;
  const renewing = await renewingOf(tx, row, now);
  const next = nextStep(renewing.state);
  if (next && next.on <= renewing.state.today) await takeStep({ ...renewing, tx, now }, next, tell);
  const left = await locked();
  if (!left) return;
  const day = nextLook((await renewingOf(tx, left, now)).state);
  await tx
    .updateTable('server')
    .set({ lookAt: day === null ? null : new Date(day) })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Does what is due about one server; run twice, the second run finds nothing to do. */
export function renewalHandler({ chargeSaved }: Sources = {}): JobHandler<'renewal'> {
  return {
    async run({ serverId }, { db, now }) {
      const id = serverId as ServerId;
      if (chargeSaved) await fillUp(db, id, now, chargeSaved);
      return { apply: (tx, tell) => step(tx, id, now, tell) };
    },
  };
}
