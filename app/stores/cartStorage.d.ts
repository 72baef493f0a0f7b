import { type CartEntry } from '@/domain/cart/entry';
import type { CartPort } from '@app/ports/ports';
/**
 * The cart in this device's storage, shared by all its tabs (D11). Before anything was stored it holds the sample
 * items. Storage that is forbidden reads as the sample; saving to it, or to a full one, rejects. Reading never writes:
 * a tab with an old version of the app must not take the cart away from one with a newer version, so a cart that
 * cannot be read stays where it is until another has to be stored in its place.
 */
export declare function cartStorage(initial: readonly CartEntry[]): CartPort;
/** What of the device's cart is to be moved into an account. */
export interface CartMove {
  /** The same until it has been moved, so that a second try moves nothing twice. */
  key: string;
  entries: readonly CartEntry[];
}
/**
 * What a visitor has put into the cart of this device, to be moved into their account (D26): what the demonstration
 * began with is not theirs, nor are its servers, which other entries speak of. Null when that is nothing.
 */
export declare function beginCartMove(): CartMove | null;
/** It has been moved: the cart of the device is as it was at first. Not if a visitor in another tab has changed it since. */
export declare function endCartMove({ key }: CartMove): void;
