import type { ServerEventKind } from './serverDetails';
import { stateOf, type KnownServerStatus, type PowerState, type ServerStatus } from './serverStates';

/* Start, Stop and Restart, for administrators (§2, D33) and for a server's owner. */

/** Power actions on a server (§2: Start, Stop, Restart). */
export const powerActions = ['start', 'stop', 'restart'] as const;
export type PowerAction = (typeof powerActions)[number];

/** Actions of a server's owner, the usual one first. `powerOff` stops it without shutting its system down. */
export const ownerPowerActions = ['start', 'restart', 'stop', 'powerOff'] as const;
export type OwnerPowerAction = (typeof ownerPowerActions)[number];

/** Power actions on many servers at once. */
export const bulkPowerActions = ['restart', 'start', 'stop'] as const satisfies readonly OwnerPowerAction[];
export type BulkPowerAction = (typeof bulkPowerActions)[number];

/** Machine state that an action requires, and the resulting state. */
const powerRules: Readonly<Record<OwnerPowerAction, { from: PowerState; to: PowerState }>> = {
  start: { from: 'Stopped', to: 'Running' },
  stop: { from: 'Running', to: 'Stopped' },
  restart: { from: 'Running', to: 'Running' },
  powerOff: { from: 'Running', to: 'Stopped' },
};

/** Whether an action is possible: stopped servers start, running ones stop or restart, held ones do neither. */
export function isPossible(action: OwnerPowerAction, state: ServerStatus): boolean {
  return state === powerRules[action].from;
}

/** Returns the state of a machine after an action. */
export function stateAfter(action: OwnerPowerAction): PowerState {
  return powerRules[action].to;
}

/** Returns the power state of a server's machine. An ordered server, or one in setup, does not run yet. */
export function powerStateOf(status: ServerStatus): PowerState {
  return stateOf(status).machine;
}

/**
 * Whether a server's owner may do it. A server stopped by an administrator stays stopped (D33); one in transition must
 * finish first.
 */
export function canSwitch(action: OwnerPowerAction, { status }: { readonly status: ServerStatus }): boolean {
  return stateOf(status).isSwitchable === true && isPossible(action, powerStateOf(status));
}

/** Only a running server can be rebooted (D8). */
export function canReboot(server: { readonly status: ServerStatus }): boolean {
  return canSwitch('restart', server);
}

/** Status during the owner's action: only one that ends in `Active` may be called an activation (§4). */
export function statusDuring(action: OwnerPowerAction): KnownServerStatus {
  return stateAfter(action) === 'Running' ? 'Activation' : 'Stopping';
}

/** Status after the owner's action. */
export function statusAfter(action: OwnerPowerAction): KnownServerStatus {
  return stateAfter(action) === 'Running' ? 'Active' : 'Off';
}

/** Returns the command for a change of power; null if a released machine stays off. */
export function powerCommand(
  before: PowerState,
  after: PowerState,
): 'start' | 'stop' | 'reboot' | 'suspend' | null {
  if (after === 'Suspended') return 'suspend';
  if (before === after) return 'reboot';
  if (after === 'Running') return 'start';
  return before === 'Suspended' ? null : 'stop';
}

/** Returns the history event for a change of power (D32); null if a released machine stays off. */
export function powerNote(before: PowerState, after: PowerState): ServerEventKind | null {
  if (before === after) return 'rebooted';
  if (after === 'Running') return 'resumed';
  if (before === 'Suspended') return null;
  return after === 'Stopped' ? 'stopped' : 'suspended';
}
