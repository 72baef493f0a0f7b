import { accountContract } from './account';
import { adminContract } from './admin';
import { authContract } from './auth';
import type { Call, Contract } from './call';
import { backupsContract } from './backups';
import { cartContract } from './cart';
import { billingContract } from './billing';
import { billsContract } from './bills';
import { dataExportContract } from './dataExport';
import { deskContract } from './desk';
import { guestContract } from './guest';
import { cardsContract } from './cards';
import { catalogContract } from './catalog';
import { membersContract } from './members';
import { networkContract } from './network';
import { notificationsContract } from './notifications';
import { ordersContract } from './orders';
import { documentsContract } from './documents';
import { recoveryContract } from './recovery';
import { savedFiltersContract } from './savedFilters';
import { securityContract } from './security';
import { serversContract } from './servers';
import { snapshotsContract } from './snapshots';
import { sshKeysContract } from './sshKeys';
import { supportContract } from './support';
import { tokensContract } from './tokens';
import { usageContract } from './usage';
import { webhooksContract } from './webhooks';

/**
 * Every call of the contract, by area and name. For the server, the documents and the tests; the browser imports single
 * areas with the adapters that use them.
 */
export const contract = {
  account: accountContract,
  admin: adminContract,
  auth: authContract,
  backups: backupsContract,
  cart: cartContract,
  billing: billingContract,
  bills: billsContract,
  cards: cardsContract,
  catalog: catalogContract,
  dataExport: dataExportContract,
  desk: deskContract,
  guest: guestContract,
  members: membersContract,
  network: networkContract,
  notifications: notificationsContract,
  orders: ordersContract,
  papers: documentsContract,
  recovery: recoveryContract,
  savedFilters: savedFiltersContract,
  security: securityContract,
  servers: serversContract,
  snapshots: snapshotsContract,
  sshKeys: sshKeysContract,
  support: supportContract,
  tokens: tokensContract,
  usage: usageContract,
  webhooks: webhooksContract,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

const areas: Readonly<Record<string, Contract>> = contract;

/** The same as a list. */
export const everyCall: readonly { area: string; name: string; one: Call }[] = Object.entries(areas).flatMap(
  ([area, calls]) => Object.entries(calls).map(([name, one]) => ({ area, name, one })),
);
