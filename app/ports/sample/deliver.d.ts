import type { CartEntry } from '@/domain/cart/entry';
import { type Money } from '@/domain/money';
import { type Plan } from '@/domain/plan';
import type { Delivered } from './ordersSample';
import type { ServerMemory } from './serverMemory';
export interface Delivery {
    now: Date;
    plans: readonly Plan[];
    /** What was paid for all of it. */
    amount: Money;
}
/**
 * What a provider would do once entries of a cart are paid: give servers more time, move them to their new tariffs,
 * begin to set up the new ones. What has vanished meanwhile is passed over.
 */
export declare function deliver(memory: ServerMemory, entries: readonly CartEntry[], { now, plans, amount }: Delivery): readonly Delivered[];
