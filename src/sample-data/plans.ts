import { rubles } from '@/domain/money';
import type { Plan } from '@/domain/plan';

/** A plan with the cheapest one's values, changed where a story or a test needs it. */
export function makePlan(changes: Partial<Plan> = {}): Plan {
  return {
    name: 'Naos[GB]',
    datacenter: 'gb',
    flag: 'GB',
    specs: { cpu: 1, ram: 1, storage: { size: 25, kind: 'NVME' } },
    features: { controlPanel: 'none', publicIP: 1, ipv6: false, backup: 'none' },
    price: { monthly: rubles(577), currency: 'RUB' },
    ...changes,
  };
}

/**
 * The stars of Great Britain with vCores, memory and disk in gigabytes, and rubles a month. Names, prices and the
 * ends of the range are §9; the steps between, which it leaves open, roughly double as the prices do.
 */
const ladder = [
  ['Naos', 1, 1, 25, 577],
  ['Haedus', 1, 2, 35, 677],
  ['Brachium', 2, 2, 45, 977],
  ['Nembus', 2, 4, 60, 1377],
  ['Diadem', 3, 4, 80, 1577],
  ['Arcturus', 4, 6, 100, 2377],
  ['Castor', 4, 8, 130, 2877],
  ['Sirius', 6, 12, 170, 3877],
  ['Okul', 8, 16, 210, 5000],
  ['Alphard', 12, 24, 290, 8000],
  ['Electra', 16, 32, 380, 11100],
  ['Intercrus', 32, 64, 510, 16000],
] as const;

/** From this size a plan's disk is sold as SSD NVME, as the largest one is (§9). */
const ssdFromGigabytes = 210;

/** The twelve UK plans in price order: each with one public IPv4, no IPv6, no backup (§9). */
export const ukPlans: readonly Plan[] = ladder.map(([star, cpu, ram, size, price]) =>
  makePlan({
    name: `${star}[GB]`,
    specs: { cpu, ram, storage: { size, kind: size < ssdFromGigabytes ? 'NVME' : 'SSD NVME' } },
    price: { monthly: rubles(price), currency: 'RUB' },
  }),
);
