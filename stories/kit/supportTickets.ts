import type { Ticket, TicketId } from '@/domain/support/support';
import { makeTicket } from '@/sample-data/tickets';

/** A short queue with one ticket per state. */
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
