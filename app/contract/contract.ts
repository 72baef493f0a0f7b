import { accountContract } from './account';
import { adminContract } from './admin';
import type { Call } from './call';
import { cartContract } from './cart';
import { notificationsContract } from './notifications';

/**
 * Every call of the contract, by area and name. For the server, the documents and the tests; the browser imports one area
 * at a time, with the adapter that uses it.
 */
export const contract = {
  account: accountContract,
  admin: adminContract,
  cart: cartContract,
  notifications: notificationsContract,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;
