import { refused } from '@/domain/results/outcome';
import { sampleAdminMethods } from '@/sample-data/adminMethods';
import { sampleAdminPlans, samplePlanReach } from '@/sample-data/adminPlans';
import { sampleAdminDatacenters } from '@/sample-data/adminDatacenters';
import { sampleAdminPrices, samplePriceReach } from '@/sample-data/adminPrices';
import { sampleAdminPromos, samplePromoUses } from '@/sample-data/adminPromos';
import { sampleAdminRates, sampleRateHistory } from '@/sample-data/adminRates';
import { sampleAdminSystems } from '@/sample-data/adminSystems';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminCatalogPort } from '@app/ports/adminCatalogPort';
import type { Latency } from './latency';

/** Read-only catalogue and prices (D51). */
export function makeSampleCatalog(latency: Latency, shift: ShiftDates): AdminCatalogPort {
  const refuse = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    async plans(signal) {
      await latency(signal);
      return shift(sampleAdminPlans);
    },
    async planReach(_, signal) {
      await latency(signal);
      return samplePlanReach;
    },
    announcePrice: refuse,
    withdrawPrice: refuse,
    addPlan: refuse,
    savePlan: refuse,
    async datacenters(signal) {
      await latency(signal);
      return sampleAdminDatacenters;
    },
    addDatacenter: refuse,
    saveDatacenter: refuse,
    async systems(signal) {
      await latency(signal);
      return sampleAdminSystems;
    },
    saveSystem: refuse,
    async prices(signal) {
      await latency(signal);
      return shift(sampleAdminPrices);
    },
    async priceReach(_, signal) {
      await latency(signal);
      return samplePriceReach;
    },
    savePrice: refuse,
    async promos(signal) {
      await latency(signal);
      return shift(sampleAdminPromos);
    },
    async promoUses(_, signal) {
      await latency(signal);
      return shift(samplePromoUses);
    },
    addPromo: refuse,
    savePromo: refuse,
    endPromo: refuse,
    async methods(signal) {
      await latency(signal);
      return sampleAdminMethods;
    },
    saveMethod: refuse,
    async rates(signal) {
      await latency(signal);
      return shift(sampleAdminRates);
    },
    async rateHistory(_, signal) {
      await latency(signal);
      return shift(sampleRateHistory);
    },
    enterRate: refuse,
  };
}
