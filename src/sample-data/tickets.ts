import type { ServerId } from '@/domain/servers/server';
import type { Ticket, TicketId } from '@/domain/support/support';
import { emptyTicketDraft, toNewTicket, type NewTicket } from '@/domain/support/supportForm';

const typed = {
  ...emptyTicketDraft,
  subject: 'Сайт не открывается после обновления PHP',
  service: 'vps',
  serverId: 1024 as ServerId,
  department: 'technical',
  message:
    'Обновили PHP до 8.4, и nginx отвечает 502.\nВ логах: connect() to unix:/run/php/php8.3-fpm.sock failed.',
} as const;

/** Makes a ticket as the form sends it, with changes. */
export function makeNewTicket(changes: Partial<NewTicket> = {}): NewTicket {
  const question = toNewTicket(typed, []);
  if (question === null) throw new Error('The sample’s question breaks a rule of the form');
  return { ...question, ...changes };
}

/** Makes a ticket, with changes. The demonstration has none (§2: the queue is empty). */
export function makeTicket(changes: Partial<Ticket> = {}): Ticket {
  const { message, ...question } = makeNewTicket();
  return {
    id: 5001 as TicketId,
    ...question,
    status: 'queued',
    isArchived: false,
    mergedInto: null,
    updatedAt: '2026-11-21T09:40:05Z',
    messages: [
      {
        id: 1,
        at: '2026-11-21T09:40:00Z',
        author: 'customer',
        text: message,
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
