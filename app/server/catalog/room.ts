import type { Db } from '../db/database';
import type { Provisioner } from '../provisioning/provisioner';
import { lockPlans } from './plans';

/** Largest stored number: the column is an integer. */
const largestRoom = 1_000_000;

/** A count is used for this long without a newer one, in milliseconds. */
const longestUse = 60 * 60 * 1000;

/** Forgets the counts of a provisioner that has been silent for long: no plan stays sold out by them. */
const forgetOld = (db: Db, at: Date) =>
  db
    .deleteFrom('planRoom')
    .where('at', '<', new Date(at.getTime() - longestUse))
    .execute();

/**
 * Stores how many more servers of each plan have room at the provisioner. Without its numbers, plans have no such
 * limit.
 */
export async function storeRoom(db: Db, provisioner: Pick<Provisioner, 'room'>, at: Date): Promise<void> {
  await forgetOld(db, at);
  const plans = await db.selectFrom('plan').select(['name', 'datacenter', 'specs']).execute();
  const found = await provisioner.room(
    plans.map(({ name, datacenter, specs }) => ({
      tariff: name,
      datacenter,
      cores: specs.cpu,
      memoryGb: specs.ram,
      diskGb: specs.storage.size,
    })),
  );
  if (found === null) {
    await db.deleteFrom('planRoom').execute();
    return;
  }
  const rooms = new Map(found.items.map(({ tariff, room }) => [tariff, Math.min(room, largestRoom)]));
  await db.transaction().execute(async (tx) => {
    // As an order does before it takes the room.
    await lockPlans(
      tx,
      plans.map(({ name }) => name),
    );
    const before = await tx.selectFrom('planRoom').select('plan').execute();
    const gone = before.flatMap(({ plan }) => (rooms.has(plan) ? [] : [plan]));
    if (gone.length > 0) await tx.deleteFrom('planRoom').where('plan', 'in', gone).execute();
    for (const { name } of plans) {
      const room = rooms.get(name);
      if (room === undefined) continue;
      await tx
        .insertInto('planRoom')
        .values({ plan: name, room, at })
        .onConflict((conflict) => conflict.column('plan').doUpdateSet({ room, at }))
        .execute();
    }
  });
}
