import { kopecks } from '@/domain/money/money';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import { toIsoDate } from '@/domain/time/dates';
import { makeServer } from '@/sample-data/servers';

const hosts = ['shop', 'api', 'mail', 'backup', 'node', 'db', 'cache', 'stage', 'git', 'crm', 'cdn', 'vpn'];
const companies = ['romashka', 'sever', 'vector', 'polyus', 'orion', 'baikal', 'lazur', 'kvant'];
const zones = ['ru', 'com', 'net', 'org', 'example'];
const systems = [
  'Ubuntu 22.04',
  'Ubuntu 24.04',
  'Debian 12',
  'AlmaLinux 9',
  'Rocky Linux 9',
  'Windows Server 2022',
];
const plans: readonly (readonly [name: string, rubles: number])[] = [
  ['Naos', 577],
  ['Haedus', 677],
  ['Brachium', 977],
  ['Nembus', 1377],
  ['Diadem', 1577],
  ['Arcturus', 2377],
  ['Castor', 2877],
  ['Sirius', 3877],
];
const places = [
  ['GB', 'gb'],
  ['NL', 'nl'],
  ['RU', 'ru'],
  ['DE', 'de'],
] as const;
const statuses: readonly ServerStatus[] = [
  'Active',
  'Active',
  'Active',
  'Suspended',
  'Active',
  'Ordered',
  'Activation',
];

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 10, 22);
const days = Array.from(
  { length: 1100 },
  (_, day) => toIsoDate(new Date(firstDay + day * dayMs).toISOString().slice(0, 10)) ?? '2026-11-22',
);

/** Makes `count` servers of a large customer, the same on every call with the same seed. */
export function makeServers(count: number, seed = 1): Server[] {
  const next = sequence(seed);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[next(values.length)];
  return Array.from({ length: count }, (_, index) => {
    const [code, datacenter] = pick(places) ?? places[0];
    const [plan, price] = pick(plans) ?? ['Diadem', 1577];
    const id = 1001 + index;
    return makeServer({
      id: id as ServerId,
      domain: `${pick(hosts) ?? ''}${next(400)}.${pick(companies) ?? ''}${next(90)}.${pick(zones) ?? ''}`,
      ip: `${[45, 91, 185, 193][next(4)] ?? 45}.${next(256)}.${next(256)}.${1 + next(254)}`,
      os: pick(systems) ?? '',
      tariff: `${plan}[${code}]`,
      datacenter,
      endDate: pick(days) ?? '2026-11-22',
      status: pick(statuses) ?? 'Active',
      monthlyPrice: kopecks(price * 100),
      panelUrl: next(3) === 0 ? `https://panel.example.com:1500/${id}` : null,
    });
  });
}

/** A linear congruential generator of whole numbers below a limit, the same everywhere. */
function sequence(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
