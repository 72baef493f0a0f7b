import type { StaffRole } from '@/domain/admin/rights';

/** User who makes a call. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'customer' | 'admin';
  /** Staff role; null for a customer. */
  readonly staffRole: StaffRole | null;
  /** Id of the session. */
  readonly sessionId: string;
  /** E-mail of an administrator who views this account read-only; null for its owner (D33). */
  readonly viewedBy: string | null;
}
