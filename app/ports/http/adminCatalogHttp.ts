import { adminCatalogCalls } from '@app/contract/adminCatalog';
import type { AdminCatalogPort } from '@app/ports/adminCatalogPort';
import type { DatacenterChange } from '@/domain/admin/datacenter';
import type { SystemChange } from '@/domain/admin/system';
import type { PromoChange } from '@/domain/admin/promo';
import { actionOf, editOf } from './adminAction';
import { send } from './send';

/** Converts a code's terms for the wire: its sum names its currency. */
function wireTerms<Terms extends PromoChange>({ benefit, lines, ...terms }: Terms) {
  return {
    ...terms,
    lines: [...lines],
    benefit: benefit.kind === 'fixed' ? { ...benefit, currency: 'RUB' as const } : benefit,
  };
}

/** Converts a data centre for the wire: its city has a name in both languages. */
const wireCity = <Change extends DatacenterChange>({ city, ...change }: Change) => ({
  ...change,
  city: { ru: city.ru, en: city['en'] ?? city.ru },
});

const wireRules = <Change extends SystemChange>({ panels, software, ...change }: Change) => ({
  ...change,
  panels: [...panels],
  software: [...software],
});

/** Catalogue and prices over HTTP. */
export const adminCatalogHttp: AdminCatalogPort = {
  plans: async (signal) => (await send(adminCatalogCalls.plans, {}, signal)).items,
  planReach: (name, signal) => send(adminCatalogCalls.planReach, { params: { name } }, signal),
  fillCatalog: () => actionOf(send(adminCatalogCalls.fillCatalog, {}).then(({ items }) => items)),
  addPlan: (body) => actionOf(send(adminCatalogCalls.addPlan, { body })),
  savePlan: (name, body, version) =>
    editOf(send(adminCatalogCalls.savePlan, { params: { name }, body, version })),
  announcePrice: (subject, monthly) =>
    actionOf(send(adminCatalogCalls.announcePrice, { params: { subject }, body: { monthly } })),
  withdrawPrice: (subject) => actionOf(send(adminCatalogCalls.withdrawPrice, { params: { subject } })),
  datacenters: async (signal) => (await send(adminCatalogCalls.datacenters, {}, signal)).items,
  addDatacenter: (body) => actionOf(send(adminCatalogCalls.addDatacenter, { body: wireCity(body) })),
  saveDatacenter: (id, change, version) =>
    editOf(send(adminCatalogCalls.saveDatacenter, { params: { id }, body: wireCity(change), version })),
  systems: async (signal) => (await send(adminCatalogCalls.systems, {}, signal)).items,
  addSystem: (body) => actionOf(send(adminCatalogCalls.addSystem, { body: wireRules(body) })),
  saveSystem: (id, change, version) =>
    editOf(send(adminCatalogCalls.saveSystem, { params: { id }, body: wireRules(change), version })),
  prices: async (signal) => (await send(adminCatalogCalls.prices, {}, signal)).items,
  priceReach: (item, signal) => send(adminCatalogCalls.priceReach, { params: { item } }, signal),
  savePrice: (item, body, version) =>
    editOf(send(adminCatalogCalls.savePrice, { params: { item }, body, version })),
  promos: async (signal) => (await send(adminCatalogCalls.promos, {}, signal)).items,
  promoUses: async (code, signal) =>
    (await send(adminCatalogCalls.promoUses, { params: { code } }, signal)).items,
  addPromo: (promo) => actionOf(send(adminCatalogCalls.addPromo, { body: wireTerms(promo) })),
  savePromo: (code, change, version) =>
    editOf(send(adminCatalogCalls.savePromo, { params: { code }, body: wireTerms(change), version })),
  endPromo: (code) => actionOf(send(adminCatalogCalls.endPromo, { params: { code } })),
  methods: async (signal) => (await send(adminCatalogCalls.methods, {}, signal)).items,
  saveMethod: (method, { currencies: [first, ...others], ...terms }, version) =>
    editOf(
      send(adminCatalogCalls.saveMethod, {
        params: { method },
        body: { ...terms, currencies: [first, ...others] },
        version,
      }),
    ),
  rates: async (signal) => (await send(adminCatalogCalls.rates, {}, signal)).items,
  rateHistory: async (currency, signal) =>
    (await send(adminCatalogCalls.rateHistory, { params: { currency } }, signal)).items,
  enterRate: (currency, body, version) =>
    editOf(send(adminCatalogCalls.enterRate, { params: { currency }, body, version })),
};
