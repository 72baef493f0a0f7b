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

/** Number of a server in the admin area. */
export type AdminServerId = number & { readonly __id: 'adminServer' };

/** A server runs, was stopped or suspended, or its machine is on the way to something else. */
export const adminServerStatuses = [...powerStates, ...statusesOnTheirWay] as const;
export type AdminServerStatus = (typeof adminServerStatuses)[number];

/** A server's status in the admin area: a machine on its way is neither running nor stopped. */
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

/** Activity event of each completed power action. */
export const powerEvents = {
  start: 'serverStarted',
  stop: 'serverStopped',
  restart: 'serverRestarted',
} as const satisfies Readonly<Record<PowerAction, AdminEventKind>>;

/** Status decides which actions are offered. */
export function canDo(action: PowerAction, { status }: Pick<AdminServer, 'status'>): boolean {
  // A machine that its owner is stopping can be started again at once.
  return isPossible(action, status === 'Stopping' ? 'Stopped' : status);
}

/** The server after an action. Throws RangeError when its status does not allow it. */
export function afterPower<Server extends Pick<AdminServer, 'status'>>(
  server: Server,
  action: PowerAction,
): Server {
  if (!canDo(action, server)) throw new RangeError(`${action} of a server that is ${server.status}`);
  return { ...server, status: stateAfter(action) };
}

/** The status of a customer's server that an administrator has made so. */
export function serverStatusOf(status: AdminServerStatus): KnownServerStatus {
  return status === 'Running' ? 'Active' : status;
}
