import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import type { TicketId } from '@/domain/support/support';
import { dayIn, startOfDay } from '@/domain/time/timeZone';
import { addDays } from '@/domain/time/dates';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const [olga, ann] = [await signIn(app, 'admin'), await signIn(app)];

async function ask(): Promise<TicketId> {
  const { create } = supportContract;
  const body = { subject: 'nginx', service: 'vps', serverId: null, department: 'technical', message: '502' };
  return (await answerOf(create, callAs(app, ann, create, { body, key: randomUUID() }))).id;
}

async function saveHours(hours: object): Promise<Response> {
  const { settings, saveSettings } = adminContract;
  const {
    version,
    fixed: _,
    hasSmtpPassword: __,
    ...saved
  } = await answerOf(settings, callAs(app, olga, settings));
  return callAs(app, olga, saveSettings, { version, body: { ...saved, ...hours } });
}

const report = () => answerOf(deskContract.responseTimes, callAs(app, olga, deskContract.responseTimes));

// tests: DESK-09
it('measures response times in business hours once they are set', async () => {
  const zone = 'Europe/Moscow';
  const start = startOfDay(zone, addDays(dayIn(zone, new Date()), -2)).getTime();
  const at = (hours: number) => new Date(start + hours * 3_600_000);
  const id = await ask();
  const times = { openedAt: at(8), firstAnsweredAt: at(11), closedAt: at(35) };
  await db.updateTable('ticket').set(times).where('id', '=', id).execute();
  expect(await report()).toMatchObject({
    opened: 1,
    firstResponse: { count: 1, median: 180 },
    resolution: { count: 1, median: 27 * 60 },
    isBusinessTime: false,
  });
  expect((await saveHours({ openDays: 'everyDay', opensAt: '10:00', closesAt: '19:00' })).status).toBe(200);
  expect(await report()).toMatchObject({
    opened: 1,
    firstResponse: { count: 1, median: 60, ninetieth: 60 },
    resolution: { count: 1, median: 10 * 60 },
    isBusinessTime: true,
  });
});

// tests: DESK-09
it.each([
  ['no time', { opensAt: '10' }],
  ['a time after midnight', { closesAt: '24:30' }],
  ['a closing before the opening', { opensAt: '19:00', closesAt: '10:00' }],
  ['unknown days', { openDays: 'sundays' }],
])('refuses %s', async (_, hours) => {
  expect((await saveHours(hours)).status).toBe(422);
});
