import { makeAdminPlan, samplePlanReach } from '@/sample-data/adminPlans';
import { wirePlan } from '../admin/wire';

const plan = makeAdminPlan();
const { name, line, datacenter, servers: _, version: __, ...change } = plan;

/** One example of each call of the catalogue's room. */
export const adminCatalogExamples = {
  plans: { answer: { items: [wirePlan(plan)] } },
  planReach: { params: { name }, answer: samplePlanReach },
  addPlan: {
    body: { ...change, name: 'Mira[GB]' as const, line, datacenter },
    answer: wirePlan({ ...plan, name: 'Mira[GB]', servers: 0 }),
  },
  savePlan: { params: { name }, body: change, answer: wirePlan({ ...plan, version: '2' }) },
};
