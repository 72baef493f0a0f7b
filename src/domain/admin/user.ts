import type { IsoDate, IsoDateTime } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import type { AdminEventKind } from './activity';

/** Id of a customer in the admin area. */
export type AdminUserId = number & { readonly __id: 'adminUser' };

/** §4: the states of an account that staff choose. */
export const chosenUserStatuses = ['Active', 'Suspended'] as const;
export type ChosenUserStatus = (typeof chosenUserStatuses)[number];

/** The states of a customer's account; a merged one is closed for good, and another account has its data. */
export const adminUserStatuses = [...chosenUserStatuses, 'Merged'] as const;
export type AdminUserStatus = (typeof adminUserStatuses)[number];

/** A customer as the administrators see one (§3). */
export interface AdminUser {
  id: AdminUserId;
  /** Identifies the account; it never changes. */
  email: string;
  name: string;
  status: AdminUserStatus;
  /** The first day without access; null while the account is active. */
  suspendedOn: IsoDate | null;
  balance: Money;
  /** Number of the customer's servers. */
  servers: number;
  joined: IsoDate;
  /** `null` before the first sign-in. */
  lastLogin: IsoDateTime | null;
}

/** Suspend User (§2) is for Active accounts only; Edit User restores access. */
export function canSuspend(user: Pick<AdminUser, 'status'>): boolean {
  return user.status === 'Active';
}

/** Returns the activity events for a change of name or status: none, one or both. */
export function userEvents(
  before: Pick<AdminUser, 'name' | 'status'>,
  after: Pick<AdminUser, 'name' | 'status'>,
): readonly AdminEventKind[] {
  return [
    ...(before.name === after.name ? [] : (['userEdited'] as const)),
    ...(before.status === after.status
      ? []
      : ([after.status === 'Suspended' ? 'userSuspended' : 'userRestored'] as const)),
  ];
}

/** Whether an account may sign in and act; null before its first call. */
export const isOpenAccount = (status: AdminUserStatus | null): boolean =>
  status === null || status === 'Active';
