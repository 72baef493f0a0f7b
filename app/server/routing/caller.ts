import type { StaffRole } from '@/domain/admin/rights';

/** User who makes a call. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'customer' | 'admin';
  /** Role among the provider's staff; null for a customer. */
  readonly staffRole: StaffRole | null;
  /** Of the session's row. */
  readonly sessionId: string;
  /** The administrator who looks at this account and may change nothing of it, by e-mail; null for its owner (D33). */
  readonly viewedBy: string | null;
}
