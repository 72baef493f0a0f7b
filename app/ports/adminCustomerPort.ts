import type { Adjustment } from '@/domain/admin/adjustment';
import type { CustomerOverview, StaffNote } from '@/domain/admin/customer';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import type { Outcome } from '@/domain/results/outcome';

/** The page of one customer (D35). */
export interface AdminCustomerPort {
  /** Everything about a customer; null where there is no such account (any more). */
  customer(id: AdminUserId, signal?: AbortSignal): Promise<CustomerOverview | null>;
  /** Adds money to the balance, or takes it from there; the customer as they are then. */
  adjustBalance(id: AdminUserId, adjustment: Adjustment): Promise<Outcome<AdminUser, AdminRefusal>>;
  /** Leaves a note for other staff. */
  addStaffNote(id: AdminUserId, text: string): Promise<Outcome<StaffNote, AdminRefusal>>;
  /** Deletes a note of the administrator's own; gives its id. */
  deleteStaffNote(id: number): Promise<Outcome<number, AdminRefusal>>;
}
