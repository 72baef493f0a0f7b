import * as v from 'valibot';
import { longestCity, longestSaleReason } from '@/domain/admin/datacenter';
import { planSales } from '@/domain/admin/plan';
import { priceItems } from '@/domain/admin/priceItems';
import { systemSales } from '@/domain/admin/system';
import type { DatacenterId } from '@/domain/catalog/plan';
import { hasInvisible } from '@/domain/values/visibleText';
import { catalogueCountries } from '@/domain/profile/countries';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { localizedOf, osSchema, systemRules } from './catalog';
import { countSchema, datacenterIdSchema, rublesSchema, storedCountSchema, textSchema } from './shapes';

const citySchema = v.pipe(
  textSchema,
  v.trim(),
  v.minLength(1),
  v.maxLength(longestCity),
  v.check((city) => !hasInvisible(city)),
);

const datacenterChange = {
  /** City in both languages; the country follows from the id. */
  city: v.object({ ru: citySchema, en: citySchema }),
  /** Sort position in lists. */
  position: storedCountSchema,
  sale: v.picklist(planSales),
  /** Why it is sold out, shown to customers; null otherwise. */
  reason: v.nullable(
    localizedOf(v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(longestSaleReason))),
  ),
};

const adminDatacenterSchema = v.object({
  id: datacenterIdSchema,
  ...datacenterChange,
  plans: countSchema,
  /** Servers of its smallest plan that its machines have room for; null if the provisioner does not say. */
  room: v.nullable(countSchema),
  /** Rented servers. */
  servers: countSchema,
  /** Carts with an order of its plans. */
  carts: countSchema,
  version: textSchema,
});

/** A reason belongs to a data centre that is sold out. */
const hasReason = ({ sale, reason }: { sale: (typeof planSales)[number]; reason: unknown }) =>
  (sale === 'soldOut') === (reason !== null);

const adminSystemSchema = v.object({
  /** Such as `ubuntu 24.04`. */
  id: textSchema,
  family: osSchema.entries.family,
  name: textSchema,
  ...systemRules,
  sale: v.picklist(systemSales),
  servers: countSchema,
  carts: countSchema,
  version: textSchema,
});

const systemChange = {
  /** Minimum memory in gigabytes; 0 for none. */
  memory: v.pipe(countSchema, v.maxValue(1024)),
  panels: systemRules.panels,
  software: systemRules.software,
  sale: v.picklist(systemSales),
};

/** Numbers of servers that were sold at prices of a plan or an item; zero for a discount. */
export const renewalCounts = {
  /** Those at another price, to which the current one is not announced. */
  otherPrice: countSchema,
  /** Those to which another price is announced for their renewals. */
  announced: countSchema,
};

/** A plan or an item of the price list. Any text is valid; an unknown one is 404. */
const subjectParams = v.object({ subject: v.pipe(textSchema, v.maxLength(64)) });

const itemParams = v.object({ item: v.pipe(textSchema, v.maxLength(64)) });

/** Kopecks a month, or whole percent for a discount. */
const priceChange = {
  value: storedCountSchema,
  /** Value from the start of a later day in the provider's zone. */
  upcoming: v.nullable(v.object({ value: storedCountSchema, from: isoDateSchema })),
};

const adminPriceSchema = v.object({
  id: v.picklist(priceItems),
  ...priceChange,
  ...renewalCounts,
  version: textSchema,
  currency: rublesSchema,
});

