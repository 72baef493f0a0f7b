import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { noticeDays } from '@app/server/admin/planRenewals';
import { addDays, addMonths, type IsoDate } from '@/domain/time/dates';
import { formattersFor } from '@/i18n/format';
import { kopecks } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { auditBooks, billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { startAtNoon } from './support/atNoon';
import { openApp } from './support/openApp';
import { addServer, renewalClock, renewalPayments } from './support/renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from './support/signedIn';

/* A plan's price is applied to its servers from their renewals. */

startAtNoon();
const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { plans, savePlan, announcePrice, withdrawPrice, audit } = adminContract;
const name = 'Diadem[GB]';
const params = { name };
const [old, next] = [kopecks(157_700), kopecks(180_000)];

let ann: Person;
beforeEach(async () => {
  await db.deleteFrom('server').execute();
  ann = await signIn(app);
  await billingOf(app, ann).history();
  await raise(next);
});
afterEach(async () => {
  await db.deleteFrom('planPrice').execute();
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

async function planNow() {
  const { items } = await answerOf(plans, callAs(app, admin, plans));
  const found = items.find((plan) => plan.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}
async function raise(monthly: number): Promise<void> {
  const { specs, position, isRecommended, sale, stock, upcoming, version } = await planNow();
  const body = { specs, position, isRecommended, sale, stock, upcoming, monthly };
  await answerOf(savePlan, callAs(app, admin, savePlan, { params, body, version }));
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
    nextPrice: { monthly: next, from },
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
    nextPrice: null,
  });
  expect(await historyOf(id)).toContain('priceAnnounced');
  expect(clock.errors).toEqual([]);
});

// tests: PRICES-09
it('renews at the old price what ends within the notice, and the period after it at the new one', async () => {
  const clock = renewalClock(db, 1);
  const id = await addServer(db, ann.id, 5);
  await setBalance(db, ann.id, 1_000_000);
  await announce();
  await clock.live(5);
  expect(await serverOf(id)).toMatchObject({ monthlyPrice: old, nextPrice: { monthly: next } });
  // Paid ahead by hand, in the cart's way.
  const refused = await billingOf(app, ann).tryPay(renewalOf(id, old));
  expect(await refused.json()).toMatchObject({ code: 'priceChanged', expected: next, given: old });
  expect((await billingOf(app, ann).pay(renewalOf(id, next))).status).toBe('Paid');
  expect(await serverOf(id)).toMatchObject({ monthlyPrice: next, nextPrice: null });
});

// tests: PRICES-09
it('announces to each server once, however often it is asked and run', async () => {
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
  expect((await serverOf(id)).nextPrice).toBeNull();
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
  const unknown = { params: { name: 'Nobody[GB]' }, body };
  expect((await callAs(app, admin, announcePrice, unknown)).status).toBe(404);
  await announce();
  const { items } = await answerOf(audit, callAs(app, admin, audit));
  expect(items[0]).toMatchObject({ kind: 'priceAnnounced', subject: name });
});
