import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import { coversAmount } from '../payment/settlement';
import { powerStateOf } from '../servers/power';
import { isSetUp, stateOf, type ServerStatus } from '../servers/serverStates';
import { graceDays } from './graceDays';

/*
 * What happens to a server by itself from month to month (D29): reminders, the renewal on its last day, a bill and three days'
 * grace where there is not enough money, suspension, two warnings, deletion. Days are the provider's (D41).
 */

/** How many days before its last day the customer is reminded. */
export const reminderDays = [14, 7, 3, 1] as const;
/** Days from the suspension to the deletion. */
export const deletionDays = 14;
/** How many days before the deletion the customer is warned. */
export const warningDays = [7, 1] as const;

/** Steps recorded as done for an end date, each once. */
export const renewalSteps = [
  'reminded14',
  'reminded7',
  'reminded3',
  'reminded1',
  'renewed',
  'lapsed',
  'suspended',
  'warned7',
  'warned1',
] as const;
export type RenewalStep = (typeof renewalSteps)[number];

/** Facts that decide the next step of a server. */
export interface RenewalState {
  readonly endDate: IsoDate;
  readonly today: IsoDate;
  readonly status: ServerStatus;
  /** Its account is suspended: nothing happens to it until access is given back (D44). */
  readonly isHeld: boolean;
  /** Whether its owner wants it renewed by itself. */
  readonly autoRenewal: boolean;
  /** The day with which its owner has cancelled it; null for one that stays. */
  readonly leavesOn: IsoDate | null;
  /** Of the period that it is renewed for: what its bill comes to once there is one. */
  readonly price: Money;
  /** Balance that can be spent on the renewal. */
  readonly balance: Money;
  /** Steps done for this end date, with the day of each. */
  readonly done: Readonly<Partial<Record<RenewalStep, IsoDate>>>;
  /** The bill for a renewal that the balance did not cover; `outdated` where its price changed since (D39); null for none. */
  readonly bill: 'open' | 'canceled' | 'outdated' | null;
  /** The card for auto-renewal: none that can pay the price, one that can, or the bank has not decided yet about its charge. */
  readonly card: 'none' | 'ready' | 'charging';
  /** The day on which a card was charged last for this end date; null for never. */
  readonly chargedOn: IsoDate | null;
}

/** The next step, and the day from which on it is due. */
export type NextStep = { readonly on: IsoDate } & (
  | { readonly kind: 'remind'; readonly days: (typeof reminderDays)[number] }
  | { readonly kind: 'renew' }
  /** The card for auto-renewal is charged for what the balance is short of. */
  | { readonly kind: 'charge' }
  /** The period is over and unpaid: with a bill where the server was to be renewed. */
  | { readonly kind: 'lapse'; readonly isBilled: boolean }
  /** A bill at the present price takes the place of an outdated one. */
  | { readonly kind: 'bill' }
  | { readonly kind: 'suspend' }
  | { readonly kind: 'warn'; readonly days: (typeof warningDays)[number] }
  | { readonly kind: 'delete' }
);

/**
 * Servers that people decide about: cancelled, held, not set up yet, or running by an administrator's leave although they were
 * suspended for debt. A server that staff stopped ends, is billed and reminded like any other (D44).
 */
function isLeftToPeople({ status, isHeld, leavesOn, done }: RenewalState): boolean {
  if (isHeld || leavesOn !== null || !isSetUp(status)) return true;
  if (stateOf(status).isStoppedByStaff) return false;
  return (powerStateOf(status) === 'Suspended') !== (done.suspended !== undefined);
}

/** Whether its owner wants it renewed: a bill that was canceled says no. */
function isToRenew({ autoRenewal, done, bill }: RenewalState): boolean {
  return autoRenewal && bill !== 'canceled' && done.renewed === undefined;
}

/** Whether its money is there. */
function canRenew(state: RenewalState): boolean {
  return isToRenew(state) && coversAmount(state.balance, state.price);
}

/** The day on which a card can be charged next: one that has declined is charged again on another day; null where none can pay. */
function nextCharge(state: RenewalState): IsoDate | null {
  const { today, card, chargedOn } = state;
  if (!isToRenew(state) || card !== 'ready') return null;
  return chargedOn === today ? addDays(today, 1) : today;
}

/** The last reminder whose day has come; null for none yet. */
export function passedReminder({ endDate, today }: Pick<RenewalState, 'endDate' | 'today'>) {
  const left = daysBetween(today, endDate);
  return reminderDays.findLast((days) => left <= days) ?? null;
}

/** Of several reminders that were missed only the last is still worth sending. */
function nextReminder({ endDate, today, done }: RenewalState): NextStep | null {
  const left = daysBetween(today, endDate);
  const passed = passedReminder({ endDate, today });
  const days =
    passed !== null && done[`reminded${passed}`] === undefined
      ? passed
      : reminderDays.find((each) => each < left);
  return days === undefined ? null : { kind: 'remind', days, on: addDays(endDate, 0 - days) };
}

/** From the first unpaid day on; each step counts from the day of the one before, however late that was. */
function afterLapse(state: RenewalState, lapsed: IsoDate): NextStep {
  const { suspended, warned7, warned1 } = state.done;
  if (canRenew(state)) return { kind: 'renew', on: state.today };
  if (isToRenew(state) && state.bill === 'outdated') return { kind: 'bill', on: state.today };
  if (suspended === undefined) {
    const [charge, suspension] = [nextCharge(state), addDays(lapsed, graceDays)];
    if (charge !== null && charge < suspension) return { kind: 'charge', on: charge };
    return { kind: 'suspend', on: suspension };
  }
  const [first, second] = warningDays;
  if (warned7 === undefined)
    return { kind: 'warn', days: first, on: addDays(suspended, deletionDays - first) };
  if (warned1 === undefined) return { kind: 'warn', days: second, on: addDays(warned7, first - second) };
  return { kind: 'delete', on: addDays(warned1, second) };
}

/**
 * Returns the next automatic step of a server. Null for nothing, until something about it changes or the bank has
 * decided.
 */
export function nextStep(state: RenewalState): NextStep | null {
  const { endDate, today, done, autoRenewal, price, card } = state;
  if (price === 0 || isLeftToPeople(state) || card === 'charging') return null;
  if (done.lapsed !== undefined) return afterLapse(state, done.lapsed);
  const reminder = endDate > today ? nextReminder(state) : null;
  if (reminder) return reminder;
  if (canRenew(state)) return { kind: 'renew', on: endDate };
  if (state.chargedOn === null && nextCharge(state) !== null) return { kind: 'charge', on: endDate };
  return { kind: 'lapse', isBilled: autoRenewal, on: endDate };
}

/** The day on which a server is looked at again: while it is unpaid daily, because its money may have come. */
export function nextLook(state: RenewalState): IsoDate | null {
  const tomorrow = addDays(state.today, 1);
  if (state.card === 'charging') return tomorrow;
  const next = nextStep(state);
  if (!next) return null;
  return state.done.lapsed !== undefined && next.on > tomorrow ? tomorrow : next.on;
}
