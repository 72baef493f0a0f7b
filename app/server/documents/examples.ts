import type { contract } from '@app/contract/contract';
import type { Call, Contract, Sent, WireAnswer } from '@app/contract/call';
import { sampleCart } from '@/sample-data/cart';
import { makeProfile } from '@/sample-data/profile';

type Parts<One extends Call> = {
  readonly [Part in 'params' | 'query' | 'body' as One[Part] extends object ? Part : never]: Sent<One, Part>;
} & (One['answer'] extends object ? { readonly answer: WireAnswer<One> } : unknown);

type Examples<Areas extends Readonly<Record<string, Contract>>> = {
  readonly [Area in keyof Areas]: { readonly [Name in keyof Areas[Area]]: Parts<Areas[Area][Name]> };
};

const ticket: WireAnswer<typeof contract.support.ticket> = {
  id: '5001',
  subject: 'Сайт не открывается',
  service: 'vps',
  serverId: '1577',
  department: 'technical',
  status: 'queued',
  isArchived: false,
  updatedAt: '2026-11-21T09:30:00Z',
  messages: [
    {
      id: '1',
      at: '2026-11-21T09:30:00Z',
      author: 'customer',
      text: 'nginx отвечает 502',
      attachments: [{ id: '1', name: 'nginx-error.log', size: 48_213 }],
    },
    { id: '2', at: '2026-11-21T09:30:00Z', author: 'robot', notice: 'queued' },
  ],
};

/** One example of each call, of the sample data: a call without its own does not compile. */
export const examples: Examples<typeof contract> = {
  account: {
    summary: {
      answer: {
        email: 'anna.sokolova@example.ru',
        name: 'Соколова Анна Викторовна',
        balance: 245_050,
        currency: 'RUB',
        unreadMessages: 0,
        unpaidItems: 1,
      },
    },
    profile: { answer: { profile: makeProfile(), version: '1' } },
    saveProfile: { body: makeProfile(), answer: { profile: makeProfile(), version: '2' } },
  },
  cart: {
    load: { answer: { entries: [...sampleCart] } },
    save: { body: { entries: [...sampleCart] } },
    take: { body: { entries: [...sampleCart] }, answer: { added: 2 } },
  },
  notifications: {
    list: {
      answer: {
        items: [
          {
            id: '5',
            at: '2026-11-21T09:30:00Z',
            isRead: false,
            about: { kind: 'paymentDue', amount: 157_700, currency: 'RUB' },
          },
        ],
      },
    },
    setRead: { body: { ids: ['5'], isRead: true } },
  },
  support: {
    list: { query: {}, answer: { items: [ticket], next: null, total: 1 } },
    ticket: { params: { id: '5001' }, answer: ticket },
    create: {
      body: {
        subject: 'Сайт не открывается',
        service: 'vps',
        serverId: '1577',
        department: 'technical',
        message: 'nginx отвечает 502',
      },
      answer: ticket,
    },
    reply: { params: { id: '5001' }, body: { message: 'Журнал во вложении' }, answer: ticket },
    close: { params: { id: '5001' }, answer: { ...ticket, status: 'closed' } },
    setArchived: { body: { ids: ['5001'], isArchived: true } },
    attachment: { params: { id: '5001', attachmentId: '1' } },
  },
};
