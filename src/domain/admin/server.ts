import type { IsoDate } from '../dates';
import type { DatacenterId, PlanName } from '../plan';
import type { ServerStatus } from '../server';
import { isPossible, powerStates, stateAfter, type PowerAction, type PowerState } from '../servers/power';
import type { AdminEventKind } from './activity';

/** Number of a server in the admin area. */
export type AdminServerId = number & { readonly __id: 'adminServer' };

/** A server runs, was stopped, or is held while its customer's account is suspended. */
export const adminServerStatuses = powerStates;
export type AdminServerStatus = PowerState;

/** A server as the administrators see it (§3). */
export interface AdminServer {
  id: AdminServerId;
  name: string;
  /** E-mail of the customer. */
  user: string;
  status: AdminServerStatus;
  datacenter: DatacenterId;
  ip: string;
  plan: PlanName;
  created: IsoDate;
  expires: IsoDate;
}

/** What the activity calls an action that was done. */
export const powerEvents = {
  start: 'serverStarted',
  stop: 'serverStopped',
  restart: 'serverRestarted',
} as const satisfies Readonly<Record<PowerAction, AdminEventKind>>;

/** Status decides which actions are offered. */
export function canDo(action: PowerAction, server: Pick<AdminServer, 'status'>): boolean {
  return isPossible(action, server.status);
}

/** The server after an action. Throws RangeError when its status does not allow it. */
export function afterPower<Server extends Pick<AdminServer, 'status'>>(
  server: Server,
  action: PowerAction,
): Server {
  if (!canDo(action, server)) throw new RangeError(`${action} of a server that is ${server.status}`);
  return { ...server, status: stateAfter(action) };
}

/** A suspended account's servers are held; access given back leaves them stopped, to be started on purpose. */
export function heldWith<Server extends Pick<AdminServer, 'status'>>(
  server: Server,
  isHeld: boolean,
): Server {
  if (isHeld) return { ...server, status: 'Suspended' };
  return server.status === 'Suspended' ? { ...server, status: 'Stopped' } : server;
}

/** The status of a customer's server that an administrator has made so. */
export function serverStatusOf(status: AdminServerStatus): ServerStatus {
  return status === 'Running' ? 'Active' : status;
}
