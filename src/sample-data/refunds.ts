import type { AdminRefund } from '@/domain/admin/refund';
import { rubles } from '@/domain/money';

/** Money that was given back by the refund policy, changed where a story or a test needs it. */
export function makeAdminRefund(changes: Partial<AdminRefund> = {}): AdminRefund {
  return {
    id: 9004,
    user: 'anna.sokolova@example.ru',
    payment: 'MRD-5012',
    amount: rubles(1103.9),
    target: 'balance',
    reason: 'unusedDays',
    note: null,
    at: '2026-11-21T09:12:00Z',
    isSent: true,
    ...changes,
  };
}

/** Newest first. */
export const sampleRefunds: readonly AdminRefund[] = [
  makeAdminRefund(),
  makeAdminRefund({
    id: 9003,
    user: 's.nguyen@example.com',
    payment: 'MRD-5009',
    amount: rubles(500),
    target: 'method',
    reason: 'decided',
    note: 'Простой 19 ноября, обращение #5017',
    at: '2026-11-20T15:40:00Z',
    isSent: false,
  }),
  makeAdminRefund({
    id: 9002,
    user: 's.nguyen@example.com',
    payment: 'MRD-5008',
    amount: rubles(1577),
    reason: 'notDelivered',
    at: '2026-11-20T17:42:00Z',
  }),
  makeAdminRefund({ id: 9001, payment: null, amount: rubles(430.8), reason: 'notStarted' }),
];
