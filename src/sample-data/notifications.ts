import { rubles } from '@/domain/money/money';
import type { PortalNotification } from '@/domain/notifications/notifications';
import type { ServerId } from '@/domain/servers/server';

/**
 * Notifications, newest first; three are unread, as in the bell (§2: a sample value). They are about the sample
 * servers and payments, and none about tickets, because the ticket list is empty.
 */
export const sampleNotifications: readonly PortalNotification[] = [
  {
    id: 'n5',
    at: '2026-11-21T09:30:00Z',
    isRead: false,
    about: { kind: 'paymentDue', amount: rubles(1577) },
  },
  {
    id: 'n4',
    at: '2026-11-20T15:30:00Z',
    isRead: false,
    about: {
      kind: 'serverEnding',
      serverId: 1042 as ServerId,
      domain: 'mail.example.ru',
      endDate: '2026-12-05',
    },
  },
  {
    id: 'n3',
    at: '2026-11-19T09:30:00Z',
    isRead: false,
    about: { kind: 'serverSuspended', serverId: 1057 as ServerId, domain: 'backup.example.ru' },
  },
  {
    id: 'n2',
    at: '2026-10-24T10:05:00Z',
    isRead: true,
    about: { kind: 'paymentReceived', amount: rubles(8516) },
  },
  {
    id: 'n1',
    at: '2026-10-03T16:40:00Z',
    isRead: true,
    about: { kind: 'paymentReceived', amount: rubles(4025) },
  },
];
