import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import { coversAmount } from '../payment/settlement';
import { powerStateOf } from '../servers/power';
import { isSetUp, stateOf, type ServerStatus } from '../servers/serverStates';

/*
 * Automatic lifecycle of a server (D29): reminders, renewal on its last day, a bill and the grace days if the money
 * is short, suspension, two warnings, deletion. Days are in the provider's zone (D41).
 */

/** The provider's settings of the lifecycle. */
export interface RenewalRules {
  /** Days before the last day on which the customer is reminded, in descending order. */
  readonly reminderDays: readonly number[];
  /** Days between suspension and deletion. */
  readonly deletionDays: number;
}

/** Days before the deletion on which the customer is warned. */
export const warningDays = [7, 1] as const;

/** A step recorded as done for an end date, once. */
export type RenewalStep =
  | `reminded${number}`
  | 'renewed'
  | 'lapsed'
  | 'suspended'
  | `warned${(typeof warningDays)[number]}`;

/** Facts that decide the next step of a server. */
export interface RenewalState {
  readonly endDate: IsoDate;
  /** Days between the end of the period and the suspension, as its owner was promised. */
  readonly graceDays: number;
  readonly today: IsoDate;
  readonly status: ServerStatus;
  /** Its account is suspended: nothing happens until access is restored (D44). */
  readonly isHeld: boolean;
  /** Whether auto-renewal is on. */
  readonly autoRenewal: boolean;
  /** End date of a cancelled server; null for one that continues. */
  readonly leavesOn: IsoDate | null;
  /** Price of the renewal period; the bill has this amount once it exists. */
  readonly price: Money;
  /** Balance that can be spent on the renewal. */
  readonly balance: Money;
  /** Steps done for this end date, with their days. */
  readonly done: Readonly<Partial<Record<RenewalStep, IsoDate>>>;
  /** Bill for a renewal that the balance did not cover. `outdated`: its price changed since (D39). Null for none. */
  readonly bill: 'open' | 'canceled' | 'outdated' | null;
  /** Card for auto-renewal. `none`: no card can pay the price; `charging`: the bank has not answered yet. */
  readonly card: 'none' | 'ready' | 'charging';
  /** Day of the last card charge for this end date; null for none. */
  readonly chargedOn: IsoDate | null;
  readonly rules: RenewalRules;
}

/** The next step, and the first day on which it is due. */
export type NextStep = { readonly on: IsoDate } & (
  | { readonly kind: 'remind'; readonly days: number }
  | { readonly kind: 'renew' }
  /** Charges the auto-renewal card for the amount that the balance lacks. */
  | { readonly kind: 'charge' }
  /** The period is over and unpaid; there is a bill if auto-renewal is on. */
  | { readonly kind: 'lapse'; readonly isBilled: boolean }
  /** Replaces an outdated bill by one at the current price. */
  | { readonly kind: 'bill' }
  | { readonly kind: 'suspend' }
  | { readonly kind: 'warn'; readonly days: (typeof warningDays)[number] }
  | { readonly kind: 'delete' }
);

/**
 * Whether people decide about the server: it is cancelled, held, not set up yet, or an administrator restarted it
 * despite its debt. A server stopped by staff is billed and reminded like any other (D44).
 */
function isLeftToPeople({ status, isHeld, leavesOn, done }: RenewalState): boolean {
  if (isHeld || leavesOn !== null || !isSetUp(status)) return true;
  if (stateOf(status).isStoppedByStaff) return false;
  return (powerStateOf(status) === 'Suspended') !== (done.suspended !== undefined);
}

/** Whether its owner wants it renewed; a cancelled bill means no. */
function isToRenew({ autoRenewal, done, bill }: RenewalState): boolean {
  return autoRenewal && bill !== 'canceled' && done.renewed === undefined;
}

/** Whether its money is available. */
function canRenew(state: RenewalState): boolean {
  return isToRenew(state) && coversAmount(state.balance, state.price);
}

/** Returns the next day for a card charge. A declined card is retried on another day; null if no card can pay. */
function nextCharge(state: RenewalState): IsoDate | null {
  const { today, card, chargedOn } = state;
  if (!isToRenew(state) || card !== 'ready') return null;
  return chargedOn === today ? addDays(today, 1) : today;
}

/** Returns the latest reminder that is due; null for none. */
export function passedReminder({
  endDate,
  today,
  rules,
}: Pick<RenewalState, 'endDate' | 'today' | 'rules'>): number | null {
  const left = daysBetween(today, endDate);
  return rules.reminderDays.findLast((days) => left <= days) ?? null;
}

/** Returns the day of the last reminder that was sent, by any settings; infinity for none. */
const lastReminded = ({ done }: RenewalState): number =>
  Math.min(...Object.keys(done).map((step) => Number(/^reminded(\d+)$/.exec(step)?.[1] ?? Infinity)));

/** If several reminders were missed, only the last is sent. */
function nextReminder(state: RenewalState): NextStep | null {
  const { endDate, today, rules } = state;
  const left = daysBetween(today, endDate);
  const passed = passedReminder(state);
  const days =
    passed !== null && passed < lastReminded(state) ? passed : rules.reminderDays.find((each) => each < left);
  return days === undefined ? null : { kind: 'remind', days, on: addDays(endDate, 0 - days) };
}

/** Steps from the first unpaid day on; each counts from the actual day of the previous step, even if that was late. */
function afterLapse(state: RenewalState, lapsed: IsoDate): NextStep {
  const { suspended, warned7, warned1 } = state.done;
  if (canRenew(state)) return { kind: 'renew', on: state.today };
  if (isToRenew(state) && state.bill === 'outdated') return { kind: 'bill', on: state.today };
  if (suspended === undefined) {
    const [charge, suspension] = [nextCharge(state), addDays(lapsed, state.graceDays)];
    if (charge !== null && charge < suspension) return { kind: 'charge', on: charge };
    return { kind: 'suspend', on: suspension };
  }
  const [first, second] = warningDays;
  if (warned7 === undefined)
    return { kind: 'warn', days: first, on: addDays(suspended, state.rules.deletionDays - first) };
  if (warned1 === undefined) return { kind: 'warn', days: second, on: addDays(warned7, first - second) };
  return { kind: 'delete', on: addDays(warned1, second) };
}

/** Returns the next automatic step of a server. Null if nothing happens until it changes or the bank answers. */
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

/** Returns the day of the next check; an unpaid server is checked daily, because its money may have arrived. */
export function nextLook(state: RenewalState): IsoDate | null {
  const tomorrow = addDays(state.today, 1);
  if (state.card === 'charging') return tomorrow;
  const next = nextStep(state);
  if (!next) return null;
  return state.done.lapsed !== undefined && next.on > tomorrow ? tomorrow : next.on;
}
