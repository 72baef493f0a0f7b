import type { Merge, MergePreview } from '@/domain/admin/accountMerge';
import type { Adjustment } from '@/domain/admin/adjustment';
import type { CustomerOverview, StaffNote } from '@/domain/admin/customer';
import type { AdminBill } from '@/domain/admin/bill';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import type { CustomBill } from '@/domain/payment/customBill';
import type { Outcome } from '@/domain/results/outcome';

/** The page of one customer (D35). */
export interface AdminCustomerPort {
  /** Returns a customer's page; null if the account does not exist (any more). */
  customer(id: AdminUserId, signal?: AbortSignal): Promise<CustomerOverview | null>;
  /** Adds money to or takes it from the balance; returns the changed customer. */
  adjustBalance(id: AdminUserId, adjustment: Adjustment): Promise<Outcome<AdminUser, AdminRefusal>>;
  /** Counts what a merge of this account with another one would do; null if no account has the e-mail. */
  previewMerge(id: AdminUserId, email: string, signal?: AbortSignal): Promise<MergePreview | null>;
  /** Moves everything of another account to this one and closes the other; returns this one. */
  mergeUsers(id: AdminUserId, merge: Merge): Promise<Outcome<AdminUser, AdminRefusal>>;
  /** Makes a bill for a customer; returns it. */
  addBill(id: AdminUserId, bill: CustomBill): Promise<Outcome<AdminBill, AdminRefusal>>;
  /** Adds a note for other staff. */
  addStaffNote(id: AdminUserId, text: string): Promise<Outcome<StaffNote, AdminRefusal>>;
  /** Deletes the administrator's own note; returns its id. */
  deleteStaffNote(id: number): Promise<Outcome<number, AdminRefusal>>;
}
