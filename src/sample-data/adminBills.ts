import type { AdminBill } from '@/domain/admin/bill';
import { exampleBills, makeBill } from './bills';

/** A bill of a customer that waits for its money, changed where a story or a test needs it. */
export function makeAdminBill(changes: Partial<AdminBill> = {}): AdminBill {
  const { continueAt: _, ...bill } = makeBill(changes);
  return { ...bill, user: 'anna.sokolova@example.ru', ...changes };
}

/** A bill of each state. */
export const exampleAdminBills: readonly AdminBill[] = exampleBills.map((bill) =>
  makeAdminBill({
    ...bill,
    user: bill.payer.startsWith('ООО') ? 'office@severniy.example' : 'anna.sokolova@example.ru',
  }),
);
