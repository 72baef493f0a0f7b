import type { PromoCode } from '@/domain/cart/promo';
import type { Plan } from '@/domain/plan';
import type { CatalogPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** Plans and promo codes from lists in memory. */
export function catalogSample(
  plans: readonly Plan[],
  promos: readonly PromoCode[],
  latency: Latency,
): CatalogPort {
  return {
    async plans(signal) {
      await latency(signal);
      return plans;
    },
    async promo(code, signal) {
      await latency(signal);
      return promos.find((promo) => promo.code === code) ?? null;
    },
  };
}
