import { expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import type { AdminSettings } from '@/domain/admin/settings';
import { addDays, daysBetween } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { sampleSettings } from '@/sample-data/admin';
import { settingsVersion } from '@app/server/settings/storedSettings';
import { startAtNoon } from '../support/atNoon';
import { openApp } from '../support/openApp';
import { addServer, renewalClock } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

startAtNoon();

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
await callAs(app, ann, serversContract.list);

const save = async (changes: Partial<AdminSettings>) =>
  callAs(app, admin, adminContract.saveSettings, {
    body: { ...sampleSettings, ...changes },
    version: await settingsVersion(db),
  });

// tests: DAYS-05
it('reminds and deletes by the settings, also servers that have a next check', async () => {
  const end = addDays(dayIn(defaultTimeZone, new Date()), 20);
  const id = await addServer(db, ann.id, 20, { autoRenewal: false });
  const clock = renewalClock(db, 1);
  await clock.live(1);
  expect((await save({ reminderDays: [18, 2], deletionDays: 10 })).status).toBe(200);
  await clock.live(20 + 3 + 10);
  const notices = await db
    .selectFrom('notification')
    .select(['at', 'about'])
    .where('userId', '=', ann.id)
    .orderBy('id')
    .execute();
  expect(notices.map(({ at, about }) => [daysBetween(end, dayIn(defaultTimeZone, at)), about.kind])).toEqual([
    [-18, 'serverEnding'],
    [-2, 'serverEnding'],
    [0, 'serverEnded'],
    [3, 'serverSuspended'],
    [6, 'serverDeletion'],
    [12, 'serverDeletion'],
    [13, 'serverDeleted'],
  ]);
  expect(await db.selectFrom('server').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(clock.errors).toEqual([]);
  const { deletionDays } = await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary));
  expect(deletionDays).toBe(10);
});

// tests: DAYS-05
it('refuses settings outside the bounds and audits the days before and after', async () => {
  for (const changes of [
    { reminderDays: [] },
    { reminderDays: [0] },
    { reminderDays: [61] },
    { reminderDays: [7, 6, 5, 4, 3, 2, 1] },
    { deletionDays: 7 },
    { deletionDays: 91 },
  ]) {
    const refused = await save(changes);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  const saved = await answerOf(
    adminContract.saveSettings,
    save({ reminderDays: [1, 5, 5], deletionDays: 90 }),
  );
  expect(saved).toMatchObject({ reminderDays: [5, 1], deletionDays: 90 });
  const { items } = await answerOf(adminContract.audit, callAs(app, admin, adminContract.audit));
  expect(items[0]?.changes).toEqual([
    { field: 'deletionDays', before: '10', after: '90' },
    { field: 'reminderDays', before: '[18,2]', after: '[5,1]' },
  ]);
});
