import { sampleCart } from '@/sample-data/cart';
import type { SeededAccount } from '../accounts/seededAccount';
import { storeCart } from './store';

/** The specification's cart of two (D25). */
export const seedCart = ({ tx, userId }: SeededAccount) => storeCart(tx, userId, sampleCart);
