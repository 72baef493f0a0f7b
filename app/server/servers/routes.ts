import { canPay } from '@app/contract/scopes';
import type { serversContract } from '@app/contract/servers';
import { hostKey } from '@/domain/servers/hostName';
import { withKeptPrices } from '@/domain/pricing/nextPrices';
import { pricedSettingsOf, quoteSettings } from '@/domain/pricing/serverPrice';
import { quoteTariffChange } from '@/domain/pricing/tariffChange';
import type { Server, ServerId } from '@/domain/servers/server';
import { canReboot, canSwitch } from '@/domain/servers/power';
import { detailsOf } from '@/domain/servers/detailsOf';
import { scheduleCancellation, withdrawCancellation } from '@/domain/servers/cancellation';
import { optionsRequested, withSettings } from '@/domain/servers/withSettings';
import { tariffFor, tariffRequested, withTariff } from '@/domain/servers/withTariff';
import {
  changedFields,
  draftOf,
  type EditableServer,
  type SettingsUpdate,
} from '@/domain/servers/serverSettings';
import { settingsProblems, toSettingsUpdate } from '@/domain/servers/serverSettingsRules';
import { lockCustomer } from '../customers/lock';
import { todayOf } from '../settings/storedSettings';
import { collect } from '../consequences/money';
import { plansOf } from '../catalog/plans';
import { lockedPricesAt, pricesAt } from '../catalog/prices';
import { serverSystems } from '../catalog/systems';
import type { Db } from '../db/database';
import { applyToListed, bulkActionPart } from '../paging/bulkAction';
import type { Handlers } from '../routing/contractRoutes';
import { Problem } from '../http/problem';
import { refusal } from '../http/refusal';
import { placeOrder } from '../provisioning/operations';
import { applySettings, resize } from '../fulfilment/change';
import { editableOf } from './editable';
import { eventsOf } from './events';
import { scheduleRemoval, cancelNow, quoteOf } from './cancel';
import { aboutServers, serverPage } from './list';
import { serverPageRoutes } from './page';
import { switchPower } from './power';
import { foundServer, serverRow } from '../serverStore/read';
import { storeChanged, toEditable } from '../serverStore/store';
import { awaitedOptions, cancelOutdated, withAwaitedTariff } from './awaited';
import { withReverseNames } from './reverseNames';
import { wireServer, wireSettings } from './wire';

/** Finds the account's other servers with this domain. */
const sharing = (db: Db, userId: string, id: ServerId, { domain }: Pick<Server, 'domain'>) =>
  db
    .selectFrom('server')
    .select('domain')
    .where('userId', '=', userId)
    .where('id', '!=', id)
    .where('host', '=', hostKey(domain))
    .execute();

/** Normalizes and validates an update by the form's rules (§2, §5). */
function checkedUpdate(
  editable: EditableServer,
  sent: Omit<SettingsUpdate, 'charge'>,
): Omit<SettingsUpdate, 'charge'> {
  const { settings, password, userPassword } = sent;
  const draft = { ...draftOf(settings), password: password ?? '', userPassword: userPassword ?? '' };
  const fields = Object.keys(settingsProblems(editable, draft));
  if (fields.length > 0) throw refusal('invalidSettings', { fields });
  const unchanged = { settings: editable.settings, password: null, userPassword: null };
  return toSettingsUpdate(editable, draft) ?? unchanged;
}

/** Whether an update changes nothing but the server's name, which only the portal stores. */
const isRenaming = (
  { settings: before }: EditableServer,
  { settings, password, userPassword }: Omit<SettingsUpdate, 'charge'>,
): boolean =>
  changedFields(before, { ...settings, password: password ?? '', userPassword: userPassword ?? '' }).every(
    (field) => field === 'name',
  );

/** Keeps the current options in an update until their bill is paid. */
const withoutOptions = <Update extends Pick<SettingsUpdate, 'settings'>>(
  update: Update,
  current: SettingsUpdate['settings'],
): Update => ({ ...update, settings: { ...update.settings, ...pricedSettingsOf(current) } });

/** Topics that a charge changes besides the servers. */
const moneyTopics = ['payments', 'notifications'] as const;

