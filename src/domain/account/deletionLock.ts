/** Why people cannot delete their own account: one of staff is removed from the staff by a colleague first (D45). */
export type DeletionLock = 'staff';

/** Returns why an owner cannot delete their account; null if they can. */
export const deletionLock = ({ role }: { readonly role: 'customer' | 'admin' }): DeletionLock | null =>
  role === 'admin' ? 'staff' : null;
