import type { Datacenter } from '@/domain/catalog/plan';
import type { StaffRole } from './rights';
import type { TimeZone } from '@/domain/time/timeZone';

/** Signed-in administrator, shown in the admin header (§2: a sample admin and a badge). */
export interface AdminAccount {
  name: string;
  email: string;
  /** Decides which actions the pages offer. */
  role: StaffRole;
  /** Number of events that the administrator has not seen. */
  notifications: number;
  /** The provider's time zone: the admin area shows times in it (D41). */
  timeZone: TimeZone;
  /** The provider's data centres, in the order of the catalogue. */
  datacenters: readonly Datacenter[];
}
