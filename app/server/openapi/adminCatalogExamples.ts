import { makeAdminPlan, samplePlanReach } from '@/sample-data/adminPlans';
import { makeAdminDatacenter } from '@/sample-data/adminDatacenters';
import { makeAdminPrice, samplePriceReach } from '@/sample-data/adminPrices';
import { makeAdminPromo, samplePromoUses } from '@/sample-data/adminPromos';
import { makeAdminMethod } from '@/sample-data/adminMethods';
import { makeAdminRate, sampleRateHistory } from '@/sample-data/adminRates';
import { makeAdminSystem } from '@/sample-data/adminSystems';
import { wireDatacenter } from '../catalog/datacenters';
import { wireSystem } from '../catalog/systems';
import { wireMethod, wirePlan, wirePrice, wirePromo, wireRate } from '../admin/wire';

const plan = makeAdminPlan();
const {
  name,
  line,
  datacenter,
  servers: _,
  room: _room,
  version: __,
  otherPrice: _other,
  announced: _announced,
  ...change
} = plan;

const promo = makeAdminPromo();
const { code, state: ___, uses: ____, payments: _pending, version: _____, ...rest } = wirePromo(promo);
const terms = { ...rest, lines: [...rest.lines] };

const method = makeAdminMethod();
const {
  id: methodId,
  gateway: ______,
  payments: _open,
  version: _______,
  ...methodTerms
} = wireMethod(method);
const [currency, ...currencies] = methodTerms.currencies;
const methodChange = {
  ...methodTerms,
  currencies: [currency, ...currencies] as [typeof currency, ...typeof currencies],
};

const rate = makeAdminRate();

const price = makeAdminPrice();
const system = wireSystem(makeAdminSystem());
const { memory, panels, software } = system;
const systemChange = { memory, panels, software, sale: 'withheld' as const };
const center = wireDatacenter(makeAdminDatacenter());
const { city, position, sale, reason } = center;

/** An example for each call of the admin catalogue. */
export const adminCatalogExamples = {
  plans: { answer: { items: [wirePlan(plan)] } },
  planReach: { params: { name }, answer: samplePlanReach },
  announcePrice: {
    params: { subject: name },
    body: { monthly: plan.monthly },
    answer: { servers: plan.otherPrice, from: '2026-12-05' as const },
  },
  withdrawPrice: { params: { subject: name }, answer: { servers: plan.announced } },
  fillCatalog: { answer: { items: [wirePlan(plan)] } },
  addPlan: {
    body: { ...change, name: 'Mira[GB]' as const, line, datacenter },
    answer: wirePlan({ ...plan, name: 'Mira[GB]', servers: 0 }),
  },
  savePlan: { params: { name }, body: change, answer: wirePlan({ ...plan, version: '2' }) },
  datacenters: { answer: { items: [center] } },
  addDatacenter: {
    body: { id: 'fi' as const, city: { ru: 'Хельсинки', en: 'Helsinki' }, position: 60, sale, reason },
    answer: {
      ...center,
      id: 'fi' as const,
      city: { ru: 'Хельсинки', en: 'Helsinki' },
      position: 60,
      plans: 0,
      servers: 0,
      carts: 0,
    },
  },
  saveDatacenter: {
    params: { id: center.id },
    body: { city, position, sale, reason },
    answer: { ...center, version: '2' },
  },
  systems: { answer: { items: [system] } },
  addSystem: {
    body: { system: { family: 'ubuntu' as const, version: '26.04' }, ...systemChange },
    answer: {
      ...system,
      ...systemChange,
      id: 'ubuntu 26.04',
      family: 'ubuntu' as const,
      name: 'Ubuntu 26.04',
      servers: 0,
      carts: 0,
    },
  },
  saveSystem: {
    params: { id: system.id },
    body: systemChange,
    answer: { ...system, ...systemChange, version: '2' },
  },
  prices: { answer: { items: [wirePrice(price)] } },
  priceReach: { params: { item: price.id }, answer: samplePriceReach },
  savePrice: {
    params: { item: price.id },
    body: { value: price.value, upcoming: price.upcoming },
    answer: wirePrice({ ...price, version: '2' }),
  },
  promos: { answer: { items: [wirePromo(promo)] } },
  promoUses: {
    params: { code },
    answer: { items: samplePromoUses.map((use) => ({ ...use, payment: String(use.payment) })) },
  },
  addPromo: {
    body: { ...terms, code: 'SPRING10' },
    answer: wirePromo({ ...promo, code: 'SPRING10', uses: 0 }),
  },
  savePromo: { params: { code }, body: terms, answer: wirePromo({ ...promo, version: '2' }) },
  endPromo: { params: { code }, answer: wirePromo({ ...promo, state: 'ended', until: '2026-11-20' }) },
  methods: { answer: { items: [wireMethod(method)] } },
  saveMethod: {
    params: { method: methodId },
    body: methodChange,
    answer: { ...wireMethod(method), version: '2' },
  },
  rates: { answer: { items: [wireRate(rate)] } },
  rateHistory: { params: { currency: rate.id }, answer: { items: sampleRateHistory.map(wireRate) } },
  enterRate: {
    params: { currency: rate.id },
    body: { rate: rate.rate, source: rate.source, day: rate.day },
    answer: wireRate(rate),
  },
};
