import { statusDuring } from '@/domain/servers/power';
import { isRunning } from '@/domain/servers/serverStates';
import type { Money } from '@/domain/money/money';
import { fulfilOptions } from '@/domain/order/fulfilment';
import type { CoveredDays } from '@/domain/pricing/paidDays';
import { withKeptPrices } from '@/domain/pricing/nextPrices';
import { pricedSettingsOf, soldPrices } from '@/domain/pricing/serverPrice';
import type { EditPrices } from '@/domain/pricing/prices';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import type { ChangedServer } from '@/domain/servers/changedServer';
import {
  changedFields,
  needsMachine,
  needsReinstall,
  type EditableServer,
  type SettingsUpdate,
} from '@/domain/servers/serverSettings';
import { pricesAt } from '../catalog/prices';
import { systemAcceptsKeys } from '@/domain/sshKeys/chosenKeys';
import { lockCustomer } from '../customers/lock';
import type { Consequence } from '../billing/consequence';
import { refundItem } from '../billing/refunds';
import { todayOf } from '../settings/storedSettings';
import type { Db } from '../db/database';
import { addOperations, placeOrder, specOf } from '../provisioning/operations';
import { sealPasswords } from '../provisioning/passwords';
import type { Undo } from '../provisioning/tables';
import type { Seal } from '../seal';
import { chosenKeysOf, noKeys } from '../sshKeys/publicKeys';
import { serverRow } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';

/** Marks a running server as in progress until the machine has the change; others keep their status. */
function inProgress({ editable, notes }: ChangedServer): ChangedServer {
  const { server } = editable;
  if (!isRunning(server.status)) return { editable, notes };
  return { editable: { ...editable, server: { ...server, status: statusDuring('start') } }, notes };
}

interface SettingsChange {
  readonly userId: string;
  readonly before: EditableServer;
  readonly saved: ChangedServer;
  readonly update: Omit<SettingsUpdate, 'charge'>;
  /** Fingerprints of saved keys for a reinstalled system. */
  readonly sshKeys: readonly string[];
  /** The order of charged options; null if nothing was charged. */
  readonly ordered: OrderedOptions | null;
  readonly prices: EditPrices;
  readonly seal: Seal;
  readonly now: Date;
}

/** Paid options as an order item. */
interface OrderedOptions {
  readonly orderId: number;
  readonly amount: Money;
  readonly covers: CoveredDays | null;
}

/** Starts the operation for changed settings if the machine needs it; returns the server to store. */
export async function applySettings(
  tx: Db,
  { userId, before, saved, update, sshKeys, ordered, prices, seal, now }: SettingsChange,
): Promise<ChangedServer> {
  const { settings, password, userPassword } = update;
  const changed = changedFields(before.settings, {
    ...settings,
    password: password ?? '',
    userPassword: userPassword ?? '',
  });
  if (!needsMachine(changed)) return saved;
  const { server } = saved.editable;
  const action = needsReinstall(changed) ? 'reinstall' : 'setOptions';
  const hasKeys = action === 'reinstall' && systemAcceptsKeys(server.os);
  const keys = hasKeys ? await chosenKeysOf(tx, userId, sshKeys) : noKeys;
  const command = { action, spec: { ...specOf(saved.editable), ...keys.spec } } as const;
  const passwords = sealPasswords(seal, {
    ...(password !== null && { password }),
    ...(userPassword !== null && { userPassword }),
  });
  const { os, software } = before.settings;
  const system = action === 'reinstall' ? { system: { os, software } } : null;
  const undo: Undo | null = ordered
    ? { ...optionsOf(before, prices), ...pricesBefore(before, saved.editable), ...system }
    : system;
  const operation = {
    serverId: server.id,
    title: server.domain,
    command,
    ...(action === 'reinstall' && { installedKeys: keys.installed }),
    ...(passwords && { passwords }),
    ...(undo && { undo }),
    ...(ordered && { ordered: { ...ordered, item: 'options' as const } }),
  };

  await addOperations(tx, userId, [operation], now);
  return inProgress(saved);
}

/** Returns a server's prices before a change, for undoing it. */
function pricesBefore({ server }: EditableServer, after: EditableServer) {
  const { monthlyPrice, paidLevels, endDate } = server;
  return { added: after.server.monthlyPrice - monthlyPrice, paid: { monthlyPrice, paidLevels, endDate } };
}

const optionsOf = (editable: EditableServer, prices: EditPrices) => ({
  options: pricedSettingsOf(editable.settings),
  optionPrices: soldPrices(editable, prices),
  panelUrl: editable.server.panelUrl,
});

interface PaidOptions {
  readonly userId: string;
  readonly awaited: AwaitedOptions;
  readonly now: Date;
  readonly payment: { readonly id: number; readonly amount: Money; readonly pricedAt: Date };
}

/** Delivers paid options (D38). If the server is gone, the money goes to the balance. */
export async function deliverOptions(
  tx: Db,
  { userId, awaited, now, payment }: PaidOptions,
): Promise<readonly Consequence[]> {
  await lockCustomer(tx, userId);
  const { serverId } = awaited;
  const row = await serverRow(tx, userId, serverId).forUpdate().executeTakeFirst();
  const { amount } = payment;
  const orderId = await placeOrder(tx, { userId, now, paymentId: payment.id, amount });
  const today = await todayOf(tx, now);
  // Prices of that moment apply, whatever has changed since (D39).
  const prices = await pricesAt(tx, payment.pricedAt);
  const fulfilled = fulfilOptions(awaited, row ? toEditable(row) : null, { today, prices, amount });
  if (fulfilled.kind === 'refund') {
    const { item, title } = fulfilled;
    const ordered = { orderId, item, amount, covers: null };
    const failed = { serverId, title, command: null, ordered, hasFailed: true } as const;
    const [id] = await addOperations(tx, userId, [failed], now);
    if (id === undefined) return [];
    const key = `refund:order:${orderId}:options`;
    return (await refundItem(tx, { id, userId, amount, orderId }, now, key)).consequences;
  }
  const { before, changed, covers } = fulfilled;
  const next = inProgress({ ...changed, editable: withKeptPrices(before, changed.editable) });
  await storeChanged(tx, userId, next, now);
  const operation = {
    serverId,
    title: before.server.domain,
    command: { action: 'setOptions' as const, spec: specOf(next.editable) },
    undo: { ...optionsOf(before, prices), ...pricesBefore(before, changed.editable) },
    ordered: { orderId, item: 'options' as const, amount, covers },
  };
  await addOperations(tx, userId, [operation], now);
  return [];
}

interface Resize {
  readonly before: EditableServer;
  readonly moved: ChangedServer;
  readonly orderId: number;
  /** Paid kopecks. */
  readonly amount: Money;
  readonly covers: CoveredDays | null;
  readonly now: Date;
}

/** Stores a paid tariff and resizes the machine; a failed resize is undone and refunded. */
export async function resize(
  tx: Db,
  userId: string,
  { before, moved, orderId, amount, covers, now }: Resize,
): Promise<EditableServer> {
  const next = inProgress(moved);
  await storeChanged(tx, userId, next, now);
  const { tariff } = before.server;
  await addOperations(
    tx,
    userId,
    [
      {
        serverId: before.server.id,
        title: before.server.domain,
        command: { action: 'resize', spec: specOf(next.editable) },
        undo: { tariff, memory: before.memory, ...pricesBefore(before, moved.editable) },
        ordered: { orderId, item: 'tariff', amount, covers },
      },
    ],
    now,
  );
  return next.editable;
}
