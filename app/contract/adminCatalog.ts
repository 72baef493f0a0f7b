import * as v from 'valibot';
import { planSales } from '@/domain/admin/plan';
import { promoStates } from '@/domain/admin/promo';
import { diskKinds, productLines, type PlanName } from '@/domain/catalog/plan';
import { largestRate, longestSource, ratedCurrencies, type RatedCurrency } from '@/domain/admin/rate';
import { paymentMethodIds, type PaymentMethodId } from '@/domain/payment/method';
import { rateAges } from '@/domain/payment/rateAge';
import { hasInvisible } from '@/domain/values/visibleText';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { priceListCalls, renewalCounts } from './adminPriceList';
import { call } from './call';
import { methodTerms, planNameSchema, promoCodeSchema, promoTerms } from './catalog';
import {
  countSchema,
  datacenterIdSchema,
  numberedIdSchema,
  rublesSchema,
  storedCountSchema,
  textSchema,
} from './shapes';

/** A count of at least one. */
const someSchema = v.pipe(countSchema, v.minValue(1), v.maxValue(1_000_000));
/** A price that somebody pays. */
const priceSchema = v.pipe(
  moneySchema,
  v.check((price) => price > 0),
);
const planChange = {
  specs: v.object({
    cpu: someSchema,
    ram: someSchema,
    storage: v.object({ size: someSchema, kind: v.picklist(diskKinds) }),
  }),
  /** Sort position in lists. */
  position: storedCountSchema,
  isRecommended: v.boolean(),
  sale: v.picklist(planSales),
  /** Number of servers that can still be ordered; null for no limit. */
  stock: v.nullable(storedCountSchema),
  /** Gigabytes of traffic a month, sold servers included; null for no limit. */
  trafficGb: v.nullable(someSchema),
  /** Current price of new orders. */
  monthly: priceSchema,
  /** Price of new orders from the start of a later day in the provider's zone. */
  upcoming: v.nullable(v.object({ monthly: priceSchema, from: isoDateSchema })),
};

const identity = {
  name: v.pipe(planNameSchema, v.maxLength(64)),
  line: v.picklist(productLines),
  datacenter: datacenterIdSchema,
};

const adminPlanSchema = v.object({
  ...identity,
  ...planChange,
  /** Servers that the machines still have room for; null if the provisioner does not say. */
  room: v.nullable(countSchema),
  /** Rented servers on this plan. */
  servers: countSchema,
  ...renewalCounts,
  version: textSchema,
  currency: rublesSchema,
});

/** Any text is valid; an unknown plan is 404. */
const planParams = v.object({
  name: v.pipe(
    textSchema,
    v.maxLength(64),
    v.transform((name) => name as PlanName),
  ),
});

const promoChange = {
  ...promoTerms,
  /** Number of uses left. */
  usesLeft: storedCountSchema,
  perCustomer: v.nullable(someSchema),
  lines: v.pipe(promoTerms.lines, v.minLength(1)),
};

const adminPromoSchema = v.object({
  code: promoCodeSchema,
  ...promoTerms,
  state: v.picklist(promoStates),
  /** Number of uses in paid and unpaid orders. */
  uses: countSchema,
  /** Orders that are being paid with it; they keep their discount. */
  payments: countSchema,
  version: textSchema,
});

const promoParams = v.object({ code: promoCodeSchema });

const methodChange = {
  ...methodTerms,
  /** Whole percent added to the amount. */
  commission: v.pipe(methodTerms.commission, v.maxValue(100)),
  minAmount: v.object({ ...methodTerms.minAmount.entries, minor: v.pipe(countSchema, v.maxValue(1e12)) }),
  currencies: v.pipe(
    methodTerms.currencies,
    v.check((currencies) => new Set(currencies).size === currencies.length, 'A currency twice'),
  ),
};

const adminMethodSchema = v.object({
  id: v.picklist(paymentMethodIds),
  ...methodTerms,
  /** Gateway of its payments. */
  gateway: textSchema,
  /** Pending payments; they keep their terms. */
  payments: countSchema,
  version: textSchema,
});

/** Any text may be in the path; one that names no currency is not found. */
const rateParams = v.object({
  currency: v.pipe(
    textSchema,
    v.maxLength(64),
    v.transform((currency) => currency as RatedCurrency),
  ),
});

const rateChange = {
  /** Price of one unit. */
  rate: v.pipe(
    priceSchema,
    v.check((rate) => rate <= largestRate),
  ),
  /** Publisher of the rate. */
  source: v.pipe(
    textSchema,
    v.trim(),
    v.minLength(1),
    v.maxLength(longestSource),
    v.check((source) => !hasInvisible(source)),
  ),
  /** Day that the source published it for. */
  day: isoDateSchema,
};

const rateEntry = {
  rate: priceSchema,
  /** Empty for the sample. */
  source: v.string(),
  day: isoDateSchema,
  enteredAt: isoMomentSchema,
  /** E-mail of the administrator; null for the sample. */
  enteredBy: v.nullable(textSchema),
  currency: rublesSchema,
};

