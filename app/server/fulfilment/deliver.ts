import { isRunning } from '@/domain/servers/serverStates';
import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import {
  amountsOfEntries,
  createServers,
  fulfilChange,
  fulfilOrder,
  type ItemToRefund,
} from '@/domain/order/fulfilment';
import type { Plan } from '@/domain/catalog/plan';
import type { Prices } from '@/domain/pricing/prices';
import { acceptsKeys } from '@/domain/sshKeys/chosenKeys';
import type { ServerId } from '@/domain/servers/server';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import { statusDuring } from '@/domain/servers/power';
import { lockCustomer } from '../customers/lock';
import { noteActivity } from '../audit/activity';
import { todayOf } from '../settings/storedSettings';
import type { Consequence } from '../billing/consequence';
import { refundItem } from '../billing/refunds';
import { plansOf } from '../catalog/plans';
import { pricesAt } from '../catalog/prices';
import type { Db } from '../db/database';
import { settleServer } from '../notifications/notify';
import { recordRenewal } from '../periods/notifyOwner';
import { addOperations, placeOrder, specOf } from '../provisioning/operations';
import { resize } from './change';
import { holdServers } from './hold';
import { chosenKeysOf, noKeys } from '../sshKeys/publicKeys';
import { serverRow, serversOf } from '../serverStore/read';
import { insertServers, newServerIds, storeChanged, toEditable } from '../serverStore/store';

export interface Delivery {
  readonly userId: string;
  /** Paid cart entries. */
  readonly entries: readonly CartEntry[];
  readonly now: Date;
  /** Actor of the delivery (D32); defaults to the customer. */
  readonly actor?: ServerEvent['actor'];
  /** The payment; its amount limits refunds. */
  readonly payment: { readonly id: number; readonly amount: Money; readonly pricedAt: Date };
}

/** Placeholder in operations without a server. */
const noServer = 0 as ServerId;

/** Context in which an entry is delivered. */
interface Context {
  readonly tx: Db;
  readonly userId: string;
  readonly now: Date;
  readonly today: IsoDate;
  readonly plans: readonly Plan[];
  readonly prices: Prices;
  readonly actor: ServerEvent['actor'];
  readonly orderId: number;
  readonly paymentId: number;
}

/**
 * Creates the order of a payment in the same transaction: extends servers, and starts operations for new servers and
 * tariff changes. Unavailable items are refunded to the balance. The caller announces `servers`.
 */
export async function deliver(
  tx: Db,
  { userId, entries, now, actor = 'customer', payment }: Delivery,
): Promise<readonly Consequence[]> {
  await lockCustomer(tx, userId);
  // Prices of that moment apply, whatever has changed since (D39).
  const plans = await plansOf(tx, payment.pricedAt);
  const prices = await pricesAt(tx, payment.pricedAt);
  const today = await todayOf(tx, now);
  const market = { plans, prices, servers: await serversOf(tx, userId), today };
  const amounts = amountsOfEntries(entries, market, payment.amount);
  const orderId = await placeOrder(tx, { userId, now, paymentId: payment.id, amount: payment.amount });
  const context = { tx, userId, now, today, plans, prices, actor, orderId, paymentId: payment.id };
  const consequences: Consequence[] = [];
  for (const [index, entry] of entries.entries()) {
    const amount = amounts[index] ?? kopecks(0);
    const delivered =
      entry.kind === 'order' ? await order(context, entry, amount) : await change(context, entry, amount);
    consequences.push(...delivered);
  }
  // Servers bought while the account is suspended are held like the others (D44).
  const account = tx.selectFrom('customer').select('status').where('userId', '=', userId);
  if ((await account.executeTakeFirstOrThrow()).status === 'Suspended') await holdServers(tx, userId, now);
  return consequences;
}

