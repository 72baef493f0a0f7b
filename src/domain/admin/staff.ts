import { emptyUserDraft, userProblems, type UserProblems } from './userForm';
import { staffRoles, type StaffRole } from './rights';
import { oneOf, type ListRules } from '../list/listRules';
import type { IsoDateTime } from '../time/dates';
import type { AdminUserId } from './user';

/** A member of the provider's staff. */
export interface StaffMember {
  id: AdminUserId;
  name: string;
  email: string;
  role: StaffRole;
  /** Whether `ADMIN_EMAILS` names this owner, so that the portal cannot change the role. */
  isFixed: boolean;
  /** `null` before the first sign-in. */
  lastLogin: IsoDateTime | null;
}

export const staffKeys = ['name', 'email', 'role', 'lastLogin'] as const;
export type StaffKey = (typeof staffKeys)[number];

export interface StaffConditions {
  role: StaffRole;
}

/** The list of the staff, by name. */
export const staffRules: ListRules<StaffMember, AdminUserId, StaffKey, StaffConditions> = {
  id: ({ id }) => id,
  searchable: ({ name, email }) => [name, email],
  sorts: {
    name: { by: 'text', of: ({ name }) => name },
    email: { by: 'text', of: ({ email }) => email },
    role: { by: 'number', of: ({ role }) => staffRoles.indexOf(role) },
    lastLogin: { by: 'text', of: ({ lastLogin }) => lastLogin ?? '' },
  },
  usualSort: { key: 'name', direction: 'ascending' },
  conditions: { role: oneOf('role', staffRoles, ({ role }) => role) },
};

/** Draft of an invitation or a role change. A member's name and e-mail are read-only. */
export interface StaffDraft {
  name: string;
  email: string;
  role: StaffRole;
  /** Whether the role may go to an account that exists. */
  isExisting: boolean;
}

export const emptyStaffDraft: StaffDraft = { name: '', email: '', role: 'support', isExisting: false };

/** Finds the problems that keep a draft from being sent. A role change never has any. */
export const staffProblems = (draft: StaffDraft, member: StaffMember | null): UserProblems =>
  member === null ? userProblems({ ...emptyUserDraft, ...draft }) : {};

/** Reason why a member's role cannot be changed or removed. */
export type StaffLock = 'fixed' | 'self' | 'lastOwner';

/**
 * Finds the reason why a member's role cannot be taken away. The portal always needs an owner, and nobody can lock
 * themselves out.
 *
 * @param owners number of owners, including this member
 */
export function staffLock(
  member: Pick<StaffMember, 'email' | 'role' | 'isFixed'>,
  self: string,
  owners: number,
): StaffLock | null {
  if (member.isFixed) return 'fixed';
  if (member.email === self) return 'self';
  return member.role === 'owner' && owners <= 1 ? 'lastOwner' : null;
}
