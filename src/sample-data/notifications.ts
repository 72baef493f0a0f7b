import type { IsoDateTime } from '@/domain/dates';
import { rubles } from '@/domain/money';
import type { PortalNotification } from '@/domain/notifications';
import type { ServerId } from '@/domain/server';

const hour = 60 * 60 * 1000;

/**
 * The account's notifications as they stand at a moment: three unread, as the bell has it (§2: a sample value). They
 * are about the built-in servers; none is about a ticket, because the ticket list starts empty.
 */
export function makeNotifications(now: IsoDateTime): readonly PortalNotification[] {
  const ago = (hours: number) => new Date(Date.parse(now) - hours * hour).toISOString() as IsoDateTime;
  return [
    {
      id: 'n5',
      at: ago(2.5),
      isRead: false,
      about: { kind: 'paymentDue', amount: rubles(1577) },
    },
    {
      id: 'n4',
      at: ago(20.5),
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
      at: ago(50.5),
      isRead: false,
      about: { kind: 'serverSuspended', serverId: 1057 as ServerId, domain: 'backup.example.ru' },
    },
    {
      id: 'n2',
      at: ago(28.5 * 24),
      isRead: true,
      about: { kind: 'paymentReceived', amount: rubles(4495) },
    },
    {
      id: 'n1',
      at: ago(36.5 * 24),
      isRead: true,
      about: { kind: 'paymentReceived', amount: rubles(1577) },
    },
  ];
}
