import type { AdminBill } from '@/domain/admin/bill';
import { exampleBills, makeBill } from './bills';

/** Makes an unpaid bill of a customer, with changes. */
export function makeAdminBill(changes: Partial<AdminBill> = {}): AdminBill {
  const { continueAt: _, ...bill } = makeBill(changes);
  return { ...bill, user: 'anna.sokolova@example.ru', ...changes };
}

/** One bill per state. */
export const exampleAdminBills: readonly AdminBill[] = exampleBills.map((bill) =>
  makeAdminBill({
    ...bill,
    user: bill.payer.startsWith('ООО') ? 'office@severniy.example' : 'anna.sokolova@example.ru',
  }),
);
