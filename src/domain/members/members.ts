import type { OwnPasswordRefusal } from '@/domain/auth/ownPassword';
import { usableEmail } from '../auth/fieldRules';
import type { IsoDateTime } from '../time/dates';
import type { AccountRole, MemberRole } from './memberRole';

/** A colleague with access to an account. */
export interface Member {
  id: number;
  name: string;
  email: string;
  role: MemberRole;
  since: IsoDateTime;
  /** Whether it is the person who looks. */
  isSelf: boolean;
}

/** An invitation that nobody has accepted yet. */
export interface Invitation {
  id: number;
  email: string;
  role: MemberRole;
  expiresAt: IsoDateTime;
  isExpired: boolean;
}

/** The people of an account. */
export interface Members {
  owner: { name: string; email: string };
  /** Role of the person who looks. */
  role: AccountRole;
  members: readonly Member[];
  invitations: readonly Invitation[];
  /** Limit of colleagues and invitations together. */
  max: number;
}

/** An account that a person can act for. */
export interface OwnAccount {
  /** Id of the membership; null for the person's own account. */
  id: number | null;
  name: string;
  email: string;
  role: AccountRole;
  /** Whether the session acts for it. */
  isCurrent: boolean;
}

/** An invitation is valid for this many days, and works once. */
const invitationDays = 7;

/** Returns the moment when a new invitation expires. */
export const invitationExpiry = (now: Date): Date =>
  new Date(now.getTime() + invitationDays * 24 * 3_600_000);

/** An invitation as it is typed. */
export interface InvitationDraft {
  email: string;
  role: MemberRole;
}

export const emptyInvitation: InvitationDraft = { email: '', role: 'technician' };

export interface InvitationProblems {
  email?: 'required' | 'invalid';
}

/** Finds the problems that keep an invitation from being sent. */
export function invitationProblems({ email }: InvitationDraft): InvitationProblems {
  if (email.trim() === '') return { email: 'required' };
  return usableEmail(email) === null ? { email: 'invalid' } : {};
}

/** Why somebody cannot be invited. */
export type InvitationRefusal = 'alreadyMember' | 'tooManyMembers' | 'mailNotSent' | 'tooManyTries';

/** Why an invitation was not accepted. */
export type AcceptRefusal = 'invitationInvalid' | 'invitedElsewhere' | 'alreadyMember' | 'staffAccount';

/** Why an account was not transferred. */
export type TransferRefusal = OwnPasswordRefusal | 'accountInUse' | 'staffAccount';
