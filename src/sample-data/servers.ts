import type { IsoDate } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import { plainServer, type Server, type ServerId } from '@/domain/servers/server';

/** Makes a server with usual values, with changes. */
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

/** Order days of the four sample servers; other servers have the first one's. */
const orderedOn: Readonly<Record<number, IsoDate>> = {
  1031: '2026-11-03',
  1042: '2026-11-05',
  1057: '2026-05-30',
};

/** Returns the day on which a sample server was ordered. */
export function orderDay({ id }: Pick<Server, 'id'>): IsoDate {
  return orderedOn[id] ?? '2026-05-24';
}

/** The four sample servers: 1577.00 each, 6308.00 in total as specified (§2, D9). */
export const sampleServers: readonly Server[] = [
  makeServer({ panelUrl: 'https://panel.example.com:1500/' }),
  makeServer({
    id: 1031 as ServerId,
    domain: 'api.example.ru',
    ip: '185.104.113.47',
    os: 'Debian 12',
    // In the Netherlands all plans of this name are Storage.
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
