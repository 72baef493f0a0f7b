import { expect, test } from 'vitest';
import { unreadCount } from '@/domain/notifications/notifications';
import type { TicketId } from '@/domain/support/support';
import { sampleNotifications } from '@/sample-data/notifications';
import { toNotificationsView } from '@/screens/notifications/NotificationsScreen/notificationsView';

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
