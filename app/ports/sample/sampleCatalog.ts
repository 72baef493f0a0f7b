import { sampleAdminMethods } from '@/sample-data/adminMethods';
import { sampleAdminPlans, samplePlanReach } from '@/sample-data/adminPlans';
import { sampleAdminDatacenters } from '@/sample-data/adminDatacenters';
import { sampleAdminPrices, samplePriceReach } from '@/sample-data/adminPrices';
import { sampleAdminPromos, samplePromoUses } from '@/sample-data/adminPromos';
import { sampleAdminRates, sampleRateHistory } from '@/sample-data/adminRates';
import { sampleAdminSystems } from '@/sample-data/adminSystems';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminCatalogPort } from '@app/ports/adminCatalogPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Read-only catalogue and prices (D51). */
export function makeSampleCatalog(latency: Latency, shift: ShiftDates): AdminCatalogPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    plans: (signal) => after(() => shift(sampleAdminPlans), signal),
    planReach: (_, signal) => after(() => samplePlanReach, signal),
    announcePrice: refuse,
    withdrawPrice: refuse,
    fillCatalog: refuse,
    addPlan: refuse,
    savePlan: refuse,
    datacenters: (signal) => after(() => sampleAdminDatacenters, signal),
    addDatacenter: refuse,
    saveDatacenter: refuse,
    systems: (signal) => after(() => sampleAdminSystems, signal),
    addSystem: refuse,
    saveSystem: refuse,
    prices: (signal) => after(() => shift(sampleAdminPrices), signal),
    priceReach: (_, signal) => after(() => samplePriceReach, signal),
    savePrice: refuse,
    promos: (signal) => after(() => shift(sampleAdminPromos), signal),
    promoUses: (_, signal) => after(() => shift(samplePromoUses), signal),
    addPromo: refuse,
    savePromo: refuse,
    endPromo: refuse,
    methods: (signal) => after(() => sampleAdminMethods, signal),
    saveMethod: refuse,
    rates: (signal) => after(() => shift(sampleAdminRates), signal),
    rateHistory: (_, signal) => after(() => shift(sampleRateHistory), signal),
    enterRate: refuse,
  };
}
