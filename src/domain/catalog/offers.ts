import type { Market } from '@/domain/cart/priceEntry';

/** Plans on sale with the other current prices, and the systems that cannot be ordered. */
export type Offers = Pick<Market, 'plans' | 'prices' | 'withheld'>;
