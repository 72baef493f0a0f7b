import { cartStorage } from '@app/stores/cartStorage';
import { lazyPort } from '../lazyPort';
import type { ChangesPort, CustomerPorts } from '../ports';
import { accountHttp } from './accountHttp';
import { billingHttp } from './billingHttp';
import { cartHttp } from './cartHttp';
import { catalogHttp } from './catalogHttp';
import { watchChanges } from './changes';
import { notificationsHttp } from './notificationsHttp';
import { ordersHttp } from './ordersHttp';
import { serversHttp } from './serversHttp';
import { snapshotsHttp } from './snapshotsHttp';
import { supportHttp } from './supportHttp';

/* Adapters over the contract, loaded with the first read. A provider replaces them here, one line per port. */

/** For a signed-in user (D24). */
export const accountPorts: CustomerPorts = {
  servers: serversHttp,
  snapshots: snapshotsHttp,
  catalog: catalogHttp,
  cart: cartHttp,
  billing: billingHttp,
  orders: ordersHttp,
  account: accountHttp,
  recovery: lazyPort(async () => (await import('./recoveryHttp')).recoveryHttp),
  network: lazyPort(async () => (await import('./networkHttp')).networkHttp),
  // Few pages read them.
  savedFilters: lazyPort(async () => (await import('./savedFiltersHttp')).savedFiltersHttp),
  backups: lazyPort(async () => (await import('./backupsHttp')).backupsHttp),
  sshKeys: lazyPort(async () => (await import('./sshKeysHttp')).sshKeysHttp),
  support: supportHttp,
  notifications: notificationsHttp,
};

/** For a visitor without a demonstration: the catalogue, and the cart of the device (D22, D26). */
export const visitorPorts: Partial<CustomerPorts> = {
  catalog: catalogHttp,
  cart: cartStorage([]),
};

export const accountChanges: ChangesPort = {
  watch: watchChanges,
};