/** Calls of data centres, of systems, of the prices of options, tariffs and periods, and of prices at renewal. */
export const priceListCalls = {
  datacenters: call({
    method: 'GET',
    path: '/api/admin/catalog/datacenters',
    summary:
      'Lists the data centres in the order of the catalogue, the sale of their plans, and their numbers of plans, servers and carts.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminDatacenterSchema) }),
    refusals: [],
  }),
  addDatacenter: call({
    method: 'POST',
    path: '/api/admin/catalog/datacenters',
    summary:
      'Adds a data centre in a country that has none. Its id is the country’s code in lower case; the names of its plans end with the code. Customers can order there once it has plans, and its provisioner has machines and addresses for the id.',
    role: 'admin',
    right: 'catalog.edit',
    body: v.pipe(
      v.object({
        id: v.pipe(
          datacenterIdSchema,
          v.check((id) => catalogueCountries.some((code) => code.toLowerCase() === id), 'An unknown country'),
        ),
        ...datacenterChange,
      }),
      v.check((change) => hasReason(change), 'A reason without need'),
    ),
    answer: adminDatacenterSchema,
    refusals: ['nameTaken'],
  }),
  saveDatacenter: call({
    method: 'PUT',
    path: '/api/admin/catalog/datacenters/{id}',
    summary:
      'Changes the city and the place of a data centre; opens or hides its plans, or marks them as sold out with a reason that customers read, unless it has changed since it was read. Servers and pending payments are not affected by the sale.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: v.object({
      id: v.pipe(
        textSchema,
        v.maxLength(64),
        v.transform((id) => id as DatacenterId),
      ),
    }),
    body: v.pipe(
      v.object(datacenterChange),
      v.check((change) => hasReason(change), 'A reason without need'),
    ),
    answer: adminDatacenterSchema,
    refusals: [],
  }),
  systems: call({
    method: 'GET',
    path: '/api/admin/catalog/systems',
    summary:
      'Lists the versions of operating systems with their rules and their numbers of servers and carts, in the order of the configuration page.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminSystemSchema) }),
    refusals: [],
  }),
  addSystem: call({
    method: 'POST',
    path: '/api/admin/catalog/systems',
    summary:
      'Adds a version of an operating system. Its provisioner needs a template of its name, such as `Ubuntu 26.04`, and one for each panel, such as `Ubuntu 26.04 + plesk`.',
    role: 'admin',
    right: 'catalog.edit',
    body: v.object({ system: osSchema, ...systemChange }),
    answer: adminSystemSchema,
    refusals: ['nameTaken'],
  }),
  saveSystem: call({
    method: 'PUT',
    path: '/api/admin/catalog/systems/{id}',
    summary:
      'Offers or withholds a version of an operating system for new orders, and changes the memory, panels and software that go with it, unless it has changed since it was read. Servers and pending payments keep it.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: v.object({ id: v.pipe(textSchema, v.maxLength(64)) }),
    body: v.object(systemChange),
    answer: adminSystemSchema,
    refusals: [],
  }),
  prices: call({
    method: 'GET',
    path: '/api/admin/catalog/prices',
    summary:
      'Lists the monthly prices of options and tariffs, in kopecks, and the discounts for paying ahead, in whole percent, in list order.',
    role: 'admin',
    right: 'catalog.read',
    answer: v.object({ items: v.array(adminPriceSchema) }),
    refusals: [],
  }),
  priceReach: call({
    method: 'GET',
    path: '/api/admin/catalog/prices/{item}/reach',
    summary:
      'Counts the servers with the option, the tariff or auto-renewal for the period, and the carts and pending payments that a change of an item concerns.',
    role: 'admin',
    right: 'catalog.read',
    params: itemParams,
    answer: v.object({ servers: countSchema, carts: countSchema, payments: countSchema }),
    refusals: [],
  }),
  savePrice: call({
    method: 'PUT',
    path: '/api/admin/catalog/prices/{item}',
    summary:
      'Changes a price or a discount, unless it has changed since it was read. It applies to new quotes at once, or from the start of a later day. Sold options and tariffs and pending payments keep theirs; a discount applies to the next renewals.',
    role: 'admin',
    right: 'catalog.edit',
    isVersioned: true,
    params: itemParams,
    body: v.object(priceChange),
    answer: adminPriceSchema,
    refusals: [],
  }),
  announcePrice: call({
    method: 'POST',
    path: '/api/admin/catalog/announced-prices/{subject}',
    summary:
      'Applies the current price of a plan, an option or a tariff to the servers that were sold at another, from their first renewal after 14 days. Each owner gets a mail; servers that know of it already get no other.',
    role: 'admin',
    right: 'catalog.edit',
    params: subjectParams,
    body: v.object({
      /** Price that the administrator saw. */
      monthly: moneySchema,
    }),
    answer: v.object({ servers: countSchema, from: isoDateSchema }),
    refusals: ['changed'],
  }),
  withdrawPrice: call({
    method: 'POST',
    path: '/api/admin/catalog/announced-prices/{subject}/withdraw',
    summary:
      'Withdraws the announced price of a plan, an option or a tariff from the servers that have not been renewed at it. Each owner gets a mail.',
    role: 'admin',
    right: 'catalog.edit',
    params: subjectParams,
    answer: v.object({ servers: countSchema }),
    refusals: [],
  }),
};
