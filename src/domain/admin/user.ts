import type { IsoDate, IsoDateTime } from '../dates';
import type { Money } from '../money';

/** Number of a customer in the admin area. */
export type AdminUserId = number & { readonly __id: 'adminUser' };

/** §4: the states of a customer's account. */
export const adminUserStatuses = ['Active', 'Suspended'] as const;
export type AdminUserStatus = (typeof adminUserStatuses)[number];

/** A customer as the administrators see one (§3). */
export interface AdminUser {
  id: AdminUserId;
  /** What an account is known by: it never changes. */
  email: string;
  name: string;
  status: AdminUserStatus;
  balance: Money;
  /** How many servers the customer has. */
  servers: number;
  joined: IsoDate;
  /** `null` before the first one. */
  lastLogin: IsoDateTime | null;
}

/** Suspend User (§2) is for Active accounts only; Edit User gives access back. */
export function canSuspend(user: Pick<AdminUser, 'status'>): boolean {
  return user.status === 'Active';
}
