import type { AdminRefund } from '@/domain/admin/refund';
import { rubles } from '@/domain/money/money';
import { draftOfPayer } from '@/domain/payment/payer';
import { organizationPayer } from './payers';

/** Makes a refund by the refund policy, with changes. */
export function makeAdminRefund(changes: Partial<AdminRefund> = {}): AdminRefund {
  return {
    id: 9004,
    user: 'anna.sokolova@example.ru',
    account: 'open',
    payment: 'MRD-5012',
    amount: rubles(1103.9),
    target: 'balance',
    reason: 'unusedDays',
    note: null,
    at: '2026-11-21T09:12:00Z',
    state: 'sent',
    recipient: null,
    cancelNote: null,
    ...changes,
  };
}

/** Makes a refund of a bank transfer, which an administrator pays by transfer. */
export const makeTransferredRefund = (changes: Partial<AdminRefund> = {}): AdminRefund =>
  makeAdminRefund({
    id: 9000,
    user: 'office@severniy.example',
    payment: 'MRD-5010',
    amount: rubles(13_977),
    target: 'method',
    reason: 'decided',
    note: 'Заявление от 19 ноября',
    at: '2026-11-20T10:05:00Z',
    state: 'toSend',
    recipient: draftOfPayer(organizationPayer),
    ...changes,
  });

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
    state: 'atBank',
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
  makeTransferredRefund(),
];