/** Extends a server, or changes its tariff. */
async function change(
  context: Context,
  entry: Exclude<CartEntry, { kind: 'order' }>,
  amount: Money,
): Promise<readonly Consequence[]> {
  const { tx, userId, plans, prices, today, now, orderId } = context;
  const row = await serverRow(tx, userId, entry.serverId).forUpdate().executeTakeFirst();
  const fulfilled = fulfilChange(entry, row ? toEditable(row) : null, { plans, prices, today, amount });
  if (fulfilled.kind === 'refund') return refund(context, entry, fulfilled);
  const { before, changed, covers } = fulfilled;
  if (entry.kind === 'tariff') {
    await resize(tx, userId, { before, moved: changed, orderId, amount, covers, now });
    return [];
  }
  const { editable, notes } = changed;
  const { server } = editable;
  // A held server runs again once the machine does.
  const heldStatus = row?.heldStatus ?? null;
  const isHeld = heldStatus !== null;
  const isStart = !isHeld && !isRunning(before.server.status) && isRunning(server.status);
  const status = isHeld ? before.server.status : isStart ? statusDuring('start') : server.status;
  const stored = { editable: { ...editable, server: { ...server, status } }, notes };
  await storeChanged(tx, userId, stored, now, context.actor);
  // Paid while the account is suspended: it starts when access is restored (D44).
  if (heldStatus === 'Suspended')
    await tx
      .updateTable('server')
      .set({ heldStatus: 'Active' })
      .where('userId', '=', userId)
      .where('id', '=', server.id)
      .execute();
  await settleServer(tx, userId, server.id);
  if (row && context.actor === 'system') {
    const { paymentId } = context;
    await recordRenewal(
      { tx, row, now },
      { paymentId, amount, endDate: server.endDate, period: entry.period },
    );
  }
  const operation = { serverId: server.id, title: server.domain };
  const ordered = { orderId, item: 'renewal' as const, amount, covers };
  const renewal = { ...operation, command: null, ordered };
  // Not part of the order: the server keeps the time even if the start fails.
  const start = { ...operation, command: { action: 'start' as const } };
  await addOperations(tx, userId, isStart ? [renewal, start] : [renewal], now);
  return [];
}

/** Refunds an item that no longer exists to the balance. */
async function refund(
  { tx, userId, now, orderId }: Context,
  entry: CartEntry,
  { item, title, serverId, amount }: Omit<ItemToRefund, 'kind'>,
): Promise<readonly Consequence[]> {
  const ordered = { orderId, item, amount, covers: null };
  const failed = { serverId: serverId ?? noServer, title, command: null, ordered, hasFailed: true } as const;
  const [id] = await addOperations(tx, userId, [failed], now);
  if (id === undefined) return [];
  const key = `refund:order:${orderId}:${entry.id}`;
  return (await refundItem(tx, { id, userId, amount, orderId }, now, key)).consequences;
}

/** Domains of the account's servers. */
async function domainsOf(tx: Db, userId: string): Promise<readonly string[]> {
  const rows = await tx.selectFrom('server').select('domain').where('userId', '=', userId).execute();
  return rows.map(({ domain }) => domain);
}

/** Creates new servers in the list of their product (D30), each with its share of the price. */
async function order(context: Context, entry: OrderEntry, amount: Money): Promise<readonly Consequence[]> {
  const { tx, userId, today, plans, prices, now, orderId } = context;
  const fulfilled = fulfilOrder(entry, plans, amount);
  if (fulfilled.kind === 'refund') return refund(context, entry, fulfilled);
  const ids = await newServerIds(tx, entry.configuration.count);
  const created = createServers(fulfilled, ids, { today, prices }, await domainsOf(tx, userId));
  const { os, sshKeys, fromBackup } = entry.configuration;
  const keys = acceptsKeys(os) ? await chosenKeysOf(tx, userId, sshKeys) : noKeys;
  await insertServers(
    tx,
    userId,
    created.map(({ editable, notes }) => ({
      product: fulfilled.plan.line,
      editable,
      events: notes.map((note) => ({ ...note, at: now, actor: 'customer' as const })),
    })),
  );
  const [first] = created;
  if (first)
    await noteActivity(tx, { at: now, kind: 'serverOrdered', subject: first.editable.server.domain });
  await addOperations(
    tx,
    userId,
    created.map(({ editable, amount: share, covers }) => ({
      serverId: editable.server.id,
      title: editable.server.domain,
      command: { action: 'create' as const, spec: { ...specOf(editable), ...keys.spec } },
      installedKeys: keys.installed,
      fromBackup,
      ordered: { orderId, item: 'server' as const, amount: share, covers },
    })),
    now,
  );
  return [];
}
