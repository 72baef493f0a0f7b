import { serversIn } from '../rowsOf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, daysBetween } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import { sampleDocuments } from '@/sample-data/documents';
import { shiftDates } from '@/sample-data/shiftDates';
import { sampleNotifications } from '@/sample-data/notifications';
import { sampleDay } from '@/sample-data/sampleDay';
import { sampleServers } from '@/sample-data/servers';
import { currentAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../rowsOf';

/** A leap day, years after the sample's own. */
const later = new Date('2032-02-29T09:15:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: later }));
afterEach(() => vi.useRealTimers());

test('on its own day the sample is as its files have it', () => {
  const shift = shiftDates(new Date(`${sampleDay}T23:59:59Z`), 'UTC');
  for (const sample of [sampleServers, sampleNotifications]) expect(shift(sample)).toEqual(sample);
});

test('days move with the day, nothing happens after now, and everything else stays', () => {
  const shift = shiftDates(later, 'UTC');
  const days = daysBetween(sampleDay, '2032-02-29');
  expect(shift(sampleServers)).toEqual(
    sampleServers.map((server) => ({ ...server, endDate: addDays(server.endDate, days) })),
  );
  const at = (time: string) => `${sampleDay}T${time}Z` as const;
  expect(shift([at('09:14:59'), at('09:15:01')])).toEqual(['2032-02-29T09:14:59Z', later.toISOString()]);
  // A time to come stays to come.
  expect(shift({ expiresAt: '2026-12-19T08:12:00Z' })).toEqual({ expiresAt: '2032-03-28T08:12:00Z' });
  const same = { id: 7, text: '2026-11-21 and more', number: '2026-00014', none: null, on: [true] };
  expect(shift(same)).toEqual(same);
});

test('acts are of the ends of the two months before', () => {
  const acts = sampleDocuments('2032-01-15').map(({ date, number }) => ({ date, number }));
  expect(acts).toEqual([
    { date: '2031-12-31', number: '2031-00014' },
    { date: '2031-11-30', number: '2031-00009' },
  ]);
});

test('the demonstration is never out of date: what is paid for has time left, and the newest is of these days', async () => {
  const { servers, notifications, billing } = makeSamplePorts(noLatency, undefined, shiftDates(later, 'UTC'));
  const [shop] = (await serversIn(servers)).filter(({ status }) => status === 'Active');
  expect(shop?.endDate).toBe('2032-04-02');
  expect((await servers.settings(1024 as ServerId))?.createdOn).toBe('2031-09-01');
  expect((await notifications.list())[0]?.at.slice(0, 10)).toBe('2032-02-29');
  expect((await rowsOf(billing.history, paymentRules))[0]?.date).toBe('2032-02-28');
});

test('so is the administrators’', async () => {
  const admin = currentAdminSample(noLatency);
  const { activity } = await admin.overview();
  expect(activity[0]?.at).toBe('2032-02-27T08:50:00Z');
});
