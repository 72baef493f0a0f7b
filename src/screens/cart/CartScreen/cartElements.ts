import type { CartEntry } from '@/domain/cart/entry';

/*
 * Names of elements that focus may be sent to when what had it is gone: whoever removes an item knows where the person
 * goes on.
 */

/** The title of an item. */
export function itemElementId(id: string): string {
  return `cart-item-${id}`;
}

/** The promo code's part of the screen; its first control takes the focus. */
export const promoElementId = 'cart-promo';

/** Where an empty cart leads. */
export const orderElementId = 'cart-order';

/** Where one goes on once items are gone: at the next that stays, else the one before, else at what an empty cart offers. */
export function focusAfter(entries: readonly CartEntry[], gone: ReadonlySet<string>): string {
  const first = entries.findIndex(({ id }) => gone.has(id));
  const next = entries.slice(first).find(({ id }) => !gone.has(id)) ?? entries.slice(0, first).at(-1);
  return next ? itemElementId(next.id) : orderElementId;
}
