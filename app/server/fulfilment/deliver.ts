import { isRunning } from '@/domain/servers/serverStates';
import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { priceEntries } from '@/domain/cart/priceEntry';
import type { IsoDate } from '@/domain/dates';
import { kopecks, type Money } from '@/domain/money';
import { sharesOf } from '@/domain/order/shares';
import { planNamed, type Plan } from '@/domain/plan';
import { renewedFrom } from '@/domain/pricing/renewal';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { ServerId } from '@/domain/server';
import type { ServerEvent } from '@/domain/serverDetails';
import { orderedServer } from '@/domain/servers/orderedServer';
import { statusDuring } from '@/domain/servers/power';
import { withEntry } from '@/domain/servers/withEntry';
import { lockCustomer } from '../customers/lock';
import { noteActivity } from '../audit/activity';
import { todayOf } from '../settings/storedSettings';
import type { Consequence } from '../billing/consequence';
import { refundItem } from '../billing/refunds';
import { plansOf } from '../catalog/read';
import type { Db } from '../db/database';
import { settleServer } from '../notifications/notify';
import { recordRenewal } from '../periods/tell';
import { addOperations, placeOrder, specOf } from '../provisioning/operations';
import { resize } from './change';
import { holdServers } from './hold';
import { serverRow, serversOf } from '../serverStore/read';
import { insertServers, newServerIds, storeChanged, toEditable } from '../serverStore/store';

export interface Delivery {
  readonly userId: string;
  /** Of a cart; paid for. */
  readonly entries: readonly CartEntry[];
  readonly now: Date;
  /** Whose doing it is (D32): the customer's unless it is told. */
  readonly actor?: ServerEvent['actor'];
  /** By what; its amount is what is refunded of it at most. */
  readonly payment: { readonly id: number; readonly amount: Money };
}

/** What an entry is delivered with. */
interface Context {
  readonly tx: Db;
  readonly userId: string;
  readonly now: Date;
  readonly today: IsoDate;
  readonly plans: readonly Plan[];
  readonly actor: ServerEvent['actor'];
  readonly orderId: number;
  readonly paymentId: number;
}

/**
 * Makes an order of what is paid for, in the transaction that takes the money: gives servers more time, and has the
 * provisioner set up the new ones and move others to their tariffs. What has vanished meanwhile goes back to the balance.
 * The caller announces `servers`.
 */
export async function deliver(
  tx: Db,
  { userId, entries, now, actor = 'customer', payment }: Delivery,
): Promise<readonly Consequence[]> {
  await lockCustomer(tx, userId);
  const plans = await plansOf(tx);
  const today = await todayOf(tx, now);
  const market = { plans, servers: await serversOf(tx, userId), today };
  const priced = priceEntries(entries, market);
  const prices = priced.map(({ status, total }) => (status === 'vanished' ? null : total));
  const shares = sharesOf(payment.amount, prices);
  const orderId = await placeOrder(tx, { userId, now, paymentId: payment.id, amount: payment.amount });
  const context = { tx, userId, now, today, plans, actor, orderId, paymentId: payment.id };
  const consequences: Consequence[] = [];
  for (const [index, entry] of entries.entries()) {
    const amount = shares[index] ?? kopecks(0);
    const delivered =
      entry.kind === 'order' ? await order(context, entry, amount) : await change(context, entry, amount);
    consequences.push(...delivered);
  }
  // Money that comes while an account is suspended buys servers that are held like the others (D44).
  const account = tx.selectFrom('customer').select('status').where('userId', '=', userId);
  if ((await account.executeTakeFirstOrThrow()).status === 'Suspended') await holdServers(tx, userId, now);
  return consequences;
}

