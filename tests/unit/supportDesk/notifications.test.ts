import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import {
  unreadCount,
  type NotificationSubject,
  type PortalNotification,
} from '@/domain/notifications/notifications';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';
import { formattersOf } from '@/i18n/format';
import { languageOf, portalLanguages } from '@/i18n/offeredLanguage';
import russian from '@/i18n/messages/ru/notifications.json';
import { createTranslator } from '@/i18n/translator';
import { sampleNotifications } from '@/sample-data/notifications';
import { notificationTone } from '@/screens/notifications/NotificationsScreen/notificationKinds';
import {
  toNotificationDays,
  toNotificationsView,
} from '@/screens/notifications/NotificationsScreen/notificationsView';

const now = '2026-11-21T12:00:00Z';
const notifications = sampleNotifications;

// tests: NOTIFY-02
test('the sample has the three unread that the bell shows (§2)', () => {
  expect(unreadCount(notifications)).toBe(3);
  expect(notifications.map(({ at }) => at)).toEqual(
    notifications
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

// tests: NOTIFY-03
test('each leads to where something can be done about it', () => {
  const answered = {
    id: 'n9',
    at: now,
    isRead: false,
    about: { kind: 'ticketAnswered', ticketId: 5001 as TicketId, subject: 'Тема' },
  } as const;
  const view = toNotificationsView({ status: 'ready', value: [answered, ...notifications] }, now);
  expect(view.status === 'ready' && view.items.map(({ actionHref }) => actionHref)).toEqual([
    '/dashboard/support/ticket?id=5001',
    '/dashboard/billing?state=open',
    '/dashboard/server-renew?id=1042',
    '/dashboard/server-renew?id=1057',
    '/dashboard/payments-history',
    '/dashboard/payments-history',
  ]);
});

const { t } = createTranslator('ru', russian);

// tests: NOTIFY-12
test.each([
  // 23:59 and 00:01 in Moscow.
  ['2026-11-20T20:59:00Z', 'Вчера'],
  ['2026-11-20T21:01:00Z', 'Сегодня'],
  ['2026-11-19T20:59:00Z', '19.11.2026'],
] as const)('a notification of %s is listed under %s', (at, label) => {
  const view = toNotificationsView(
    { status: 'ready', value: notifications.slice(0, 2).map((each) => ({ ...each, at })) },
    now,
  );
  if (view.status !== 'ready') throw new Error('no notifications');
  const days = toNotificationDays(view.items, now, {
    ...formattersOf(languageOf(portalLanguages, 'ru'), 'Europe/Moscow'),
    t,
  });
  expect(days.map((day) => [day.label, day.entries.length])).toEqual([[label, 2]]);
});

// tests: NOTIFY-13
test('those of one order are together in the place of the newest, each day by itself', () => {
  const orderId = 7001 as OrderId;
  const ready = { kind: 'serverReady', domain: 'a.ru', serverId: 1024 as ServerId } as const;
  const about: readonly NotificationSubject[] = [
    { ...ready, orderId },
    { kind: 'paymentDue', amount: rubles(1) },
    { kind: 'orderFailed', orderId, title: 'Naos', amount: rubles(1) },
    { ...ready, orderId: 7002 as OrderId },
    ready,
    { kind: 'paymentReceived', amount: rubles(1), orderId },
  ];
  const value = about.map((each, index): PortalNotification => ({
    id: String(index),
    at: index < 5 ? now : '2026-11-19T12:00:00Z',
    isRead: false,
    about: each,
  }));
  const view = toNotificationsView({ status: 'ready', value }, now);
  if (view.status !== 'ready') throw new Error('no notifications');
  const days = toNotificationDays(view.items, now, {
    ...formattersOf(languageOf(portalLanguages, 'ru'), 'Europe/Moscow'),
    t,
  });
  const ids = days.map(({ entries }) =>
    entries.map((entry) => ('items' in entry ? [entry.href, ...entry.items.map(({ id }) => id)] : entry.id)),
  );
  expect(ids).toEqual([[['/dashboard/orders/order?id=7001', '0', '2'], '1', '3', '4'], ['5']]);
});

// tests: NOTIFY-12
test.each([
  ['paymentDue', 'warning'],
  ['serverEnding', 'warning'],
  ['serverSuspended', 'danger'],
  ['paymentReceived', 'neutral'],
] as const)('%s is drawn in %s', (kind, tone) => {
  expect(
    sampleNotifications
      .filter(({ about }) => about.kind === kind)
      .map(({ about }) => notificationTone(about)),
  ).toContain(tone);
});
