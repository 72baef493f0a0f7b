import type { AdminUserId } from '@/domain/admin/user';
import type { CannedAnswer } from '@/domain/desk/cannedAnswer';
import type { DeskCustomer, DeskEntry, DeskGuest, DeskTicket, DeskTicketPage } from '@/domain/desk/desk';
import { responseReport, type TicketTimes } from '@/domain/desk/responseTimes';
import { rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';

/** E-mails of the sample staff; the first is the current user. */
export const sampleStaff = ['admin@meridian.example', 'olga@meridian.example'] as const;

/** Makes an unanswered ticket, with changes. */
export function makeDeskTicket(changes: Partial<DeskTicket> = {}): DeskTicket {
  return {
    id: 5001 as TicketId,
    subject: 'Сайт не открывается после обновления PHP',
    customer: 'anna.sokolova@example.ru',
    isGuest: false,
    department: 'technical',
    service: 'vps',
    status: 'queued',
    priority: 'high',
    assignee: null,
    waitingSince: '2026-11-21T09:40:00Z',
    updatedAt: '2026-11-21T09:40:05Z',
    ...changes,
  };
}

/** The longest unanswered first. */
export const sampleDeskTickets: readonly DeskTicket[] = [
  makeDeskTicket({
    id: 5004 as TicketId,
    subject: 'Счёт на организацию',
    customer: 'office@severniy.example',
    department: 'billing',
    service: null,
    priority: 'normal',
    waitingSince: '2026-11-20T17:12:00Z',
    updatedAt: '2026-11-20T17:12:00Z',
    assignee: { email: sampleStaff[1], isMe: false },
  }),
  makeDeskTicket(),
  makeDeskTicket({
    id: 5006 as TicketId,
    subject: 'Медленная сеть ночью',
    customer: 's.nguyen@example.com',
    priority: 'urgent',
    waitingSince: '2026-11-21T11:05:00Z',
    updatedAt: '2026-11-21T11:05:00Z',
    assignee: { email: sampleStaff[0], isMe: true },
  }),
  makeDeskTicket({
    id: 5005 as TicketId,
    subject: 'Можно ли перенести сервер в другой дата-центр?',
    department: 'sales',
    status: 'answered',
    priority: 'low',
    waitingSince: null,
    updatedAt: '2026-11-21T08:30:00Z',
    assignee: { email: sampleStaff[0], isMe: true },
  }),
  makeDeskTicket({
    id: 5002 as TicketId,
    subject: 'Жалоба на рассылку',
    customer: 's.nguyen@example.com',
    department: 'abuse',
    service: null,
    status: 'closed',
    priority: 'normal',
    waitingSince: null,
    updatedAt: '2026-11-19T14:00:00Z',
  }),
];

/** A thread with a message of each kind of author, and an internal note. */
export const sampleDeskEntries: readonly DeskEntry[] = [
  {
    id: 'message-1',
    at: '2026-11-21T08:02:00Z',
    author: 'customer',
    text: 'Обновили PHP до 8.4, и nginx отвечает 502.\nВ логах: connect() to unix:/run/php/php8.3-fpm.sock failed.',
    attachments: [
      { id: '1', name: 'nginx-error.log', size: 348_160 },
      { id: '2', name: 'Снимок экрана 2026-11-21.png', size: 1_873_000 },
    ],
  },
  { id: 'message-2', at: '2026-11-21T08:02:00Z', author: 'robot', notice: 'queued' },
  {
    id: 'message-3',
    at: '2026-11-21T08:47:00Z',
    author: 'support',
    staff: sampleStaff[1],
    text: 'Анна, проверьте, пожалуйста, путь к сокету в настройке сайта: он должен вести на php8.4-fpm.sock.',
    attachments: [],
  },
  {
    id: 'note-1',
    at: '2026-11-21T08:49:00Z',
    author: 'note',
    staff: sampleStaff[1],
    text: 'Если не поможет, предложить восстановление из вчерашней копии.',
  },
  {
    id: 'message-4',
    at: '2026-11-21T09:40:00Z',
    author: 'customer',
    text: 'Поправили, но ошибка та же.',
    attachments: [],
  },
];

export function makeDeskCustomer(changes: Partial<DeskCustomer> = {}): DeskCustomer {
  return {
    id: 1 as AdminUserId,
    email: 'anna.sokolova@example.ru',
    name: 'Анна Соколова',
    status: 'Active',
    balance: rubles(1500),
    servers: [
      { id: 1024 as ServerId, domain: 'shop.example.ru', status: 'Active' },
      { id: 1031 as ServerId, domain: 'api.example.ru', status: 'Stopped' },
    ],
    openBills: { count: 1, sum: rubles(1577) },
    tickets: [
      {
        id: 5005 as TicketId,
        subject: 'Можно ли перенести сервер в другой дата-центр?',
        status: 'answered',
      },
    ],
    ...changes,
  };
}

/** Makes a guest whose address is an account's. */
export function makeDeskGuest(changes: Partial<DeskGuest> = {}): DeskGuest {
  const email = 'anna.sokolova@example.ru';
  return { email, name: 'Анна', account: { id: 1 as AdminUserId, email }, ...changes };
}

/** Makes the staff's page of a ticket. */
export function makeDeskPage(changes: Partial<DeskTicketPage> = {}): DeskTicketPage {
  return {
    ticket: makeDeskTicket(),
    serverId: 1024 as ServerId,
    mergedInto: null,
    entries: sampleDeskEntries,
    outgoing: [],
    customer: makeDeskCustomer(),
    guest: null,
    staff: sampleStaff,
    writers: [],
    ...changes,
  };
}

export const sampleCannedAnswers: readonly CannedAnswer[] = [
  {
    id: 1,
    title: 'Где взять счёт',
    text: '{name}, счёт можно скачать в разделе «История платежей».',
    isShared: true,
  },
  {
    id: 2,
    title: 'Нужен доступ',
    text: 'Разрешите, пожалуйста, войти на сервер, чтобы проверить настройки по обращению #{ticket}.',
    isShared: false,
  },
];

const times = (openedAt: TicketTimes['openedAt'], firstAnsweredAt: TicketTimes['firstAnsweredAt']) => ({
  openedAt,
  firstAnsweredAt,
  closedAt: null,
});

export const sampleResponseReport = responseReport([
  times('2026-11-20T17:12:00Z', null),
  times('2026-11-21T08:02:00Z', '2026-11-21T08:47:00Z'),
  times('2026-11-21T08:10:00Z', '2026-11-21T08:30:00Z'),
  {
    openedAt: '2026-11-19T10:00:00Z',
    firstAnsweredAt: '2026-11-19T11:35:00Z',
    closedAt: '2026-11-19T14:00:00Z',
  },
]);
