import type { adminCatalogCalls } from '@app/contract/adminCatalog';
import type { AdminSystem } from '@/domain/admin/system';
import type { AdminDatacenter } from '@/domain/admin/datacenter';
import type { AdminMethod } from '@/domain/admin/method';
import type { AdminPlan } from '@/domain/admin/plan';
import type { AdminPrice } from '@/domain/admin/price';
import { kindOfPrice } from '@/domain/admin/priceItems';
import type { AdminPromo } from '@/domain/admin/promo';
import type { AdminRate } from '@/domain/admin/rate';
import type { Handlers } from '../routing/contractRoutes';
import { audit } from '../audit/audit';
import { fillCatalog } from '../catalogSeed/seed';
import { refusal } from '../http/refusal';
import { addDatacenter, adminDatacenters, saveDatacenter } from './catalogDatacenters';
import { addPlan, adminPlans, planReach, savePlan } from './catalogPlans';
import { adminPrices, priceReach, savePrice } from './catalogPrices';
import { addPromo, adminPromos, endPromo, promoUses, savePromo } from './catalogPromos';
import { adminMethods, saveMethod } from './catalogMethods';
import { adminRates, enterRate, rateHistory } from './catalogRates';
import { addSystem, adminSystems, saveSystem } from './catalogSystems';
import { announcePrice, withdrawPrice } from './renewalPrices';
import { todayOf } from '../settings/storedSettings';
import { wireDatacenter } from '../catalog/datacenters';
import { wireSystem } from '../catalog/systems';
import { wireMethod, wirePlan, wirePrice, wirePromo, wireRate } from './wire';

/** Plan fields in the audit trail, in form order. */
const recorded = ({
  specs,
  monthly,
  upcoming,
  position,
  sale,
  stock,
  trafficGb,
  isRecommended,
}: AdminPlan) => ({
  cpu: specs.cpu,
  ram: specs.ram,
  disk: `${specs.storage.size} ${specs.storage.kind}`,
  monthly,
  nextMonthly: upcoming?.monthly ?? null,
  nextFrom: upcoming?.from ?? null,
  position,
  sale,
  stock,
  trafficGb,
  isRecommended,
});

/** Promo code terms in the audit trail. */
const recordedTerms = ({
  benefit,
  from,
  until,
  usesLeft,
  perCustomer,
  isFirstOrderOnly,
  lines,
}: AdminPromo) => ({
  benefit: benefit.kind === 'percent' ? `${benefit.percent} %` : `${(benefit.amount / 100).toFixed(2)} RUB`,
  from,
  until,
  usesLeft,
  perCustomer,
  isFirstOrderOnly,
  lines: lines.join(', '),
});

/** Payment method terms in the audit trail. */
const recordedMethod = ({ minAmount, commission, currencies, unavailable }: AdminMethod) => ({
  minimum: `${(minAmount.minor / 100).toFixed(2)} ${minAmount.currency}`,
  commission,
  currencies: currencies.join(', '),
  reason: unavailable?.ru ?? null,
});

/** An exchange rate in the audit trail. */
const recordedRate = ({ rate, source, day }: AdminRate) => ({ rate, source, day });

/** An item of the price list in the audit trail. */
const recordedPrice = ({ id, value, upcoming }: Pick<AdminPrice, 'id' | 'value' | 'upcoming'>) => {
  const next = upcoming?.value ?? null;
  const nextFrom = upcoming?.from ?? null;
  return kindOfPrice(id) === 'discount'
    ? { discount: value, nextDiscount: next, nextFrom }
    : { monthly: value, nextMonthly: next, nextFrom };
};

/** A data centre in the audit trail. */
const recordedDatacenter = ({ city, position, sale, reason }: AdminDatacenter) => ({
  city: [city.ru, city['en']].join(', '),
  position,
  sale,
  reason: reason?.ru ?? null,
});

/** A system in the audit trail. */
const recordedSystem = ({ sale, memory, panels, software }: AdminSystem) => ({
  sale,
  memory,
  panels: panels.join(', '),
  software: software.join(', '),
});

