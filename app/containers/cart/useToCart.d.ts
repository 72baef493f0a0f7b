import type { NewCartEntry } from '@/domain/cart/entry';
/**
 * Puts what is to be done to servers into the cart and tells how it went; false when it is not there. A second press
 * while the first is under way counts for nothing. The page that uses it names the message area `toCart`.
 */
export declare function useToCart(): (entries: readonly NewCartEntry[], text: string) => Promise<boolean>;
