import { adminCatalogCalls } from '@app/contract/adminCatalog';
import type { AdminCatalogPort } from '@app/ports/adminCatalogPort';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { refused, type Outcome } from '@/domain/results/outcome';
import { actionOf } from './adminAction';
import { send } from './send';

/** How a change of something that may have changed meanwhile ended. */
async function editOf<Value>(answer: Promise<Value>): Promise<Outcome<Value, AdminRefusal>> {
  const outcome = await actionOf(answer);
  return outcome.status === 'refused' && outcome.refusal === 'stale' ? refused('edited') : outcome;
}

/** Catalogue and prices over HTTP. */
export const adminCatalogHttp: AdminCatalogPort = {
  plans: async (signal) => (await send(adminCatalogCalls.plans, {}, signal)).items,
  planReach: (name, signal) => send(adminCatalogCalls.planReach, { params: { name } }, signal),
  addPlan: (body) => actionOf(send(adminCatalogCalls.addPlan, { body })),
  savePlan: (name, body, version) =>
    editOf(send(adminCatalogCalls.savePlan, { params: { name }, body, version })),
};
