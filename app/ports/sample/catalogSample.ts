import { newCustomer, type PromoCode, type PromoCustomer } from '@/domain/cart/promo';
import type { Plan } from '@/domain/catalog/plan';
import { samplePrices } from '@/sample-data/prices';
import { sampleSystems } from '@/sample-data/systems';
import type { CatalogPort } from '@app/ports/ports';
import { answerAfter, type Latency } from './latency';

/** Plans and promo codes from lists in memory; each code with its uses by the customer. */
export function catalogSample(
  plans: readonly Plan[],
  promos: readonly PromoCode[],
  latency: Latency,
  customerOf: (code: string) => PromoCustomer = () => newCustomer,
): CatalogPort {
  const after = answerAfter(latency);
  return {
    offers: (signal) => after(() => ({ plans, prices: samplePrices, systems: sampleSystems }), signal),
    async promo(code, signal) {
      await latency(signal);
      const found = promos.find((promo) => promo.code === code);
      return found ? { ...found, customer: customerOf(code) } : null;
    },
  };
}
