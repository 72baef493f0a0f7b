import type { StaffRole } from '@/domain/admin/rights';

interface Roles {
  readonly email: string;
  readonly role: string;
}

interface Listed {
  readonly adminEmails: readonly string[];
}

/** Returns the role for an e-mail and the role in the database. */
export function roleOf({ email, role }: Roles, { adminEmails }: Listed): 'customer' | 'admin' {
  return role === 'admin' || adminEmails.includes(email) ? 'admin' : 'customer';
}

/** Returns the staff role, null for a customer. Addresses in `ADMIN_EMAILS` are owners. */
export function staffRoleOf(
  found: Roles & { readonly staffRole: StaffRole | null },
  deps: Listed,
): StaffRole | null {
  if (roleOf(found, deps) !== 'admin') return null;
  return deps.adminEmails.includes(found.email) ? 'owner' : (found.staffRole ?? 'owner');
}
