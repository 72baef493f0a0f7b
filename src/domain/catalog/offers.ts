import type { Market } from '@/domain/cart/priceEntry';

/** Plans on sale with the other current prices. */
export type Offers = Pick<Market, 'plans' | 'prices'>;
