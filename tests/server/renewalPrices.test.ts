import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { noticeDays } from '@app/server/admin/renewalPrices';
import { addDays, addMonths, type IsoDate } from '@/domain/time/dates';
import { formattersFor } from '@/i18n/format';
import type { PriceItem } from '@/domain/admin/priceItems';
import { kopecks, sumMoney } from '@/domain/money/money';
import { monthlyPrices } from '@/domain/pricing/monthlyPrices';
import type { OptionPrices } from '@/domain/pricing/optionPrices';
import { monthlyFrom } from '@/domain/pricing/renewal';
import type { Server, ServerId } from '@/domain/servers/server';
import type { PricedSettings } from '@/domain/servers/serverSettings';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { startAtNoon } from './support/atNoon';
import { openAccount } from './support/openAccount';
import { openApp } from './support/openApp';
import { addServer, renewalClock, renewalPayments } from './support/renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';

/* The price of a plan, an option or a tariff is applied to rented servers from their renewals. */

startAtNoon();
const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { plans, savePlan, prices, savePrice, announcePrice, withdrawPrice, audit } = adminContract;
const started = new Date();
const name = 'Diadem[GB]';
const params = { subject: name };
const [old, next] = [kopecks(157_700), kopecks(180_000)];

let ann: Person;
beforeEach(async () => {
  await db.deleteFrom('server').execute();
  await db.deleteFrom('job').execute();
  ann = await openAccount(app);
  await raise(next);
});
afterEach(async () => {
  await db.deleteFrom('planPrice').execute();
  await db.deleteFrom('listPrice').where('from', '>', started).execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

async function planNow() {
  const { items } = await answerOf(plans, callAs(app, admin, plans));
  const found = items.find((plan) => plan.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}
async function raise(monthly: number): Promise<void> {
  const { specs, position, isRecommended, sale, stock, trafficGb, upcoming, version } = await planNow();
  const body = { specs, position, isRecommended, sale, stock, trafficGb, upcoming, monthly };
  await answerOf(savePlan, callAs(app, admin, savePlan, { params: { name }, body, version }));
}
const announce = () =>
  answerOf(announcePrice, callAs(app, admin, announcePrice, { params, body: { monthly: next } }));
const withdraw = () => answerOf(withdrawPrice, callAs(app, admin, withdrawPrice, { params }));
const serverOf = async (id: ServerId) => {
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const found = items.find((server) => server.id === id);
  if (!found) throw new Error(`No server ${id}`);
  return found;
};
const historyOf = async (id: ServerId) =>
  (await db.selectFrom('serverEvent').select('kind').where('serverId', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );
/** Runs what was enqueued since the clock was made. */
async function runJobs(clock: ReturnType<typeof renewalClock>): Promise<void> {
  clock.pass(60_000);
  await clock.settle();
}
const containing = (sum: number): unknown => expect.stringContaining(formattersFor('ru').money(kopecks(sum)));
const repricedMails = (clock: ReturnType<typeof renewalClock>) =>
  clock.mails.filter(({ summary }) => summary === 'server: repriced');
const renewalOf = (id: ServerId, minor: number) =>
  makePaymentBody({
    minor,
    entries: [{ kind: 'renewal', id: newKey(), serverId: id, period: 'month' }],
  });

// tests: PRICES-09
it('charges the next renewal after the notice, and keeps the price until then', async () => {
  const clock = renewalClock(db, 2);
  const id = await addServer(db, ann.id, 20, {
    optionsMonthly: kopecks(10_000),
    monthlyPrice: kopecks(old + 10_000),
  });
  const endDate = addDays(clock.today(), 20);
  await setBalance(db, ann.id, 1_000_000);
  expect(await planNow()).toMatchObject({ servers: 1, otherPrice: 1, announced: 0 });
  const from: IsoDate = addDays(clock.today(), noticeDays);
  expect(await announce()).toEqual({ servers: 1, from });
  await runJobs(clock);
  expect(await planNow()).toMatchObject({ servers: 1, otherPrice: 0, announced: 1 });
  expect(await serverOf(id)).toMatchObject({
    monthlyPrice: old + 10_000,
    nextPrices: [{ part: 'tariff', monthly: next, change: next - old, from }],
  });
  const [mail, ...more] = repricedMails(clock);
  expect(more).toEqual([]);
  expect([mail?.to, mail?.text]).toEqual([ann.email, expect.stringContaining('1\u00a0900,00')]);
  await clock.live(20);
  expect((await renewalPayments(db, ann.id)).map(({ state, amount }) => [state, amount])).toEqual([
    ['paid', next + 10_000],
  ]);
  expect(await serverOf(id)).toMatchObject({
    endDate: addMonths(endDate, 1),
    monthlyPrice: next + 10_000,
    optionsMonthly: 10_000,
    nextPrices: [],
  });
  expect(await historyOf(id)).toContain('priceAnnounced');
  expect(clock.errors).toEqual([]);
});

// tests: PRICES-10
it('leaves a server of the plan at the price that was agreed for it', async () => {
  const agreed = await addServer(db, ann.id, 20, { monthlyPrice: kopecks(120_000) });
  expect(await planNow()).toMatchObject({ servers: 1, otherPrice: 0 });
  expect(await announce()).toMatchObject({ servers: 0 });
  await runJobs(renewalClock(db, 2));
  expect((await serverOf(agreed)).nextPrices).toEqual([]);
});

// tests: PRICES-09
it('renews at the old price what ends within the notice, and the period after it at the new one', async () => {
  const clock = renewalClock(db, 1);
  const id = await addServer(db, ann.id, 5);
  await setBalance(db, ann.id, 1_000_000);
  await announce();
  await clock.live(5);
  expect(await serverOf(id)).toMatchObject({ monthlyPrice: old, nextPrices: [{ monthly: next }] });
  // Paid ahead by hand, in the cart's way.
  const refused = await billingOf(app, ann).tryPay(renewalOf(id, old));
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: next, given: old });
  expect((await billingOf(app, ann).pay(renewalOf(id, next))).status).toBe('Paid');
  expect(await serverOf(id)).toMatchObject({ monthlyPrice: next, nextPrices: [] });
});

// tests: PRICES-09
it('announces to each server once, however often it is requested and run', async () => {
  const clock = renewalClock(db, 2);
  const id = await addServer(db, ann.id, 40);
  await addServer(db, ann.id, 40, { leavesOn: addDays(clock.today(), 40) });
  await addServer(db, ann.id, 40, { tariff: 'Naos[GB]' });
  await addServer(db, ann.id, 40, { monthlyPrice: next });
  expect((await announce()).servers).toBe(1);
  await runJobs(clock);
  const { version } = await db
    .selectFrom('server')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await announce()).servers).toBe(0);
  await db.updateTable('job').set({ doneAt: null }).where('kind', '=', 'announcePrice').execute();
  await runJobs(clock);
  expect(repricedMails(clock)).toHaveLength(1);
  expect((await historyOf(id)).filter((kind) => kind === 'priceAnnounced')).toHaveLength(1);
  const now = await db.selectFrom('server').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  expect(now.version).toBe(version);
});

