import type { IsoDate } from '@/domain/time/dates';
import type { DatacenterId, PlanName } from '@/domain/catalog/plan';
import { powerStateOf, isPossible, stateAfter, type PowerAction } from '../servers/power';
import {
  powerStates,
  statusesOnTheirWay,
  type KnownServerStatus,
  type ServerStatus,
} from '../servers/serverStates';
import type { AdminEventKind } from './activity';

/** Id of a server in the admin area. */
export type AdminServerId = number & { readonly __id: 'adminServer' };

/** A server is running, stopped, suspended, or in transition. */
export const adminServerStatuses = [...powerStates, ...statusesOnTheirWay] as const;
export type AdminServerStatus = (typeof adminServerStatuses)[number];

/** Returns the admin status of a server; a machine in transition keeps its own status. */
export function adminServerStatusOf(status: ServerStatus): AdminServerStatus {
  const onItsWay = statusesOnTheirWay.find((each) => each === status);
  return onItsWay ?? powerStateOf(status);
}

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

/** Activity event for each completed power action. */
export const powerEvents = {
  start: 'serverStarted',
  stop: 'serverStopped',
  restart: 'serverRestarted',
} as const satisfies Readonly<Record<PowerAction, AdminEventKind>>;

/** The status decides which actions are offered. */
export function canDo(action: PowerAction, { status }: Pick<AdminServer, 'status'>): boolean {
  // A machine that its owner is stopping can be started again at once.
  return isPossible(action, status === 'Stopping' ? 'Stopped' : status);
}

/** Returns the server after an action. Throws RangeError if its status does not allow it. */
export function afterPower<Server extends Pick<AdminServer, 'status'>>(
  server: Server,
  action: PowerAction,
): Server {
  if (!canDo(action, server)) throw new RangeError(`${action} of a server that is ${server.status}`);
  return { ...server, status: stateAfter(action) };
}

/** Returns the customer-side status that an admin status corresponds to. */
export function serverStatusOf(status: AdminServerStatus): KnownServerStatus {
  return status === 'Running' ? 'Active' : status;
}
