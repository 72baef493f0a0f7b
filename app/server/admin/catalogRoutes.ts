import type { adminCatalogCalls } from '@app/contract/adminCatalog';
import type { AdminPlan } from '@/domain/admin/plan';
import type { Handlers } from '../routing/contractRoutes';
import { audit } from '../audit/audit';
import { addPlan, adminPlans, planReach, savePlan } from './catalogPlans';
import { wirePlan } from './wire';

/** Fields of a plan as the audit trail keeps them, in the order of its form. */
const recorded = ({ specs, monthly, upcoming, position, sale, stock, isRecommended }: AdminPlan) => ({
  cpu: specs.cpu,
  ram: specs.ram,
  disk: `${specs.storage.size} ${specs.storage.kind}`,
  monthly,
  nextMonthly: upcoming?.monthly ?? null,
  nextFrom: upcoming?.from ?? null,
  position,
  sale,
  stock,
  isRecommended,
});

/** Catalogue and prices. */
export const adminCatalogRoutes: Handlers<typeof adminCatalogCalls> = {
  plans: async ({ db, now }) => ({ items: (await adminPlans(db, now)).map(wirePlan) }),
  planReach: ({ db, params }) => planReach(db, params.name),
  async addPlan({ db, caller, body, now }) {
    const plan = await addPlan(db, body, now);
    const { name, line } = plan;
    const after = { name, line, ...recorded(plan) };
    await audit(db, { caller, now, kind: 'planAdded', subject: name, before: null, after });
    return wirePlan(plan);
  },
  async savePlan({ db, caller, params, body, version, now }) {
    const { before, after } = await savePlan(db, params.name, body, version);
    await audit(db, {
      caller,
      now,
      kind: 'planEdited',
      subject: params.name,
      before: recorded(before),
      after: recorded(after),
    });
    return wirePlan(after);
  },
};
