/* All storage keys of the portal in a browser. The privacy text names their kinds (legalPrivacy.cookies). */

/** Cart of a visitor on this device (D11, D26). */
export const cartKey = 'cart';

/** Keys that are kept on sign-out. All others are removed, because they belong to the user. */
export const lastingKeys: readonly string[] = [cartKey, 'servers.hidden'];

/** Lists of ids in the device's storage, shared by its tabs. */
export type ListKey = 'incidents.dismissed' | 'palette.recent' | 'payment.paid' | 'servers.hidden';

/** All keys in the device's storage. */
export type DeviceKey = typeof cartKey | 'cart.damaged' | ListKey;

/** Keys in a tab's storage. */
export type TabKey =
  // Unsent input, by form.
  | `draft.${string}`
  // Time of the last sign-out, account of the tab, and page before the legal documents.
  | 'session.ended'
  | 'session.owner'
  | 'session.email'
  | 'legal.from'
  // Results of payments in this tab.
  | 'payment.ended'
  // Changes to the sample data.
  | 'sample.session'
  | 'sample.tickets';

/** Cookies: settings of the device, which belong to no account. */
export type CookieKey = 'locale' | 'theme' | 'sidebar:state';
