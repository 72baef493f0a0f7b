import type { StaffRole } from '@/domain/admin/rights';
import type { MemberRole } from '@/domain/members/memberRole';
import type { ApiToken } from '@/domain/tokens/apiToken';

/** A colleague who acts for another account. */
export interface ActingMember {
  /** Id of the person's own account. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: MemberRole;
  readonly membershipId: number;
}

/** User who makes a call. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'customer' | 'admin';
  /** Staff role; null for a customer. */
  readonly staffRole: StaffRole | null;
  /** An administrator must set up a second factor before anything else (D33). */
  readonly needsSecondFactor: boolean;
  /** Id of the session; empty for a token. */
  readonly sessionId: string;
  /** API token that makes the call; null for a session. */
  readonly token: Pick<ApiToken, 'name' | 'scopes'> | null;
  /** E-mail of an administrator who views this account read-only; null for its owner (D33). */
  readonly viewedBy: string | null;
  /** Colleague who acts for this account within a role; null for its owner. */
  readonly member: ActingMember | null;
}

/** Returns the person behind a call, for calls that are not about the account acted for. */
export function personOf(caller: Caller): Caller {
  if (caller.member === null) return caller;
  const { id, email, firstName, lastName } = caller.member;
  return { ...caller, id, email, firstName, lastName, member: null };
}
