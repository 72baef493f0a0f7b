import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import type { AdminSettings } from '@/domain/admin/settings';
import { addDays, addMonths, daysBetween } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { sampleSettings } from '@/sample-data/admin';
import { settingsVersion } from '@app/server/settings/storedSettings';
import { startAtNoon } from '../support/atNoon';
import { openApp } from '../support/openApp';
import { setBalance } from '../support/accountMoney';
import { addServer, renewalClock } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

startAtNoon();

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const [admin, ann, bob] = [await signIn(app, 'admin'), await signIn(app), await signIn(app)];
for (const customer of [ann, bob]) await callAs(app, customer, serversContract.list);

const save = async (changes: Partial<AdminSettings>) =>
  callAs(app, admin, adminContract.saveSettings, {
    body: { ...sampleSettings, ...changes },
    version: await settingsVersion(db),
  });

const listed = async () =>
  (await answerOf(serversContract.list, callAs(app, ann, serversContract.list))).items;

// tests: DAYS-06
it('keeps grace that has started, and applies another number to all other servers', async () => {
  const started = await addServer(db, ann.id, 1, { autoRenewal: false });
  const later = await addServer(db, ann.id, 3, { autoRenewal: false });
  const clock = renewalClock(db, 1);
  await clock.live(1);
  const version = await settingsVersion(db);
  expect((await save({ graceDays: 10 })).status).toBe(200);
  expect(await settingsVersion(db)).not.toBe(version);
  const fresh = await addServer(db, ann.id, 40);
  const graceOf = new Map((await listed()).map(({ id, graceDays }) => [id, graceDays]));
  expect([started, later, fresh].map((id) => graceOf.get(id))).toEqual([3, 10, 10]);
  await clock.live(12);
  const suspended = await db
    .selectFrom('notification')
    .select(['at', 'about'])
    .where('userId', '=', ann.id)
    .orderBy('id')
    .execute();
  const end = dayIn(defaultTimeZone, new Date());
  expect(
    suspended.flatMap(({ at, about }) =>
      about.kind === 'serverSuspended'
        ? [[about.serverId, daysBetween(end, dayIn(defaultTimeZone, at))]]
        : about.kind === 'serverEnded'
          ? [[about.serverId, daysBetween(end, about.suspendedOn)]]
          : [],
    ),
  ).toEqual([
    [started, 1 + 3],
    [later, 3 + 10],
    [started, 1 + 3],
    [later, 3 + 10],
  ]);
  expect(clock.errors).toEqual([]);
});

// tests: DAYS-06
it('renews from the end of the period on the last day of grace, for the grace of today', async () => {
  expect((await save({ graceDays: 5 })).status).toBe(200);
  const id = await addServer(db, bob.id, 0, { autoRenewal: true });
  const end = dayIn(defaultTimeZone, new Date());
  const clock = renewalClock(db, 1);
  // The database's clock is later than noon.
  await db.updateTable('server').set({ lookAt: clock.now() }).where('id', '=', id).execute();
  await clock.settle();
  expect((await save({ graceDays: 1 })).status).toBe(200);
  await clock.live(4);
  await setBalance(db, bob.id, 500_000);
  await clock.live(1);
  const server = await db
    .selectFrom('server')
    .select(['endDate', 'graceDays', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(server).toEqual({ endDate: addMonths(end, 1), graceDays: 1, status: 'Active' });
  expect([addDays(end, 5), clock.errors]).toEqual([clock.today(), []]);
});

// tests: DAYS-06
it('refuses days outside the bounds', async () => {
  for (const graceDays of [0, 31, 2.5]) {
    const refused = await save({ graceDays });
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  for (const graceDays of [1, 30]) expect((await save({ graceDays })).status).toBe(200);
});
