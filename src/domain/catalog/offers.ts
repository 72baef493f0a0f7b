import type { Market } from '@/domain/cart/priceEntry';
import type { SystemVersion } from '@/domain/order/compatibility';
import type { CountryCode } from './plan';

/** Plans on sale with the other current prices, and the systems on offer. */
export interface Offers extends Pick<Market, 'plans' | 'prices'> {
  systems: readonly SystemVersion[];
  /** Countries of the data centres in the order of the provider; others follow. */
  countries?: readonly CountryCode[];
}
