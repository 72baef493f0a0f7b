import { sampleCart } from '@/sample-data/cart';
import type { SeededAccount } from '../customers/seededAccount';
import { storeCart } from './store';

/** Adds the specification's cart with two entries (D25). */
export async function seedCart({ tx, userId }: SeededAccount): Promise<void> {
  await storeCart(tx, userId, sampleCart);
}
