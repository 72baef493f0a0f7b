import type { AuditEntry } from '@/domain/admin/audit';
import type { AdminBill } from '@/domain/admin/bill';
import type { AdminPayment } from '@/domain/admin/payment';
import type { AdminServer } from '@/domain/admin/server';
import type { AdminUser } from '@/domain/admin/user';
import { makeCustomer, newestOf } from '@/sample-data/customer';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminCustomerPort } from '@app/ports/adminCustomerPort';
import { refuseAfter, type Latency } from './latency';

/** Current lists of the admin demonstration. */
interface Business {
  latency: Latency;
  shift: ShiftDates;
  users: () => readonly AdminUser[];
  servers: () => readonly AdminServer[];
  payments: () => readonly AdminPayment[];
  bills: () => readonly AdminBill[];
  trail: () => readonly AuditEntry[];
}

/** The page of a demo customer, with read-only sample data (D51). */
export function makeCustomerSample(business: Business): AdminCustomerPort {
  const { latency, shift, users, servers, payments, bills, trail } = business;
  const action = refuseAfter(latency);
  return {
    async customer(id, signal) {
      await latency(signal);
      const user = users().find((each) => each.id === id);
      if (!user) return null;
      const ofUser = <Row extends { user: string }>(rows: readonly Row[]) =>
        newestOf(rows.filter((row) => row.user === user.email));
      return {
        ...shift(makeCustomer()),
        user,
        servers: ofUser(servers()),
        payments: ofUser(payments()),
        bills: ofUser(bills()),
        history: newestOf(trail().filter(({ customer }) => customer === user.email)),
      };
    },
    async previewMerge(id, email, signal) {
      await latency(signal);
      const closes = users().find((each) => each.email === email);
      if (!closes) return null;
      const { makeMergePreview } = await import('@/sample-data/accountMerge');
      return makeMergePreview({ closes, obstacles: closes.id === id ? ['sameAccount'] : [] });
    },
    mergeUsers: action,
    adjustBalance: action,
    addBill: action,
    addStaffNote: action,
    deleteStaffNote: action,
  };
}
