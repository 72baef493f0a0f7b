import type { AdminPlan, PlanReach } from '@/domain/admin/plan';
import { rubles } from '@/domain/money/money';
import { samplePlans } from './plans';

/** Makes a plan as the provider sees it, with changes. */
export function makeAdminPlan(changes: Partial<AdminPlan> = {}): AdminPlan {
  return {
    name: 'Diadem[GB]',
    line: 'vps',
    datacenter: 'gb',
    specs: { cpu: 3, ram: 4, storage: { size: 80, kind: 'NVME' } },
    position: 50,
    isRecommended: false,
    sale: 'open',
    stock: null,
    trafficGb: null,
    room: null,
    monthly: rubles(1577),
    upcoming: null,
    servers: 214,
    otherPrice: 0,
    announced: 0,
    version: '1',
    ...changes,
  };
}

/** Plans that are not on sale as usual. */
const special: Readonly<Record<string, Partial<AdminPlan>>> = {
  'Diadem[GB]': { isRecommended: true, servers: 214, otherPrice: 36, announced: 8 },
  'Sirius[GB]': { upcoming: { monthly: rubles(4077), from: '2026-12-15' }, servers: 38 },
  'Alphard[GB]': { stock: 4, servers: 12 },
  'Haedus[GB]': { room: 0, servers: 61 },
  'Intercrus[GB]': { sale: 'soldOut', servers: 3 },
  'Naos[NL]': { sale: 'hidden', servers: 0 },
};

const step = 10;

/** The sample catalogue as its provider sees it. */
export const sampleAdminPlans: readonly AdminPlan[] = samplePlans.map(
  ({ name, line, datacenter, specs, price }, index) =>
    makeAdminPlan({
      name,
      line,
      datacenter,
      specs,
      monthly: price.monthly,
      position: (index + 1) * step,
      servers: (index * 7) % 40,
      ...special[name],
    }),
);

export const samplePlanReach: PlanReach = { servers: 214, carts: 12, payments: 3 };
