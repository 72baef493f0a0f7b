import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds } from '@/domain/payment/currency';
import { paymentMethodIds } from '@/domain/payment/method';
import { promoCodeLength } from '@/domain/cart/promo';
import { diskKinds, productLines, type CountryCode, type PlanName } from '@/domain/catalog/plan';
import { installedSoftware, soldPanels } from '@/domain/order/compatibility';
import { osNameForm } from '@/domain/order/os';
import { backupIds, panelIds } from '@/domain/pricing/options';
import type { Prices } from '@/domain/pricing/prices';
import { answerPages } from '@/domain/support/supportAnswers';
import { call } from './call';
import { countSchema, datacenterIdSchema, rublesSchema, textSchema } from './shapes';

export const planNameSchema = v.pipe(
  textSchema,
  v.regex(/\[[A-Z]{2}\]$/),
  // The pattern has matched.
  v.transform((name) => name as PlanName),
);

const flagSchema = v.pipe(
  textSchema,
  v.regex(/^[A-Z]{2}$/),
  // The pattern has matched.
  v.transform((flag) => flag as CountryCode),
);

/** Texts by language; the default language is always present (D1). */
export const localizedOf = <Text extends v.GenericSchema>(text: Text) =>
  v.objectWithRest({ ru: text }, v.optional(text));

const planSchema = v.object({
  name: planNameSchema,
  line: v.picklist(productLines),
  datacenter: datacenterIdSchema,
  flag: flagSchema,
  specs: v.object({
    cpu: countSchema,
    ram: countSchema,
    storage: v.object({ size: countSchema, kind: v.picklist(diskKinds) }),
  }),
  features: v.object({
    controlPanel: v.picklist(panelIds),
    publicIP: countSchema,
    ipv6: v.boolean(),
    backup: v.picklist(backupIds),
  }),
  price: v.object({ monthly: moneySchema, currency: rublesSchema }),
  /** Number of servers that can still be ordered: 0 if sold out, null for no limit. */
  stock: v.optional(v.nullable(countSchema), null),
  /** Why its data centre is sold out; null if it is not. */
  soldOutReason: v.optional(v.nullable(localizedOf(textSchema)), null),
  /** Whether the provider recommends it within its line and country. */
  isRecommended: v.optional(v.boolean(), false),
});

/** Requirements of a system, and the choices that it takes. */
export const systemRules = {
  /** Minimum memory in gigabytes; 0 for none. */
  memory: countSchema,
  panels: v.array(v.picklist(soldPanels)),
  software: v.array(v.picklist(installedSoftware)),
};

/** A version of an operating system. */
export const osSchema = v.object({
  /** Id of a family in §3, or the name of one that the provider added. */
  family: v.pipe(textSchema, v.regex(osNameForm)),
  version: v.pipe(textSchema, v.regex(osNameForm)),
});

/** A version of an operating system with its rules. */
export const systemSchema = v.object({ ...osSchema.entries, ...systemRules });

const panelPricesSchema = v.object({ none: moneySchema, cpanel: moneySchema, plesk: moneySchema });
/** Whole percent. */
const discountSchema = v.pipe(countSchema, v.maxValue(100));

/** Prices that server edit needs. */
const editPrices = {
  editPanel: panelPricesSchema,
  /** Of each additional address. */
  ipv4: moneySchema,
  ipv6: moneySchema,
  backup: v.object({ none: moneySchema, weekly: moneySchema, daily: moneySchema }),
  discounts: v.object({
    month: discountSchema,
    '3months': discountSchema,
    '6months': discountSchema,
    year: discountSchema,
    '2years': discountSchema,
    '3years': discountSchema,
  }),
};

/** Current prices of options on server edit, and discounts of renewals. */
export const editPricesSchema = v.object(editPrices);

/** Current prices besides those of the plans. */
const pricesSchema = v.object({
  ...editPrices,
  panel: panelPricesSchema,
  tariffs: v.array(v.object({ name: textSchema, monthly: moneySchema })),
}) satisfies v.GenericSchema<unknown, Prices>;

