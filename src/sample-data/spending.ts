import { gigabyte, type TrafficUse } from '@/domain/servers/traffic';
import { kopecks, rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import type { Spending, SpendingMonth, Traffic } from '@/domain/usage/spending';

const sums = [0, 0, 1577, 1577, 1577, 3154, 3154, 3154, 4731, 3154, 9154, 3154];

/** A year of spending on two servers and on one that is gone. */
export const exampleSpending: Spending = {
  months: sums.map((sum, index) => {
    const number = String(((index + 11) % 12) + 1).padStart(2, '0');
    const month = `${index === 0 ? 2025 : 2026}-${number}` as SpendingMonth;
    return { month, paid: rubles(sum), refunded: index === 10 ? rubles(1577) : kopecks(0) };
  }),
  products: [
    { product: 'renewal', paid: rubles(22_078) },
    { product: 'vps', paid: rubles(9462) },
    { product: 'tariff', paid: rubles(1846) },
    { product: 'other', paid: rubles(1000) },
  ],
  servers: [
    { serverId: 1024 as ServerId, name: 'shop.example.ru', paid: rubles(18_924) },
    { serverId: 1025 as ServerId, name: 'mail.example.ru', paid: rubles(11_309) },
    { serverId: null, name: 'Diadem[GB]', paid: rubles(1577) },
  ],
};

/** Traffic of two servers; the second was not measured. */
export const exampleTraffic: Traffic = {
  from: '2026-11-15T09:00:00.000Z',
  to: '2026-11-22T09:00:00.000Z',
  items: [
    {
      serverId: 1024 as ServerId,
      domain: 'shop.example.ru',
      received: 48_300_000_000,
      sent: 211_700_000_000,
    },
    { serverId: 1025 as ServerId, domain: 'mail.example.ru', received: null, sent: null },
  ],
};

/** Makes the traffic of a server in a billing month, with changes. */
export const makeTrafficUse = (changes: Partial<TrafficUse> = {}): TrafficUse => ({
  from: '2026-11-02',
  until: '2026-12-02',
  used: 412 * gigabyte,
  allowance: 2000 * gigabyte,
  ...changes,
});
