import type { GeneratedAlways } from 'kysely';
import type { MemberRole } from '@/domain/members/memberRole';

/** A colleague's access to an account. Its sessions and tokens are deleted with it. */
export interface MembershipTable {
  id: GeneratedAlways<number>;
  accountId: string;
  userId: string;
  role: MemberRole;
  since: Date;
}

/** An invitation that nobody has accepted. */
export interface InvitationTable {
  id: GeneratedAlways<number>;
  accountId: string;
  email: string;
  role: MemberRole;
  /** SHA-256 of the token of its link, which has 256 random bits. */
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

declare module '../db/schema' {
  interface Schema {
    membership: MembershipTable;
    invitation: InvitationTable;
  }
}
