/*
 * Every key under which the portal keeps something in a browser, in one place. The privacy text names the kinds of them
 * (legalPrivacy.cookies).
 */

/** The cart of whoever uses this device and is not signed in (D11, D26). */
export const cartKey = 'cart';

/**
 * Keys that stay on the device after sign-out. All else in its storage belongs to the user and is removed,
 * whatever its key.
 */
export const lastingKeys: readonly string[] = [cartKey];

/** In the storage of the device, for all its tabs: lists of ids. */
export type ListKey = 'incidents.dismissed' | 'palette.recent' | 'payment.paid';

/** In the storage of the device, whole. */
export type DeviceKey = typeof cartKey | 'cart.damaged' | ListKey;

/** In the storage of a tab. */
export type TabKey =
  // What is typed and not sent, by the name of its form.
  | `draft.${string}`
  // When somebody last signed out in the tab, whose it is, and where they were before the legal documents.
  | 'session.ended'
  | 'session.owner'
  | 'legal.from'
  // How payments of this tab ended.
  | 'payment.ended'
  // What was done to the built-in data.
  | 'sample.session'
  | 'sample.tickets';

/** In cookies: choices for the device, which whoever is signed in may change, and nobody's. */
export type CookieKey = 'locale' | 'theme' | 'sidebar:state';
