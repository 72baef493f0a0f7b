import type { CartEntry } from '@/domain/cart/entry';

/* Ids of elements that take focus when the focused one is removed. */

/** The title of an item. */
export function itemElementId(id: string): string {
  return `cart-item-${id}`;
}

/** The promo code section; its first control takes focus. */
export const promoElementId = 'cart-promo';

/** Link of the empty cart. */
export const orderElementId = 'cart-order';

/**
 * Returns where focus continues after a removal: the next remaining item, else the previous, else the empty cart's
 * link.
 */
export function focusAfter(entries: readonly CartEntry[], gone: ReadonlySet<string>): string {
  const first = entries.findIndex(({ id }) => gone.has(id));
  const next = entries.slice(first).find(({ id }) => !gone.has(id)) ?? entries.slice(0, first).at(-1);
  return next ? itemElementId(next.id) : orderElementId;
}
