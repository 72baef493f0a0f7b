import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { stateOf, type ServerStatus } from './serverStates';

/* The servers of a suspended account are held: each keeps the status that it returns to (D44). */

/** A server with the status that it returns to; null for one that is not held. */
export interface WithHeldStatus<Status> {
  readonly status: Status;
  readonly heldStatus: Status | null;
}

/** A held server keeps its first status, however often its account is suspended. */
export function held<Status extends string>({ status, heldStatus }: WithHeldStatus<Status>) {
  return { status: 'Suspended' as const, heldStatus: heldStatus ?? status };
}

/** A server with the status that it had before; one that was suspended for its debt stays so. */
export function released<Status extends string>({ status, heldStatus }: WithHeldStatus<Status>) {
  return { status: heldStatus ?? status, heldStatus: null };
}

/** Whether the machine has to be started for a server to be what it was: it runs, or is about to. */
export function needsStart(status: ServerStatus): boolean {
  return stateOf(status).needsStart === true;
}

/** Paid days of a server that its account's suspension took: none of those after the paid period. */
export function lostDays(endDate: IsoDate, suspendedOn: IsoDate, today: IsoDate): number {
  return endDate < suspendedOn ? 0 : daysBetween(suspendedOn, today);
}

/** The end date with the lost days given back: as many days are paid for as on the day of the suspension. */
export function withLostDays(endDate: IsoDate, suspendedOn: IsoDate, today: IsoDate): IsoDate {
  return addDays(endDate, lostDays(endDate, suspendedOn, today));
}