/** Handlers of catalogue and prices. */
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
  async fillCatalog({ db, caller, now }) {
    const filled = await fillCatalog(db);
    if (filled === null) throw refusal('changed');
    await audit(db, { caller, now, kind: 'catalogFilled', subject: '', before: { plans: 0 }, after: filled });
    return { items: (await adminPlans(db, now)).map(wirePlan) };
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
  async announcePrice({ db, caller, params, body, now }) {
    const announced = await announcePrice(db, params.subject, body.monthly, now);
    const after = { monthly: body.monthly, nextFrom: announced.from, servers: announced.servers };
    await audit(db, { caller, now, kind: 'priceAnnounced', subject: params.subject, before: null, after });
    return announced;
  },
  async withdrawPrice({ db, caller, params, now, changed }) {
    const withdrawn = await withdrawPrice(db, params.subject, { now, changed });
    const about = { subject: params.subject, before: { servers: withdrawn.servers }, after: { servers: 0 } };
    await audit(db, { caller, now, kind: 'priceWithdrawn', ...about });
    return withdrawn;
  },
  datacenters: async ({ db }) => ({ items: (await adminDatacenters(db)).map(wireDatacenter) }),
  async addDatacenter({ db, caller, body, now }) {
    const added = await addDatacenter(db, body);
    const about = { subject: added.id, before: null, after: recordedDatacenter(added) };
    await audit(db, { caller, now, kind: 'datacenterAdded', ...about });
    return wireDatacenter(added);
  },
  async saveDatacenter({ db, caller, params, body, version, now }) {
    const { before, after } = await saveDatacenter(db, params.id, body, version);
    const about = {
      subject: after.id,
      before: recordedDatacenter(before),
      after: recordedDatacenter(after),
    };
    await audit(db, { caller, now, kind: 'datacenterEdited', ...about });
    return wireDatacenter(after);
  },
  systems: async ({ db }) => ({ items: (await adminSystems(db)).map(wireSystem) }),
  async addSystem({ db, caller, body, now }) {
    const added = await addSystem(db, body);
    const about = { subject: added.name, before: null, after: recordedSystem(added) };
    await audit(db, { caller, now, kind: 'systemAdded', ...about });
    return wireSystem(added);
  },
  async saveSystem({ db, caller, params, body, version, now }) {
    const { before, after } = await saveSystem(db, params.id, body, version);
    const about = { subject: after.name, before: recordedSystem(before), after: recordedSystem(after) };
    await audit(db, { caller, now, kind: 'systemEdited', ...about });
    return wireSystem(after);
  },
  prices: async ({ db, now }) => ({ items: (await adminPrices(db, now)).map(wirePrice) }),
  priceReach: ({ db, params }) => priceReach(db, params.item),
  async savePrice({ db, caller, params, body, version, now }) {
    const { before, after } = await savePrice(db, params.item, body, version);
    const about = { subject: after.id, before: recordedPrice(before), after: recordedPrice(after) };
    await audit(db, { caller, now, kind: 'priceEdited', ...about });
    return wirePrice(after);
  },
  promos: async ({ db, now }) => ({ items: (await adminPromos(db, now)).map(wirePromo) }),
  promoUses: async ({ db, params }) => ({
    items: (await promoUses(db, params.code)).map((use) => ({ ...use, payment: String(use.payment) })),
  }),
  async addPromo({ db, caller, body, now }) {
    const promo = await addPromo(db, body, now);
    const about = { subject: promo.code, before: null, after: recordedTerms(promo) };
    await audit(db, { caller, now, kind: 'promoAdded', ...about });
    return wirePromo(promo);
  },
  async savePromo({ db, caller, params, body, version, now }) {
    const { before, after } = await savePromo(db, params.code, body, { version, now });
    const about = { subject: params.code, before: recordedTerms(before), after: recordedTerms(after) };
    await audit(db, { caller, now, kind: 'promoEdited', ...about });
    return wirePromo(after);
  },
  async endPromo({ db, caller, params, now }) {
    const { before, after } = await endPromo(db, params.code, now);
    const about = { subject: params.code, before: { until: before.until }, after: { until: after.until } };
    await audit(db, { caller, now, kind: 'promoEnded', ...about });
    return wirePromo(after);
  },
  methods: async ({ db }) => ({ items: (await adminMethods(db)).map(wireMethod) }),
  async saveMethod({ db, caller, params, body, version, now }) {
    const { before, after } = await saveMethod(db, params.method, body, version);
    const about = { subject: params.method, before: recordedMethod(before), after: recordedMethod(after) };
    await audit(db, { caller, now, kind: 'methodEdited', ...about });
    return wireMethod(after);
  },
  rates: async ({ db, now }) => ({ items: (await adminRates(db, await todayOf(db, now))).map(wireRate) }),
  rateHistory: async ({ db, params }) => ({
    items: (await rateHistory(db, params.currency)).map(wireRate),
  }),
  async enterRate({ db, caller, params, body, version, now }) {
    const { before, after } = await enterRate(db, params.currency, body, { version, by: caller.email });
    const about = { subject: params.currency, before: recordedRate(before), after: recordedRate(after) };
    await audit(db, { caller, now, kind: 'rateEntered', ...about });
    return wireRate(after);
  },
};
