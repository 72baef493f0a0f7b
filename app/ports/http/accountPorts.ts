import { cartStorage } from '@app/stores/cartStorage';
import type { ChangesPort, CustomerPorts } from '../ports';
import { accountHttp } from './accountHttp';
import { cartHttp } from './cartHttp';
import { watchChanges } from './changes';
import { notificationsHttp } from './notificationsHttp';

/*
 * The adapters over the contract, loaded with the first thing that is read by them. A provider replaces them here, one
 * line a port.
 */

/** For whoever is signed in (D24). What is missing here is the demonstration's for everybody. */
export const accountPorts: Partial<CustomerPorts> = {
  cart: cartHttp,
  account: accountHttp,
  notifications: notificationsHttp,
};

/** For a visitor where there is no demonstration: what is on sale, and the cart of the device (D22, D26). */
export const visitorPorts: Partial<CustomerPorts> = {
  cart: cartStorage([]),
};

export const accountChanges: ChangesPort = {
  watch: (topic, onChange) => watchChanges(topic)(onChange),
};