export const promoCodeSchema = v.pipe(v.string(), v.maxLength(promoCodeLength), v.regex(/^[A-Z0-9-]+$/));

/** Terms of a promo code. */
export const promoTerms = {
  benefit: v.variant('kind', [
    v.object({
      kind: v.literal('percent'),
      percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    }),
    v.object({ kind: v.literal('fixed'), amount: moneySchema, currency: rublesSchema }),
  ]),
  from: isoDateSchema,
  until: isoDateSchema,
  usesLeft: countSchema,
  lines: v.array(v.picklist(productLines)),
  /** Maximum uses per customer; null for no limit but `usesLeft`. */
  perCustomer: v.nullable(v.pipe(countSchema, v.minValue(1))),
  isFirstOrderOnly: v.boolean(),
};

const promoSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(promoCodeLength)),
  ...promoTerms,
  /** The caller's uses in paid orders, and whether they have ordered; 0 and false for a visitor. */
  customer: v.object({ uses: countSchema, hasOrdered: v.boolean() }),
});

const currencySchema = v.picklist(currencyIds);
const amountSchema = v.object({ currency: currencySchema, minor: countSchema });

/** Terms of a payment method. */
export const methodTerms = {
  minAmount: amountSchema,
  currencies: v.tupleWithRest([currencySchema], currencySchema),
  commission: countSchema,
  unavailable: v.nullable(localizedOf(textSchema)),
};

const methodSchema = v.object({
  id: v.picklist(paymentMethodIds),
  ...methodTerms,
  /** Currencies that it takes, but not now: their exchange rate is older than seven days. */
  paused: v.optional(v.array(currencySchema), []),
});

const answerSchema = v.object({
  id: textSchema,
  page: v.nullable(v.picklist(answerPages)),
  texts: localizedOf(v.object({ title: v.string(), text: v.string(), stems: v.array(v.string()) })),
});

/** Plans on sale, and other data of the provider. */
export const catalogContract = {
  plans: call({
    method: 'GET',
    path: '/api/catalog/plans',
    summary:
      'Lists the plans of the three catalogues that are not hidden, in list order, with the current monthly prices of options and tariffs and the discounts for paying ahead.',
    role: 'anyone',
    answer: v.object({
      items: v.array(planSchema),
      prices: pricesSchema,
      currency: rublesSchema,
      /** Systems that new orders can choose; absent from backends that check the choices themselves. */
      systems: v.optional(v.array(systemSchema)),
      /** Countries of the data centres, in the order in which a catalogue offers them. */
      countries: v.optional(v.array(flagSchema), []),
    }),
    isCacheable: true,
    refusals: [],
  }),
  promo: call({
    method: 'GET',
    path: '/api/catalog/promos/{code}',
    summary:
      'Returns the promo code of that name (upper case), valid today or not, and the caller’s uses of it.',
    role: 'anyone',
    params: v.object({ code: promoCodeSchema }),
    answer: promoSchema,
    refusals: ['tooManyTries'],
  }),
  paymentMethods: call({
    method: 'GET',
    path: '/api/catalog/payment-methods',
    summary: 'Lists the payment methods with their minimum and commission.',
    role: 'anyone',
    answer: v.object({ items: v.array(methodSchema) }),
    isCacheable: true,
    refusals: [],
  }),
  rates: call({
    method: 'GET',
    path: '/api/catalog/rates',
    summary: 'Returns the price of one unit of each payment currency.',
    role: 'anyone',
    answer: v.object({
      rates: v.object({ USD: moneySchema, RUB: moneySchema, EUR: moneySchema }),
      currency: rublesSchema,
    }),
    isCacheable: true,
    refusals: [],
  }),
  supportAnswers: call({
    method: 'GET',
    path: '/api/catalog/support-answers',
    summary: 'Returns suggested answers, shown before a question is sent to support.',
    role: 'anyone',
    answer: v.object({ items: v.array(answerSchema) }),
    isCacheable: true,
    refusals: [],
  }),
};