it('cancels an open payment for the renewal, which was priced without it', async () => {
  const clock = renewalClock(db, 1);
  const id = await addServer(db, ann.id, 20);
  const billing = billingOf(app, ann);
  const open = await billing.begin({ ...renewalOf(id, old), method: 'manual' });
  await announce();
  await runJobs(clock);
  expect((await billing.progress(open.id)).state).toBe('canceled');
});

// tests: PRICES-09
it('is withdrawn until it applies; another plan forgets it', async () => {
  const clock = renewalClock(db, 1);
  const [id, other] = [await addServer(db, ann.id, 20), await addServer(db, ann.id, 20)];
  await setBalance(db, ann.id, 10_000_000);
  await announce();
  await runJobs(clock);
  await db.updateTable('server').set({ tariff: 'Naos[GB]' }).where('id', '=', other).execute();
  expect(await withdraw()).toEqual({ servers: 1 });
  expect(await withdraw()).toEqual({ servers: 0 });
  expect((await serverOf(id)).nextPrices).toEqual([]);
  expect(await historyOf(id)).toContain('priceWithdrawn');
  await runJobs(clock);
  const withdrawn = clock.mails.filter(({ summary }) => summary === 'server: priceWithdrawn');
  expect(withdrawn.map(({ to }) => to)).toEqual([ann.email]);
  expect(withdrawn[0]?.text).toContain(formattersFor('ru').money(kopecks(old)));
  await clock.live(20);
  expect(await serverOf(id)).toMatchObject({ monthlyPrice: old });
});

it('refuses a price that the plan no longer has, and an unknown plan', async () => {
  await addServer(db, ann.id, 20);
  const body = { monthly: old };
  const refused = await callAs(app, admin, announcePrice, { params, body });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'changed']);
  const unknown = { params: { subject: 'Nobody[GB]' }, body };
  expect((await callAs(app, admin, announcePrice, unknown)).status).toBe(404);
  await announce();
  const { items } = await answerOf(audit, callAs(app, admin, audit));
  expect(items[0]).toMatchObject({ kind: 'priceAnnounced', subject: name });
});

