import { rubles } from '@/domain/money/money';
import {
  fallbackPlanName,
  type CountryCode,
  type DatacenterId,
  type Plan,
  type PlanSpecs,
} from '@/domain/catalog/plan';

/** Makes a plan with the values of the cheapest one, with changes. */
export function makePlan(changes: Partial<Plan> = {}): Plan {
  return {
    name: 'Naos[GB]',
    line: 'vps',
    datacenter: 'gb',
    flag: 'GB',
    specs: { cpu: 1, ram: 1, storage: { size: 25, kind: 'NVME' } },
    features: { controlPanel: 'none', publicIP: 1, ipv6: false, backup: 'none' },
    price: { monthly: rubles(577), currency: 'RUB' },
    stock: null,
    soldOutReason: null,
    isRecommended: false,
    ...changes,
  };
}

/**
 * Stars of Great Britain with vCores, memory and disk in gigabytes, and rubles per month. Names, prices and both ends
 * of the range are from §9; the values between roughly double like the prices.
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

/** From this size a plan's disk is SSD NVME, as the largest one is (§9). */
const ssdFromGigabytes = 210;

/** The twelve UK plans by price, each with one public IPv4, no IPv6 and no backup (§9). */
export const ukPlans: readonly Plan[] = ladder.map(([star, cpu, ram, size, price]) =>
  makePlan({
    name: `${star}[GB]`,
    specs: { cpu, ram, storage: { size, kind: size < ssdFromGigabytes ? 'NVME' : 'SSD NVME' } },
    price: { monthly: rubles(price), currency: 'RUB' },
  }),
);

/** Ratio of the disks of Storage and UK plans of the same price; §9 defines no sizes. */
const storageTimes = 8;

/** The twelve plans of VPS/VDS Storage, only in the Netherlands (§2), at the prices of §9: big disks, fewer vCores. */
export const storagePlans: readonly Plan[] = ladder.map(([star, cpu, ram, size, price]) =>
  makePlan({
    name: `${star}[NL]`,
    line: 'storage',
    datacenter: 'nl',
    flag: 'NL',
    specs: {
      cpu: Math.ceil(cpu / 2),
      ram: Math.ceil(ram / 2),
      storage: { size: size * storageTimes, kind: 'HDD' },
    },
    price: { monthly: rubles(price), currency: 'RUB' },
  }),
);

/** Stars of Hi-CPU with vCores, memory and disk in gigabytes; §9 defines only prices. */
const cpuLadder = [
  ['Vega', 2, 2, 30],
  ['Altair', 3, 4, 40],
  ['Deneb', 4, 8, 60],
  ['Regulus', 6, 8, 80],
  ['Spica', 8, 16, 120],
  ['Antares', 10, 24, 160],
  ['Rigel', 12, 32, 200],
  ['Canopus', 20, 48, 320],
  ['Polaris', 40, 96, 640],
] as const;

const cpuPrices: readonly (readonly [DatacenterId, CountryCode, readonly number[]])[] = [
  ['ru', 'RU', [800, 1100, 2000, 2500, 3500, 5000, 6500, 11100, 22200]],
  ['us', 'US', [900, 1200]],
  ['nl', 'NL', [850, 1150]],
  ['de', 'DE', [820, 1120]],
];

/** Plans of VPS/VDS Hi-CPU by data centre, at the prices of §9. */
export const cpuPlans: readonly Plan[] = cpuPrices.flatMap(([datacenter, flag, prices]) =>
  cpuLadder.slice(0, prices.length).map(([star, cpu, ram, size], index) => {
    const specs: PlanSpecs = { cpu, ram, storage: { size, kind: 'NVME' } };
    const price: Plan['price'] = { monthly: rubles(prices[index] ?? 0), currency: 'RUB' };
    return makePlan({ name: `${star}[${flag}]`, line: 'cpu', datacenter, flag, specs, price });
  }),
);

/** All plans on sale. */
export const samplePlans: readonly Plan[] = [...ukPlans, ...cpuPlans, ...storagePlans];

/** Plan of sample orders and fallback of orders (§9, D21). */
export const samplePlanName = fallbackPlanName;
