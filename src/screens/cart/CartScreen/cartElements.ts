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
