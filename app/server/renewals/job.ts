import { nextLook, nextStep, type NextStep } from '@/domain/renewal/schedule';
import type { ServerId } from '@/domain/servers/server';
import { startOfDay } from '@/domain/time/timeZone';
import { lockCustomer } from '../customers/lock';
import { timeZoneOf } from '../settings/storedSettings';
import type { PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { chargeByToken } from '../payments/chargeByToken';
import type { Gateways } from '../gateways/gateway';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler, Publish } from '../jobs/handler';
import { addCardCharge } from '../savedCards/charge';
import { serverRow } from '../serverStore/read';
import { chargeKeyOf, renewalOf, renewingOf, type Renewing } from './state';
import { takeStep } from './steps';

/*
 * Scheduler of D29. A sweep stores a job for each server whose "lookAt" is due; the job runs the due step and stores
 * the next check. Changes that affect the steps trigger a check at once.
 */

/** Servers per sweep; the next sweep continues. */
const batch = 500;
/** Delay before the next check if a server's job fails for good. */
const againMs = 24 * 3_600_000;

/** Stores a job for each due server. Concurrent instances find different ones. */
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

/** Returns the owner of a server; undefined if it is gone. */
const ownerOf = (db: Db, id: ServerId) =>
  db.selectFrom('server').select('userId').where('id', '=', id).executeTakeFirst();

/** Locks the customer and the server and returns its state; null if it is gone. */
async function lockedRenewing(tx: Db, gateways: Gateways, id: ServerId, now: Date): Promise<Renewing | null> {
  const owner = await ownerOf(tx, id);
  if (!owner) return null;
  await lockCustomer(tx, owner.userId);
  const row = await serverRow(tx, owner.userId, id).forUpdate().executeTakeFirst();
  return row ? renewingOf(tx, gateways, row, now) : null;
}

const isDue = (step: NextStep | null, { today }: Renewing['state']): step is NextStep =>
  step !== null && step.on <= today;

/** Returns the open card charge, or creates one that is due. */
async function openCharge(db: Db, gateways: Gateways, id: ServerId, now: Date): Promise<PaymentRow | null> {
  return db.transaction().execute(async (tx) => {
    const renewing = await lockedRenewing(tx, gateways, id, now);
    if (!renewing) return null;
    const { state, row, card, bill, charge } = renewing;
    const next = nextStep(state);
    if (charge || !card || !isDue(next, state) || next.kind !== 'charge') return charge;
    const { today, price: amount, balance } = state;
    return addCardCharge(tx, card, {
      ...renewalOf(row, amount),
      // The money pays the existing bill.
      ...(bill ? { entries: [], shares: [], bills: [bill.id] } : { bills: [] }),
      amount,
      balance,
      key: chargeKeyOf(row, today),
      now,
    });
  });
}

/** Runs the due step, if any, and returns the next check. */
async function step(tx: Db, gateways: Gateways, id: ServerId, now: Date, publish: Publish): Promise<void> {
  const renewing = await lockedRenewing(tx, gateways, id, now);
  if (!renewing) return;
  const next = nextStep(renewing.state);
  if (isDue(next, renewing.state)) await takeStep({ ...renewing, tx, now }, next, publish);
  const { userId } = renewing.row;
  const left = await serverRow(tx, userId, id).executeTakeFirst();
  if (!left) return;
  const { state } = await renewingOf(tx, gateways, left, now);
  const due = nextStep(state);
  // The state changed since the card was charged: another run charges it.
  const isToCharge = isDue(due, state) && due.kind === 'charge';
  const day = nextLook(state);
  const lookAt = day === null ? null : startOfDay(await timeZoneOf(tx), day);
  await tx
    .updateTable('server')
    .set({ lookAt: isToCharge ? now : lookAt })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Time for the bank to decide before it is polled again. */
const undecidedMs = 60_000;

type Parts = Pick<Deps, 'changes' | 'log' | 'gateways' | 'publicUrl'> & Partial<Pick<Deps, 'metrics'>>;

/**
 * Runs the due step of a server; idempotent. A card is charged before the step's transaction, by a payment that
 * delivers the renewal when its money is stored. An interruption between the two is resolved by the next run or by
 * payment polling.
 */
export function renewalHandler(parts: Parts): JobHandler<'renewal'> {
  const { gateways } = parts;
  return {
    async run({ serverId }, { db, now }) {
      const id = serverId as ServerId;
      const charge = await openCharge(db, gateways, id, now);
      const status = charge && (await chargeByToken({ ...parts, db }, charge, now));
      if (status?.status === 'waiting') return { again: new Date(now.getTime() + undecidedMs) };
      return { apply: (tx, publish) => step(tx, gateways, id, now, publish) };
    },
  };
}
