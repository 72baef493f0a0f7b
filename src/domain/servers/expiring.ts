import { daysBetween, type IsoDate } from '@/domain/time/dates';
import type { Server } from './server';

/** Days before its end from which a server that nothing renews needs attention. */
export const expiringDays = 7;

/** Whether a running server ends soon, because its owner renews it by hand. */
export function isExpiring(
  { status, autoRenewal, leavesOn, endDate }: Pick<Server, 'status' | 'autoRenewal' | 'leavesOn' | 'endDate'>,
  today: IsoDate,
): boolean {
  if (status === 'Suspended' || autoRenewal || leavesOn !== null) return false;
  return daysBetween(today, endDate) <= expiringDays;
}
