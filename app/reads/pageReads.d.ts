import type { OrderId } from '@/domain/order/placedOrder';
import type { ProductLine } from '@/domain/plan';
import type { ServerId } from '@/domain/server';
import type { TicketId } from '@/domain/support';
/** What can be changed about a server; null when the customer has none of that number. */
export declare function useServerSettings(
  id: ServerId | null,
): import('./useRead').ReadUse<import('@/domain/serverSettings').EditedServer | null>;
/** The servers of a product line: each has a list of its own (D30). */
export declare function useServersOf(
  line: ProductLine,
): import('./useRead').ReadUse<readonly import('@/domain/server').Server[]>;
export declare function useProfile(): import('./useRead').ReadUse<import('@/domain/profile/profile').Profile>;
export declare function usePaymentHistory(): import('./useRead').ReadUse<
  readonly import('@/domain/payment/payment').Payment[]
>;
/** Each step of an order is a change of its servers. */
export declare function useOrders(): import('./useRead').ReadUse<
  readonly import('@/domain/order/placedOrder').PlacedOrder[]
>;
/** An order with its steps; null for a number that is no order of this customer. */
export declare function useOrder(
  id: OrderId | null,
): import('./useRead').ReadUse<import('@/domain/order/placedOrder').PlacedOrder | null>;
/** How a payment stands; it changes under whoever waits for the bank. Null for a number that is none of the account's. */
export declare function usePaymentProgress(
  id: number,
): import('./useRead').ReadUse<import('@/domain/payment/progress').PaymentProgress | null>;
/** On whose behalf one may pay. */
export declare function usePayers(): import('./useRead').ReadUse<
  readonly import('@/domain/payment/payer').Payer[]
>;
export declare function useTickets(): import('./useRead').ReadUse<
  readonly import('@/domain/support').Ticket[]
>;
/** A ticket with its thread; null for a number that is no ticket of this customer. */
export declare function useTicket(
  id: TicketId | null,
): import('./useRead').ReadUse<import('@/domain/support').Ticket | null>;
