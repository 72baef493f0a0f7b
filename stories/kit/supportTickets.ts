import type { ServerId } from '@/domain/server';
import type { Ticket, TicketId } from '@/domain/support';

/** A ticket with usual values, changed where a story or a test needs it. The built-in data has none (§2: the queue is empty). */
export function makeTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    id: 5001 as TicketId,
    subject: 'Сайт не открывается после обновления PHP',
    service: 'vps',
    serverId: 1024 as ServerId,
    department: 'technical',
    status: 'queued',
    isArchived: false,
    updatedAt: '2026-11-21T09:40:05Z',
    messages: [
      {
        id: 1,
        at: '2026-11-21T09:40:00Z',
        author: 'customer',
        text: 'Обновили PHP до 8.4, и nginx отвечает 502.\nВ логах: connect() to unix:/run/php/php8.3-fpm.sock failed.',
        attachments: [
          { name: 'nginx-error.log', size: 348_160 },
          { name: 'Снимок экрана 2026-11-21.png', size: 1_873_000 },
        ],
      },
      { id: 2, at: '2026-11-21T09:40:05Z', author: 'robot', notice: 'queued' },
    ],
    ...changes,
  };
}

/** A short queue with a ticket in every state. */
export const exampleTickets: readonly Ticket[] = [
  makeTicket(),
  makeTicket({
    id: 5002 as TicketId,
    subject: 'Оплатили счёт, баланс прежний',
    service: null,
    serverId: null,
    department: 'billing',
    status: 'answered',
    updatedAt: '2026-11-20T15:12:00Z',
    messages: [
      {
        id: 1,
        at: '2026-11-20T14:30:00Z',
        author: 'customer',
        text: 'Перевели 5 000 рублей по счёту, деньги списаны, на балансе их нет.',
        attachments: [{ name: 'квитанция.pdf', size: 92_400 }],
      },
      { id: 2, at: '2026-11-20T14:30:05Z', author: 'robot', notice: 'queued' },
      {
        id: 3,
        at: '2026-11-20T15:12:00Z',
        author: 'support',
        text: 'Здравствуйте! Перевод нашли, сумма зачислена. Проверьте, пожалуйста, баланс.',
        attachments: [],
      },
    ],
  }),
  makeTicket({
    id: 5003 as TicketId,
    subject: 'Нужен второй IPv4',
    service: 'ip',
    serverId: null,
    department: 'sales',
    status: 'closed',
    updatedAt: '2026-11-02T08:00:00Z',
    messages: [
      {
        id: 1,
        at: '2026-11-02T08:00:00Z',
        author: 'customer',
        text: 'Сколько стоит второй адрес?',
        attachments: [],
      },
    ],
  }),
];
