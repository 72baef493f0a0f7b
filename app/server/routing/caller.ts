import type { StaffRole } from '@/domain/admin/rights';
import type { ApiToken } from '@/domain/tokens/apiToken';

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
}
