import type { Call } from './call';
import { billingContract } from './billing';
import { catalogContract } from './catalog';
import { notificationsContract } from './notifications';

/**
 * Every call of the contract, by area and name. For the server, the documents and the tests; the browser imports one area
 * at a time, with the adapter that uses it.
 */
export const contract = {
  billing: billingContract,
  catalog: catalogContract,
  notifications: notificationsContract,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;
