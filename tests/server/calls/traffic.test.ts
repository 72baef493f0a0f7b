import { afterAll, beforeAll, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { usageContract } from '@app/contract/usage';
import { changesOfOne } from '@app/server/changes';
import type { Db } from '@app/server/db/database';
import { storeNotices } from '@app/server/customers/notices';
import type { ServerViews } from '@app/server/provisioning/provisioner';
import { warnOfTraffic } from '@app/server/usage/warnOfTraffic';
import { toChoices } from '@/domain/results/notices';
import type { ServerId } from '@/domain/servers/server';
import { toIsoDateTime } from '@/domain/time/dates';
import { startAtNoon } from '../support/atNoon';
import { colleaguesOf } from '../support/colleagues';
import { noticesOf } from '../support/notices';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { createTestApp, type TestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

startAtNoon();

let db: Db;
let app: TestApp;
let ann: Person;
let params = { id: '' };
/** Kilobits a second in either direction; null if the provisioner does not answer. */
let rate: number | null = 1000;

/** Measures the same rate at every moment. */
const views: ServerViews = {
  console: () => Promise.reject(new Error('No console')),
  backups: async () => null,
  metrics: async (_, { from, to, points }) => {
    if (rate === null) throw new Error('No answer');
    const step = (to.getTime() - from.getTime()) / (points - 1);
    return {
      points: Array.from({ length: points }, (__, index) => ({
        at: toIsoDateTime(new Date(from.getTime() + index * step)),
        cpuPercent: 1,
        memoryPercent: 1,
        diskPercent: null,
        receivedKbps: rate ?? 0,
        sentKbps: rate ?? 0,
      })),
    };
  },
};

beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp(db, { deps: { views } });
  ann = await signIn(app);
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const server = items.find(({ status }) => status === 'Active');
  if (!server) throw new Error('No active server');
  params = { id: String(server.id) };
  // A month that began ten days ago.
  const began = new Date(Date.now() - 10 * 86_400_000);
  await db.updateTable('server').set({ anchorDay: began.getUTCDate() }).where('id', '=', server.id).execute();
});
afterAll(() => db.destroy());

const { trafficOf } = usageContract;
const read = () => answerOf(trafficOf, callAs(app, ann, trafficOf, { params }));

async function setAllowance(trafficGb: number | null) {
  const { tariff } = await db
    .selectFrom('server')
    .select('tariff')
    .where('id', '=', Number(params.id) as ServerId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('plan')
    .set({ trafficGb })
    .where((eb) => eb(eb.ref('name'), '=', tariff as never))
    .execute();
}
const warn = () => warnOfTraffic({ db, changes: changesOfOne(), views }, new Date());
const warnings = async () =>
  (await noticesOf(db, ann)).flatMap(({ about }) => (about.kind === 'trafficUsed' ? [about.percent] : []));
const mails = async () =>
  (await colleaguesOf(app).mailsTo(ann.id)).filter(({ kind }) => kind === 'trafficUsed').length;

// tests: SERVERPAGE-20
it('adds received and sent up over the billing month; a plan has no limit unless staff set one', async () => {
  const { used, allowance, from, until } = await read();
  expect(allowance).toBeNull();
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  // 2 Mbit/s are 21.6 GB a day; ten and a half days, more or less the hours of the zone and of a step.
  expect(used).toBeGreaterThan(10 * 21.6e9);
  expect(used).toBeLessThan(11.2 * 21.6e9);
  await setAllowance(500);
  expect((await read()).allowance).toBe(500e9);
});

// tests: SERVERPAGE-20
it('says that it could not measure, and shows nobody else’s server', async () => {
  rate = null;
  expect(await read()).toMatchObject({ used: null });
  rate = 1000;
  const stranger = await signIn(app);
  expect(await codeOf(await callAs(app, stranger, trafficOf, { params }))).toBe('notFound');
});

// tests: SERVERPAGE-21
it('warns at 80 and at 100 percent, once each, by the chosen channels', async () => {
  await setAllowance(1000);
  await warn();
  expect(await warnings()).toEqual([]);
  await setAllowance(275);
  await warn();
  await warn();
  expect(await warnings()).toEqual([80]);
  expect(await mails()).toBe(1);
  await storeNotices(db, ann.id, {
    choices: toChoices({ traffic: { portal: false, mail: true } }),
    language: 'ru',
  });
  await setAllowance(100);
  await warn();
  await warn();
  expect(await warnings()).toEqual([80]);
  expect(await mails()).toBe(2);
  // The next month starts without warnings.
  await db
    .updateTable('server')
    .set({ trafficMonth: '2020-01-01' })
    .where('id', '=', Number(params.id) as ServerId)
    .execute();
  await storeNotices(db, ann.id, { choices: toChoices({}), language: 'ru' });
  await warn();
  expect((await warnings()).toSorted()).toEqual([100, 80].toSorted());
});

it('warns of no plan without an allowance, and of nothing that is not measured', async () => {
  const before = (await warnings()).length;
  await setAllowance(null);
  await warn();
  await setAllowance(1);
  rate = null;
  await db
    .updateTable('server')
    .set({ trafficMonth: '2020-01-01' })
    .where('id', '=', Number(params.id) as ServerId)
    .execute();
  await warn();
  rate = 1000;
  expect(await warnings()).toHaveLength(before);
});

it('ends a sweep while the provisioner does not answer', async () => {
  await setAllowance(1);
  const { tariff } = await db
    .selectFrom('server')
    .select('tariff')
    .where('id', '=', Number(params.id) as ServerId)
    .executeTakeFirstOrThrow();
  await db.updateTable('server').set({ tariff, status: 'Active' }).execute();
  const others = await Promise.all([signIn(app), signIn(app), signIn(app)]);
  for (const other of others) await answerOf(serversContract.list, callAs(app, other, serversContract.list));
  await db.updateTable('server').set({ tariff, status: 'Active' }).execute();
  let asked = 0;
  const silent: ServerViews = {
    ...views,
    metrics: () => {
      asked += 1;
      return Promise.reject(new Error('No answer'));
    },
  };
  await warnOfTraffic({ db, changes: changesOfOne(), views: silent }, new Date());
  expect(asked).toBe(10);
});
