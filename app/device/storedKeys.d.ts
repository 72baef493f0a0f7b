/** The cart of whoever uses this device and is not signed in (D11, D26). */
export declare const cartKey = 'cart';
/** What stays on the device when somebody signs out. All else in its storage is theirs and goes, whatever its key. */
export declare const lastingKeys: readonly string[];
/** In the storage of the device, for all its tabs: lists of ids. */
export type ListKey = 'palette.recent' | 'payment.paid';
/** In the storage of the device, whole. */
export type DeviceKey = typeof cartKey | 'cart.damaged' | ListKey;
/** In the storage of a tab. */
export type TabKey =
  | `draft.${string}`
  | 'session.ended'
  | 'session.owner'
  | 'legal.from'
  | 'payment.ended'
  | 'sample.session'
  | 'sample.tickets';
/** In cookies: choices for the device, which whoever is signed in may change, and nobody's. */
export type CookieKey = 'locale' | 'theme' | 'sidebar:state';