/** Changes an item of the price list to a value. */
async function reprice(item: PriceItem, value: number): Promise<void> {
  const { version, upcoming } = await itemNow(item);
  const body = { value, upcoming };
  await answerOf(savePrice, callAs(app, admin, savePrice, { params: { item }, body, version }));
}
async function itemNow(item: PriceItem) {
  const { items } = await answerOf(prices, callAs(app, admin, prices));
  const found = items.find(({ id }) => id === item);
  if (!found) throw new Error(`No ${item}`);
  return found;
}
const announceItem = (subject: PriceItem, monthly: number) =>
  answerOf(announcePrice, callAs(app, admin, announcePrice, { params: { subject }, body: { monthly } }));
const withdrawItem = (subject: PriceItem) =>
  answerOf(withdrawPrice, callAs(app, admin, withdrawPrice, { params: { subject } }));
const countsOf = async (item: PriceItem) => {
  const { otherPrice, announced } = await itemNow(item);
  return [otherPrice, announced];
};

const none = kopecks(0);
/** Adds a server with options at sold prices. */
async function addWith(
  ends: number,
  options: Partial<PricedSettings>,
  sold: Partial<OptionPrices>,
  changes: Partial<Server> = {},
): Promise<ServerId> {
  const optionPrices: OptionPrices = { panel: none, ipv4: [], ipv6: none, backup: none, ...sold };
  const optionsMonthly = sumMoney(monthlyPrices(optionPrices).map(({ monthly }) => monthly));
  const monthlyPrice = kopecks((changes.monthlyPrice ?? old) + optionsMonthly);
  const id = await addServer(db, ann.id, ends, { ...changes, optionsMonthly, monthlyPrice });
  const { settings } = await db
    .selectFrom('server')
    .select('settings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('server')
    .set({
      settings: JSON.stringify({ ...settings, ...options }),
      optionPrices: JSON.stringify(optionPrices),
    })
    .where('id', '=', id)
    .execute();
  return id;
}
const soldOf = async (id: ServerId) =>
  (await db.selectFrom('server').select('optionPrices').where('id', '=', id).executeTakeFirstOrThrow())
    .optionPrices;
const plesk = { panel: 'plesk' } as const;

// tests: PRICES-10
it.each([
  [noticeDays - 1, 30_000],
  [noticeDays, 35_000],
  [noticeDays + 1, 35_000],
])('a server that ends in %i days renews with a panel for %i', async (days, panel) => {
  const clock = renewalClock(db, 1);
  const id = await addWith(days, plesk, { panel: kopecks(30_000) });
  await setBalance(db, ann.id, 1_000_000);
  await reprice('panel.plesk', 35_000);
  expect(await countsOf('panel.plesk')).toEqual([1, 0]);
  expect(await announceItem('panel.plesk', 35_000)).toMatchObject({ servers: 1 });
  await runJobs(clock);
  expect(await countsOf('panel.plesk')).toEqual([0, 1]);
  expect(repricedMails(clock).map(({ to }) => to)).toEqual([ann.email]);
  expect(repricedMails(clock)[0]?.text).toContain(formattersFor('ru').money(kopecks(old + 35_000)));
  await clock.live(days);
  expect((await renewalPayments(db, ann.id)).map(({ amount }) => amount)).toEqual([old + panel]);
  expect(await serverOf(id)).toMatchObject({ monthlyPrice: old + panel, optionsMonthly: panel });
  expect((await soldOf(id))?.panel).toBe(panel);
  expect(await countsOf('panel.plesk')).toEqual(panel === 35_000 ? [0, 0] : [0, 1]);
  expect(clock.errors).toEqual([]);
});

// tests: PRICES-10
it('keeps the two lists of panels apart, and prices that were never in a list', async () => {
  const clock = renewalClock(db, 1);
  const ordered = await addWith(20, plesk, { panel: kopecks(30_000) });
  const edited = await addWith(20, plesk, { panel: kopecks(40_000) });
  const agreed = await addWith(20, plesk, { panel: kopecks(12_345) });
  const imported = await addWith(20, plesk, {});
  await addWith(20, { panel: 'cpanel' }, { panel: kopecks(30_000) });
  await reprice('panel.plesk', 35_000);
  await reprice('editPanel.plesk', 45_000);
  for (const item of ['panel.plesk', 'editPanel.plesk'] as const)
    expect(await countsOf(item)).toEqual([1, 0]);
  await announceItem('editPanel.plesk', 45_000);
  await runJobs(clock);
  expect((await serverOf(edited)).nextPrices).toMatchObject([{ part: 'panel', change: 5_000 }]);
  for (const id of [ordered, agreed, imported]) expect((await serverOf(id)).nextPrices).toEqual([]);
  expect(await withdrawItem('panel.plesk')).toEqual({ servers: 0 });
  expect(await withdrawItem('editPanel.plesk')).toEqual({ servers: 1 });
  expect((await serverOf(edited)).nextPrices).toEqual([]);
});

// tests: PRICES-10
it('prices each address, IPv6 and backups, each with its own day, and withdraws one of them', async () => {
  const clock = renewalClock(db, 1);
  const id = await addWith(
    40,
    { ipv4: 3, ipv6Subnet: '2a0d:7c40:400::/64', backup: 'daily' },
    { ipv4: [kopecks(20_000), kopecks(20_000)], ipv6: kopecks(10_000), backup: kopecks(10_000) },
  );
  const now = old + 60_000;
  await reprice('ipv4', 25_000);
  await reprice('ipv6', 8_000);
  await reprice('backup.daily', 12_000);
  for (const item of ['ipv4', 'ipv6', 'backup.daily'] as const) {
    expect(await countsOf(item)).toEqual([1, 0]);
    await announceItem(item, (await itemNow(item)).value);
  }
  await runJobs(clock);
  expect(await countsOf('backup.weekly')).toEqual([0, 0]);
  const { endDate, ...server } = await serverOf(id);
  expect(monthlyFrom(server, endDate)).toBe(now + 10_000 - 2_000 + 2_000);
  const mails = repricedMails(clock).map(({ text }) => text);
  // The jobs run in any order; the last mail has all three.
  expect([mails.length, mails.join()]).toEqual([3, containing(now + 10_000)]);
  expect(await withdrawItem('ipv4')).toEqual({ servers: 1 });
  await runJobs(clock);
  const [withdrawn, ...others] = clock.mails.filter(({ summary }) => summary === 'server: priceWithdrawn');
  expect(others).toEqual([]);
  expect(withdrawn?.text).toEqual(containing(now));
  expect((await serverOf(id)).nextPrices.map(({ part }) => part).toSorted()).toEqual(['backup', 'ipv6']);
});

// tests: PRICES-10
it('keeps tariffs and plans of the same star apart', async () => {
  const clock = renewalClock(db, 1);
  const star = 'Sirius[GB]';
  const list = await itemNow('tariff.Sirius');
  const { items } = await answerOf(plans, callAs(app, admin, plans));
  const plan = items.find((each) => each.name === star);
  if (!plan) throw new Error(`No ${star}`);
  expect(plan.monthly).not.toBe(list.value);
  const changed = await addServer(db, ann.id, 20, { tariff: star, monthlyPrice: kopecks(list.value) });
  const ordered = await addServer(db, ann.id, 20, { tariff: star, monthlyPrice: plan.monthly });
  const higher = list.value + 10_000;
  await reprice('tariff.Sirius', higher);
  expect(await countsOf('tariff.Sirius')).toEqual([1, 0]);
  await announceItem('tariff.Sirius', higher);
  await runJobs(clock);
  expect((await serverOf(changed)).nextPrices).toMatchObject([{ part: 'tariff', monthly: higher }]);
  expect((await serverOf(ordered)).nextPrices).toEqual([]);
  const shown = (await answerOf(plans, callAs(app, admin, plans))).items.find((each) => each.name === star);
  expect(shown).toMatchObject({ servers: 2, otherPrice: 0, announced: 0 });
  expect(await withdrawItem('tariff.Sirius')).toEqual({ servers: 1 });
});

it('withdraws with the bills that were priced with it (D39)', async () => {
  const clock = renewalClock(db, 1);
  const id = await addServer(db, ann.id, 20);
  await announce();
  await runJobs(clock);
  const billing = billingOf(app, ann);
  const open = await billing.begin({ ...renewalOf(id, next), method: 'manual' });
  expect(await withdraw()).toEqual({ servers: 1 });
  expect((await billing.progress(open.id)).state).toBe('canceled');
});

it('starts two weeks after a job that runs late', async () => {
  const clock = renewalClock(db, 1);
  const id = await addServer(db, ann.id, 40);
  const { from } = await announce();
  clock.pass(3 * 24 * 60 * 60_000);
  await clock.settle();
  expect((await serverOf(id)).nextPrices).toMatchObject([{ from: addDays(from, 3) }]);
});

it('applies no discount to servers, and no price that the item no longer has', async () => {
  const body = { monthly: 5 };
  const discount = { params: { subject: 'discount.year' }, body };
  expect((await callAs(app, admin, announcePrice, discount)).status).toBe(404);
  const refused = await callAs(app, admin, announcePrice, { params: { subject: 'ipv6' }, body });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'changed']);
});
