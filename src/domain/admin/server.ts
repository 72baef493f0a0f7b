import type { IsoDate } from '../dates';
import type { DatacenterId, PlanName } from '../plan';
import type { ServerStatus } from '../server';
import type { ServerEventKind } from '../serverDetails';
import type { AdminEventKind } from './activity';

/** Number of a server in the admin area. */
export type AdminServerId = number & { readonly __id: 'adminServer' };

/** A server runs, was stopped, or is held while its customer's account is suspended. */
export const adminServerStatuses = ['Running', 'Stopped', 'Suspended'] as const;
export type AdminServerStatus = (typeof adminServerStatuses)[number];

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

/** What can be done to a server's power (§2: Start, Stop, Restart). */
export const powerActions = ['start', 'stop', 'restart'] as const;
export type PowerAction = (typeof powerActions)[number];

/** What the activity calls an action that was done. */
export const powerEvents = {
  start: 'serverStarted',
  stop: 'serverStopped',
  restart: 'serverRestarted',
} as const satisfies Readonly<Record<PowerAction, AdminEventKind>>;

/** What an action needs the server to be, and what it leaves it as. */
const powerRules: Readonly<Record<PowerAction, { from: AdminServerStatus; to: AdminServerStatus }>> = {
  start: { from: 'Stopped', to: 'Running' },
  stop: { from: 'Running', to: 'Stopped' },
  restart: { from: 'Running', to: 'Running' },
};

/** Status decides which actions are offered: what is stopped starts, what runs stops or restarts, what is held does neither. */
export function canDo(action: PowerAction, server: Pick<AdminServer, 'status'>): boolean {
  return server.status === powerRules[action].from;
}

/** The server after an action. Throws RangeError when its status does not allow it. */
export function afterPower<Server extends Pick<AdminServer, 'status'>>(
  server: Server,
  action: PowerAction,
): Server {
  if (!canDo(action, server)) throw new RangeError(`${action} of a server that is ${server.status}`);
  return { ...server, status: powerRules[action].to };
}

/** A suspended account's servers are held; access given back leaves them stopped, to be started on purpose. */
export function heldWith<Server extends Pick<AdminServer, 'status'>>(
  server: Server,
  isHeld: boolean,
): Server {
  if (isHeld) return { ...server, status: 'Suspended' };
  return server.status === 'Suspended' ? { ...server, status: 'Stopped' } : server;
}

/** A customer's server to an administrator: what is ordered or being set up does not run yet, and is started by hand. */
export function adminStatusOf(status: ServerStatus): AdminServerStatus {
  if (status === 'Active') return 'Running';
  return status === 'Suspended' ? 'Suspended' : 'Stopped';
}

/** The same the other way round. */
export function serverStatusOf(status: AdminServerStatus): ServerStatus {
  return status === 'Running' ? 'Active' : status;
}

/** What a change of power is to a server's history (D32); null for one that is held no longer and still does not run. */
export function powerNote(before: AdminServerStatus, after: AdminServerStatus): ServerEventKind | null {
  if (before === after) return 'rebooted';
  if (after === 'Running') return 'resumed';
  if (before === 'Suspended') return null;
  return after === 'Stopped' ? 'stopped' : 'suspended';
}
