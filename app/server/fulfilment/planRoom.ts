import { orderedCounts } from '../billing/orderedCounts';
import { lockPlans } from '../catalog/plans';
import type { Db } from '../db/database';
import type { Provisioner } from '../provisioning/provisioner';

/** Largest stored number: the column is an integer. */
const largestRoom = 1_000_000;

/** A count is used for this long without a newer one, in milliseconds. */
const longestUse = 60 * 60 * 1000;

/**
 * An unpaid order holds its room for this long, in milliseconds. A card is charged in minutes; a bill for a transfer may
 * wait for two weeks, and is refunded if its plan is sold out by then.
 */
const longestHold = 60 * 60 * 1000;

/** Forgets the counts of a provisioner that is silent, so that no plan stays sold out by them. */
const forgetOld = (db: Db, at: Date) =>
  db
    .deleteFrom('planRoom')
    .where('at', '<', new Date(at.getTime() - longestUse))
    .execute();

/** Ordered servers of a plan that have no machine yet. */
interface Reservation {
  /** Names the payment, or an order without one. */
  readonly order: string;
  readonly plan: string;
  readonly count: number;
}

/**
 * Returns the servers of new unpaid orders, and the paid ones that the provisioner does not have yet. Those that were
 * ordered after `at` are included, although the provisioner may have them.
 */
async function reservations(db: Db, at: Date): Promise<readonly Reservation[]> {
  const unpaid = await db
    .selectFrom('payment')
    .select(['id', 'entries'])
    .where('status', '=', 'Pending')
    .where('pricedAt', '>=', new Date(at.getTime() - longestHold))
    .where('entries', 'is not', null)
    .execute();
  const paid = await db
    .selectFrom('operation')
    .innerJoin('order', 'order.id', 'operation.orderId')
    .select(['order.id', 'order.paymentId', 'operation.command'])
    .where('operation.endedAt', 'is', null)
    .where('operation.item', '=', 'server')
    .where((eb) => eb.or([eb('operation.startedAt', 'is', null), eb('operation.createdAt', '>=', at)]))
    .execute();
  return [
    ...unpaid.flatMap(({ id, entries }) =>
      [...orderedCounts(entries ?? [])].map(([plan, count]) => ({ order: `payment:${id}`, plan, count })),
    ),
    ...paid.flatMap(({ id, paymentId, command }) =>
      command?.action === 'create'
        ? [
            {
              order: paymentId === null ? `order:${id}` : `payment:${paymentId}`,
              plan: command.spec.tariff,
              count: 1,
            },
          ]
        : [],
    ),
  ];
}

/** Sums reserved servers by a part of their reservation. */
function countsBy(
  list: readonly Reservation[],
  keyOf: (reservation: Reservation) => string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + each.count);
  return counts;
}

/** Servers of each plan whose order is new. A paid order stays the same one. */
function addedSince(before: readonly Reservation[], now: readonly Reservation[]) {
  const known = new Set(before.map(({ order }) => order));
  return countsBy(
    now.filter(({ order }) => !known.has(order)),
    ({ plan }) => plan,
  );
}

/**
 * Stores how many more servers of each plan have room at the provisioner, beside those that are ordered. Without its
 * numbers, plans have no such limit.
 */
export async function storeRoom(db: Db, provisioner: Pick<Provisioner, 'room'>, at: Date): Promise<void> {
  await forgetOld(db, at);
  const plans = await db.selectFrom('plan').select(['name', 'datacenter', 'specs']).execute();
  const before = await reservations(db, at);
  const found = await provisioner.room(
    plans.map(({ name, datacenter, specs }) => ({
      tariff: name,
      datacenter,
      cores: specs.cpu,
      memoryGb: specs.ram,
      diskGb: specs.storage.size,
    })),
    countsBy(before, ({ plan }) => plan),
  );
  if (found === null) {
    await db.deleteFrom('planRoom').execute();
    return;
  }
  const counted = new Map(found.items.map(({ tariff, room }) => [tariff, room]));
  await db.transaction().execute(async (tx) => {
    // As an order does before it takes the room: the next one waits and then takes it off this count.
    await lockPlans(
      tx,
      plans.map(({ name }) => name),
    );
    const added = addedSince(before, await reservations(tx, at));
    const stored = await tx.selectFrom('planRoom').select('plan').execute();
    const gone = stored.flatMap(({ plan }) => (counted.has(plan) ? [] : [plan]));
    if (gone.length > 0) await tx.deleteFrom('planRoom').where('plan', 'in', gone).execute();
    for (const { name } of plans) {
      const left = counted.get(name);
      if (left === undefined) continue;
      const room = Math.max(0, Math.min(left, largestRoom) - (added.get(name) ?? 0));
      await tx
        .insertInto('planRoom')
        .values({ plan: name, room, at })
        .onConflict((conflict) => conflict.column('plan').doUpdateSet({ room, at }))
        .execute();
    }
  });
}
