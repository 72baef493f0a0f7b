import type { contract } from '@app/contract/contract';
import type { Call, Contract, Sent, WireAnswer } from '@app/contract/call';
import { accessOf, primaryAddress } from '@/domain/servers/detailsOf';
import { sampleCart } from '@/sample-data/cart';
import { makeProfile } from '@/sample-data/profile';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { wireServer, wireSettings } from '../servers/wire';

const server = makeServer();
const editable = makeEditableServer(server);
const params = { id: '1024' };

type Parts<One extends Call> = {
  readonly [Part in 'params' | 'query' | 'body' as One[Part] extends object ? Part : never]: Sent<One, Part>;
} & (One['answer'] extends object ? { readonly answer: WireAnswer<One> } : unknown);

type Examples<Areas extends Readonly<Record<string, Contract>>> = {
  readonly [Area in keyof Areas]: { readonly [Name in keyof Areas[Area]]: Parts<Areas[Area][Name]> };
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
  servers: {
    list: {
      query: { product: 'vps', status: 'Active', sort: 'endDate', limit: '50' },
      answer: { items: [wireServer(server)], next: null, total: 1 },
    },
    details: {
      params,
      answer: {
        addresses: [primaryAddress(server)],
        events: [{ id: '9', at: '2026-11-21T09:30:00Z', kind: 'rebooted', actor: 'customer', detail: null }],
        access: accessOf(server),
      },
    },
    settings: { params, answer: wireSettings(editable, 1) },
    save: {
      params,
      body: { settings: editable.settings, password: null, userPassword: null },
      answer: wireSettings(editable, 2),
    },
    reboot: { body: { ids: ['1024'] } },
    changeTariff: { params, body: { tariff: 'Castor' }, answer: wireServer(server) },
  },
};