/** More time for a server, or another tariff. */
async function change(
  context: Context,
  entry: Exclude<CartEntry, { kind: 'order' }>,
  amount: Money,
): Promise<readonly Consequence[]> {
  const { tx, userId, plans, today, now, orderId } = context;
  const row = await serverRow(tx, userId, entry.serverId).forUpdate().executeTakeFirst();
  const before = row && toEditable(row);
  const changed = before && withEntry(before, entry, { plans, today });
  if (!changed) return giveBack(context, entry, amount);
  if (entry.kind === 'tariff') {
    const tariff = tariffNamed(entry.tariff);
    const covers = tariff && quoteTariffChange(before.server, tariff, today).covers;
    await resize(tx, userId, { before, moved: changed, orderId, amount, covers, now });
    return [];
  }
  const { editable, notes } = changed;
  const { server } = editable;
  // It was held, and runs again as soon as the machine does.
  const isHeld = row.heldStatus !== null;
  const isStart = !isHeld && !isRunning(before.server.status) && isRunning(server.status);
  const status = isHeld ? before.server.status : isStart ? statusDuring('start') : server.status;
  const stored = { editable: { ...editable, server: { ...server, status } }, notes };
  await storeChanged(tx, userId, stored, now, context.actor);
  // Paid for while its account is suspended: it runs once access is given back (D44).
  if (row.heldStatus === 'Suspended')
    await tx
      .updateTable('server')
      .set({ heldStatus: 'Active' })
      .where('userId', '=', userId)
      .where('id', '=', server.id)
      .execute();
  await settleServer(tx, userId, server.id);
  if (context.actor === 'system') {
    const { paymentId } = context;
    await recordRenewal(
      { tx, row, now },
      { paymentId, amount, endDate: server.endDate, period: entry.period },
    );
  }
  const operation = { serverId: server.id, title: server.domain };
  const covers = { from: renewedFrom(before.server, today), until: server.endDate };
  const ordered = { orderId, item: 'renewal' as const, amount, covers };
  const renewal = { ...operation, command: null, ordered };
  // No part of the order: the time is the server's in any case, and a start that fails takes none of it away.
  const start = { ...operation, command: { action: 'start' as const } };
  await addOperations(tx, userId, isStart ? [renewal, start] : [renewal], now);
  return [];
}

/** Of what can no longer be had nothing is kept. */
async function giveBack(
  { tx, userId, now, orderId }: Context,
  entry: CartEntry,
  amount: Money,
): Promise<readonly Consequence[]> {
  const isOrder = entry.kind === 'order';
  const serverId = isOrder ? (0 as ServerId) : entry.serverId;
  const title = isOrder ? entry.plan : `#${entry.serverId}`;
  const item = isOrder ? ('server' as const) : entry.kind;
  const ordered = { orderId, item, amount, covers: null };
  const [id] = await addOperations(
    tx,
    userId,
    [{ serverId, title, command: null, ordered, hasFailed: true }],
    now,
  );
  if (id === undefined) return [];
  const key = `refund:order:${orderId}:${entry.id}`;
  return (await refundItem(tx, { id, userId, amount, orderId }, now, key)).consequences;
}

/** New servers, in the list of their product (D30), each with its share of what they cost. */
async function order(context: Context, entry: OrderEntry, amount: Money): Promise<readonly Consequence[]> {
  const { tx, userId, today, plans, now, orderId } = context;
  const { configuration } = entry;
  const plan = planNamed(plans, entry.plan);
  if (!plan) return giveBack(context, entry, amount);
  const ids = await newServerIds(tx, configuration.count);
  const added = ids.map((id) => {
    const { editable, notes } = orderedServer(id, plan, configuration, today);
    const events = notes.map((note) => ({ ...note, at: now, actor: 'customer' as const }));
    return { product: plan.line, editable, events };
  });
  await insertServers(tx, userId, added);
  const [first] = added;
  if (first)
    await noteActivity(tx, { at: now, kind: 'serverOrdered', subject: first.editable.server.domain });
  const shares = sharesOf(
    amount,
    ids.map(() => kopecks(1)),
  );
  await addOperations(
    tx,
    userId,
    added.map(({ editable }, index) => ({
      serverId: editable.server.id,
      title: editable.server.domain,
      command: { action: 'create' as const, spec: specOf(editable) },
      ordered: {
        orderId,
        item: 'server' as const,
        amount: shares[index] ?? kopecks(0),
        covers: { from: today, until: editable.server.endDate },
      },
    })),
    now,
  );
  return [];
}