const adminRateSchema = v.object({
  id: v.picklist(ratedCurrencies),
  ...rateEntry,
  /** `old` after a day; `expired` after seven, when payments in the currency are refused. */
  age: v.picklist(rateAges),
  /** Payments under way in the currency; they keep their sums. */
  payments: countSchema,
  version: textSchema,
});

/** Catalogue and prices. A change applies to new quotes at once; sold items keep their price. */
export const adminCatalogCalls = {
  plans: call({
    method: 'GET',
    path: '/api/admin/catalog/plans',
    summary: 'Lists every plan of the three catalogues, including hidden ones, in list order.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminPlanSchema) }),
    refusals: [],
  }),
  planReach: call({
    method: 'GET',
    path: '/api/admin/catalog/plans/{name}/reach',
    summary: 'Counts the rented servers, carts and pending payments that a change of a plan affects.',
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
  fillCatalog: call({
    method: 'POST',
    path: '/api/admin/catalog/samples',
    summary:
      'Fills a catalogue without plans with the sample’s plans and promo codes. The codes are public: end those that should not apply.',
    role: 'admin',
    right: 'catalog.edit',
    answer: v.object({ items: v.array(adminPlanSchema) }),
    refusals: ['changed'],
  }),
  savePlan: call({
    method: 'PUT',
    path: '/api/admin/catalog/plans/{name}',
    summary:
      'Changes a plan, unless it has changed since it was read. Another price applies to new orders at once, or from the start of a later day; servers and pending payments keep theirs.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: planParams,
    body: v.object(planChange),
    answer: adminPlanSchema,
    refusals: [],
  }),
  ...priceListCalls,
  promos: call({
    method: 'GET',
    path: '/api/admin/catalog/promo-codes',
    summary: 'Lists every promo code with its limits (D46) and its number of uses.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminPromoSchema) }),
    refusals: [],
  }),
  promoUses: call({
    method: 'GET',
    path: '/api/admin/catalog/promo-codes/{code}/uses',
    summary: 'Lists the latest 200 payments that used a promo code, newest first, with their customers.',
    role: 'admin',
    right: 'catalog.read',
    params: promoParams,
    answer: v.object({
      items: v.array(
        v.object({
          payment: numberedIdSchema,
          user: textSchema,
          at: isoMomentSchema,
          isPaid: v.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  addPromo: call({
    method: 'POST',
    path: '/api/admin/catalog/promo-codes',
    summary: 'Adds a promo code.',
    role: 'admin',
    right: 'catalog.edit',
    body: v.object({ code: promoCodeSchema, ...promoChange }),
    answer: adminPromoSchema,
    refusals: ['nameTaken'],
  }),
  savePromo: call({
    method: 'PUT',
    path: '/api/admin/catalog/promo-codes/{code}',
    summary: 'Changes the terms of a promo code, unless it was changed or used since it was read.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: promoParams,
    body: v.object(promoChange),
    answer: adminPromoSchema,
    refusals: [],
  }),
  endPromo: call({
    method: 'POST',
    path: '/api/admin/catalog/promo-codes/{code}/end',
    summary: 'Ends a promo code at once. Pending payments keep it.',
    role: 'admin',
    right: 'catalog.edit',
    params: promoParams,
    answer: adminPromoSchema,
    refusals: ['changed'],
  }),
  methods: call({
    method: 'GET',
    path: '/api/admin/catalog/methods',
    summary: 'Lists every payment method with its terms and its gateway, in the order that customers see.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminMethodSchema) }),
    refusals: [],
  }),
  saveMethod: call({
    method: 'PUT',
    path: '/api/admin/catalog/methods/{method}',
    summary:
      'Changes minimum, commission and currencies of a payment method, or disables it with a reason that customers read, unless it has changed since it was read. Pending payments keep their terms.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: v.object({
      method: v.pipe(
        textSchema,
        v.maxLength(64),
        v.transform((method) => method as PaymentMethodId),
      ),
    }),
    body: v.object(methodChange),
    answer: adminMethodSchema,
    refusals: [],
  }),
  rates: call({
    method: 'GET',
    path: '/api/admin/catalog/rates',
    summary: 'The exchange rate of each currency besides the ruble, with its source, its day and its age.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminRateSchema) }),
    refusals: [],
  }),
  rateHistory: call({
    method: 'GET',
    path: '/api/admin/catalog/rates/{currency}/history',
    summary: 'The latest 200 rates of a currency, newest first.',
    role: 'admin',
    right: 'catalog.read',
    params: rateParams,
    answer: v.object({ items: v.array(v.object(rateEntry)) }),
    refusals: [],
  }),
  enterRate: call({
    method: 'PUT',
    path: '/api/admin/catalog/rates/{currency}',
    summary:
      'Enters the next exchange rate of a currency, unless somebody has entered one since it was read. It is of today or one of the seven days before. Payments under way keep their sums.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: rateParams,
    body: v.object(rateChange),
    answer: adminRateSchema,
    refusals: [],
  }),
};
