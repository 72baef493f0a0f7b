import type { StaffRole } from '@/domain/admin/rights';

interface Roles {
  readonly email: string;
  readonly role: string;
}

interface Listed {
  readonly adminEmails: readonly string[];
}

/** Returns the role of somebody with this e-mail and this role in the database. */
export function roleOf({ email, role }: Roles, { adminEmails }: Listed): 'customer' | 'admin' {
  return role === 'admin' || adminEmails.includes(email) ? 'admin' : 'customer';
}

/** Returns the role among the staff, null for a customer. Everybody of `ADMIN_EMAILS` is an owner. */
export function staffRoleOf(
  found: Roles & { readonly staffRole: StaffRole | null },
  deps: Listed,
): StaffRole | null {
  if (roleOf(found, deps) !== 'admin') return null;
  return deps.adminEmails.includes(found.email) ? 'owner' : (found.staffRole ?? 'owner');
}
