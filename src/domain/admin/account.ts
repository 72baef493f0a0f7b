import type { StaffRole } from './rights';
import type { TimeZone } from '@/domain/time/timeZone';

/** Administrator in the admin header (§2: a sample admin, and a badge). */
export interface AdminAccount {
  name: string;
  email: string;
  /** The rights of the pages' actions follow from it. */
  role: StaffRole;
  /** Events that the administrator has not seen. */
  notifications: number;
  /** The provider's, in which times are shown (D41). */
  timeZone: TimeZone;
}
