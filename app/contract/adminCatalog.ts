import * as v from 'valibot';
import { planSales } from '@/domain/admin/plan';
import { datacenterIds, diskKinds, productLines } from '@/domain/catalog/plan';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { planNameSchema } from './catalog';
import { countSchema, rublesSchema, textSchema } from './shapes';

/** A number of something that there is at least one of. */
const someSchema = v.pipe(countSchema, v.minValue(1), v.maxValue(1_000_000));
/** A price that somebody pays. */
const priceSchema = v.pipe(
  moneySchema,
  v.check((price) => price > 0),
);
/** Whole numbers of PostgreSQL end there. */
const storedCountSchema = v.pipe(countSchema, v.maxValue(2_147_483_647));

const planChange = {
  specs: v.object({
    cpu: someSchema,
    ram: someSchema,
    storage: v.object({ size: someSchema, kind: v.picklist(diskKinds) }),
  }),
  /** The lists are in its order. */
  position: storedCountSchema,
  isRecommended: v.boolean(),
  sale: v.picklist(planSales),
  /** How many servers can still be ordered; null for no limit. */
  stock: v.nullable(storedCountSchema),
  /** Price of new orders now. */
  monthly: priceSchema,
  /** Price of new orders from the start of a later day of the provider. */
  upcoming: v.nullable(v.object({ monthly: priceSchema, from: isoDateSchema })),
};

const identity = {
  name: v.pipe(planNameSchema, v.maxLength(64)),
  line: v.picklist(productLines),
  datacenter: v.picklist(datacenterIds),
};

const adminPlanSchema = v.object({
  ...identity,
  ...planChange,
  /** Rented servers on this plan. */
  servers: countSchema,
  version: textSchema,
  currency: rublesSchema,
});

const planParams = v.object({ name: v.pipe(planNameSchema, v.maxLength(64)) });

/** Catalogue and prices. A change applies to new quotes at once; what was sold keeps its price. */
export const adminCatalogCalls = {
  plans: call({
    method: 'GET',
    path: '/api/admin/catalog/plans',
    summary: 'Every plan of the three catalogues, hidden ones too, in the order of the lists.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminPlanSchema) }),
    refusals: [],
  }),
  planReach: call({
    method: 'GET',
    path: '/api/admin/catalog/plans/{name}/reach',
    summary: 'Counts what a change of a plan can touch: rented servers, carts, and payments under way.',
    role: 'admin',
    right: 'catalog.read',
    params: planParams,
    answer: v.object({ servers: countSchema, carts: countSchema, payments: countSchema }),
    refusals: [],
  }),
  addPlan: call({
    method: 'POST',
    path: '/api/admin/catalog/plans',
    summary: 'Adds a plan. Its name, such as `Naos[GB]`, ends with its data centre in capitals.',
    role: 'admin',
    right: 'catalog.edit',
    body: v.object({ ...identity, ...planChange }),
    answer: adminPlanSchema,
    refusals: ['nameTaken'],
  }),
  savePlan: call({
    method: 'PUT',
    path: '/api/admin/catalog/plans/{name}',
    summary:
      'Changes a plan, unless it has changed since it was read. Another price applies to new orders at once, or from the start of a later day; servers and payments under way keep theirs.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: planParams,
    body: v.object(planChange),
    answer: adminPlanSchema,
    refusals: [],
  }),
};
