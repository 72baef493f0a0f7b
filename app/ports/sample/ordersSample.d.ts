import type { Money } from '@/domain/money';
import type { OrderItem, PlacedOrder } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/server';
import type { OrdersPort } from '@app/ports/ports';
import type { Latency } from './latency';
import { type Persistence } from './persistence';
/** What was delivered of a paid cart. */
export type Delivered = Pick<OrderItem, 'kind' | 'title' | 'serverId' | 'amount'>;
/** Where an order of what was delivered is stored. */
export interface SampleOrders {
    place(items: readonly Delivered[], payment: {
        number: string;
        amount: Money;
    }): void;
}
/**
 * Orders of the demonstration. A new server stays ordered there, and its order in progress: nobody sets it up.
 *
 * @param isSetUp whether a server is past being ordered
 */
export declare function ordersSample(latency: Latency, now: () => Date, isSetUp: (id: ServerId) => boolean, { before, persist }?: Persistence<readonly PlacedOrder[]>): OrdersPort & SampleOrders;
