import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { stateOf, type ServerStatus } from './serverStates';

/* Servers of a suspended account are held; each remembers its previous status (D44). */

/** A server with its previous status; null if it is not held. */
export interface WithHeldStatus<Status> {
  readonly status: Status;
  readonly heldStatus: Status | null;
}

/** Holds a server. It keeps its first status, however often the account is suspended. */
export function held<Status extends string>({ status, heldStatus }: WithHeldStatus<Status>) {
  return { status: 'Suspended' as const, heldStatus: heldStatus ?? status };
}

/** Releases a server to its previous status; one that was suspended for debt stays so. */
export function released<Status extends string>({ status, heldStatus }: WithHeldStatus<Status>) {
  return { status: heldStatus ?? status, heldStatus: null };
}

/** Whether the machine must be started to restore the status: it was running or starting. */
export function needsStart(status: ServerStatus): boolean {
  return stateOf(status).needsStart === true;
}

/** Returns the paid days that an account's suspension took, without days after the paid period. */
export function lostDays(endDate: IsoDate, suspendedOn: IsoDate, today: IsoDate): number {
  return endDate < suspendedOn ? 0 : daysBetween(suspendedOn, today);
}

/** Returns the end date extended by the lost days. */
export function withLostDays(endDate: IsoDate, suspendedOn: IsoDate, today: IsoDate): IsoDate {
  return addDays(endDate, lostDays(endDate, suspendedOn, today));
}