/** Handlers of an account's servers (§2). */
export const serverRoutes: Handlers<typeof serversContract> = {
  ...serverPageRoutes,
  async list({ db, caller, query, now }) {
    const page = await serverPage(db, caller.id, query);
    const about = await aboutServers(db, caller.id, query, await todayOf(db, now));
    const attention = about.attention.map((fact) => ({ ...fact, server: wireServer(fact.server) }));
    return { ...page, items: page.items.map(wireServer), about: { ...about, attention } };
  },
  async details({ db, caller, params: { id } }) {
    const row = await foundServer(serverRow(db, caller.id, id));
    const { addresses, events, access } = detailsOf(toEditable(row), await eventsOf(db, caller.id, id));
    return {
      addresses: await withReverseNames(db, caller.id, id, addresses),
      events: [...events],
      access,
    };
  },
  async settings({ db, caller, params: { id }, now }) {
    const row = await foundServer(serverRow(db, caller.id, id));
    const editable = { ...(await editableOf(db, row)), systems: await serverSystems(db) };
    return wireSettings(editable, row.version, await pricesAt(db, now));
  },
  async save({ db, caller, params: { id }, version, body, seal, now, changed }) {
    await lockCustomer(db, caller.id);
    const row = await foundServer(serverRow(db, caller.id, id).forUpdate());
    const prices = await lockedPricesAt(db, now);
    const editable = { ...(await editableOf(db, row)), systems: await serverSystems(db) };
    // Includes the current state, so that the client can show the difference.
    if (String(row.version) !== version)
      throw refusal('stale', { current: wireSettings(editable, row.version, prices) });
    const terms = { today: await todayOf(db, now), prices };
    const update = checkedUpdate(editable, body);
    if (!canPay(caller) && !isRenaming(editable, update))
      throw caller.token ? new Problem(403, 'tokenScope') : refusal('role');
    const quote = quoteSettings(editable, update.settings, terms);
    const { charge, covers } = quote;
    const full = withSettings(editable, await sharing(db, caller.id, id, update.settings), update, terms);
    if (full.status === 'refused') throw refusal(full.refusal);
    if (charge !== body.charge) throw refusal('priceChanged', { expected: charge, given: body.charge });
    const isPriced = quote.changes.length > 0;
    // A new choice of options replaces one that awaits payment (D38, D39).
    if (isPriced) await cancelOutdated(db, caller.id, id, now);
    const options = pricedSettingsOf(update.settings);
    const paid = await collect(db, {
      userId: caller.id,
      amount: charge,
      now,
      reason: `options:${id}`,
      options: { serverId: id, options },
    });
    const isPaid = paid === 'paid';
    const applied = isPaid ? update : withoutOptions(update, editable.settings);
    const saved = isPaid ? full : withSettings(editable, [], applied, terms);
    if (saved.status === 'refused') throw refusal(saved.refusal);
    const notes = isPaid ? saved.value.notes : [...saved.value.notes, optionsRequested];
    const orderId =
      isPaid && charge > 0
        ? await placeOrder(db, { userId: caller.id, now, paymentId: null, amount: charge })
        : null;
    const changedServer = await applySettings(db, {
      userId: caller.id,
      before: editable,
      saved: { editable: withKeptPrices(editable, saved.value.editable), notes },
      update: applied,
      sshKeys: body.sshKeys ?? [],
      ordered: orderId === null ? null : { orderId, amount: charge, covers },
      prices,
      seal,
      now,
    });
    const next = await storeChanged(db, caller.id, changedServer, now);
    // The account shows how long the balance lasts.
    changed(caller.id, 'servers', 'account', ...(isPriced ? moneyTopics : []));
    const awaited = { ...changedServer.editable, awaitedOptions: await awaitedOptions(db, caller.id, id) };
    return wireSettings(awaited, next, prices);
  },
  async saveTags({ db, caller, params: { id }, body: { tags }, now, changed }) {
    await lockCustomer(db, caller.id);
    const editable = toEditable(await foundServer(serverRow(db, caller.id, id).forUpdate()));
    const server = { ...editable.server, tags };
    await storeChanged(db, caller.id, { editable: { ...editable, server }, notes: [] }, now);
    changed(caller.id, 'servers');
    return wireServer(await withAwaitedTariff(db, caller.id, server));
  },
  async reboot({ db, caller, body, now, changed }) {
    const ids = [...new Set(body.ids)];
    await lockCustomer(db, caller.id);
    const rows = await db
      .selectFrom('server')
      .select(['id', 'status', 'domain'])
      .where('userId', '=', caller.id)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    if (rows.length < ids.length) throw refusal('notFound');
    const stopped = rows.filter((row) => !canReboot(row)).map(({ id }) => String(id));
    if (stopped.length > 0) throw refusal('notActive', { ids: stopped });
    await switchPower(db, caller.id, rows, 'restart', now);
    changed(caller.id, 'servers');
  },
  async powerListed({ db, caller, body: { action, ...body }, now, changed }) {
    await lockCustomer(db, caller.id);
    const part = await serverPage(db, caller.id, bulkActionPart(body, 'id'));
    changed(caller.id, 'servers');
    return applyToListed(db, part, body.except, {
      isFor: (server) => canSwitch(action, server),
      act: (server) => switchPower(db, caller.id, [server], action, now),
      nameOf: ({ domain }) => domain,
    });
  },
  async leaving({ db, caller, params: { id }, now }) {
    const row = await foundServer(serverRow(db, caller.id, id));
    const { quote } = await quoteOf(db, row, now);
    return { ...quote, currency: 'RUB', periods: [...quote.periods] };
  },
  async leave({ db, caller, params: { id }, body, now, changed }) {
    await lockCustomer(db, caller.id);
    const row = await foundServer(serverRow(db, caller.id, id).forUpdate());
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
    if (body.when === 'now') {
      await cancelNow(db, row, body, now);
      return { server: null };
    }
    const cancelled = scheduleCancellation(toEditable(row), await todayOf(db, now));
    if (!cancelled) throw refusal('changed');
    await storeChanged(db, caller.id, cancelled, now);
    await scheduleRemoval(db, row, now);
    return { server: wireServer(await withAwaitedTariff(db, caller.id, cancelled.editable.server)) };
  },
  async stay({ db, caller, params: { id }, now, changed }) {
    await lockCustomer(db, caller.id);
    const row = await foundServer(serverRow(db, caller.id, id).forUpdate());
    const staying = withdrawCancellation(toEditable(row));
    if (!staying) throw refusal('changed');
    await storeChanged(db, caller.id, staying, now);
    changed(caller.id, 'servers');
    return wireServer(await withAwaitedTariff(db, caller.id, staying.editable.server));
  },
  async changeTariff({ db, caller, params: { id }, body, now, changed }) {
    await lockCustomer(db, caller.id);
    const editable = toEditable(await foundServer(serverRow(db, caller.id, id).forUpdate()));
    const { server } = editable;
    const { tariffs } = await lockedPricesAt(db, now);
    const tariff = tariffFor(server, body.tariff, tariffs);
    if (tariff.status === 'refused') throw refusal(tariff.refusal);
    const today = await todayOf(db, now);
    const { charge: amount, covers } = quoteTariffChange(server, tariff.value, today);
    if (amount !== body.charge) throw refusal('priceChanged', { expected: amount, given: body.charge });
    await cancelOutdated(db, caller.id, id, now);
    const paid = await collect(db, {
      userId: caller.id,
      amount,
      now,
      reason: `tariff:${id}`,
      entries: [{ kind: 'tariff', id: `tariff-${id}`, serverId: id, tariff: tariff.value.name }],
    });
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
    // Paying the bill delivers the change (D28).
    if (paid === 'billed') {
      await storeChanged(db, caller.id, { editable, notes: [tariffRequested(server, tariff.value)] }, now);
      return wireServer(await withAwaitedTariff(db, caller.id, server));
    }
    const orderId = await placeOrder(db, { userId: caller.id, now, paymentId: null, amount });
    const moved = withTariff(editable, tariff.value, { plans: await plansOf(db, now), today });
    const resized = await resize(db, caller.id, { before: editable, moved, orderId, amount, covers, now });
    return wireServer(resized.server);
  },
};
