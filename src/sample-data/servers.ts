import type { IsoDate } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import { plainServer, type Server, type ServerId } from '@/domain/servers/server';

/** A server with the sample's usual values, changed where a story or a test needs it. */
export function makeServer(changes: Partial<Server> = {}): Server {
  return {
    ...plainServer,
    id: 1024 as ServerId,
    domain: 'shop.example.ru',
    ip: '185.104.113.20',
    os: 'Ubuntu 22.04',
    tariff: 'Diadem[GB]',
    datacenter: 'gb',
    endDate: '2026-12-24',
    autoRenewal: true,
    status: 'Active',
    monthlyPrice: rubles(1577),
    optionsMonthly: rubles(0),
    ...changes,
  };
}

/** When the four were ordered; any other server, like the first of them. */
const orderedOn: Readonly<Record<number, IsoDate>> = {
  1031: '2026-11-03',
  1042: '2026-11-05',
  1057: '2026-05-30',
};

/** The day a server of the built-in data was ordered. */
export function orderDay({ id }: Pick<Server, 'id'>): IsoDate {
  return orderedOn[id] ?? '2026-05-24';
}

/** The four servers of the built-in data: each 1577.00, 6308.00 together as specified (§2, D9). */
export const sampleServers: readonly Server[] = [
  makeServer({ panelUrl: 'https://panel.example.com:1500/' }),
  makeServer({
    id: 1031 as ServerId,
    domain: 'api.example.ru',
    ip: '185.104.113.47',
    os: 'Debian 12',
    // In the Netherlands every plan of this name is Storage.
    datacenter: 'de',
    tariff: 'Diadem[DE]',
    endDate: '2027-02-03',
    status: 'Ordered',
  }),
  makeServer({
    id: 1042 as ServerId,
    domain: 'mail.example.ru',
    ip: '91.215.40.112',
    os: 'AlmaLinux 9',
    datacenter: 'ru',
    tariff: 'Diadem[RU]',
    endDate: '2026-12-05',
    status: 'Activation',
  }),
  makeServer({
    id: 1057 as ServerId,
    domain: 'backup.example.ru',
    ip: '45.89.228.9',
    os: 'Windows Server 2022',
    datacenter: 'de',
    tariff: 'Diadem[DE]',
    endDate: '2026-11-30',
    status: 'Suspended',
  }),
];
