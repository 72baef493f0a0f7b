import { canCredit, canProcess, type AdminPayment } from '@/domain/admin/payment';
import { rubles } from '@/domain/money/money';
import { makeBillItem } from './bills';

/** Adds the expected amount to a payment that is unpaid or may still be paid. */
function withExpected(payment: Omit<AdminPayment, 'expected'>): AdminPayment {
  const isExpected = canProcess(payment) || canCredit(payment);
  const expected = { currency: 'RUB', minor: payment.amount, isWhole: false } as const;
  return { ...payment, expected: isExpected ? expected : null };
}

/** Makes a paid payment, with changes. */
export function makeAdminPayment(changes: Partial<AdminPayment> = {}): AdminPayment {
  const payment = withExpected({
    id: 7124,
    user: 'anna.sokolova@example.ru',
    account: 'open',
    amount: rubles(1577),
    method: 'ruCards',
    status: 'Completed',
    date: '2026-11-18',
    items: [makeBillItem({ title: 'Diadem[GB]', months: 1 })],
    failure: null,
    isTopUp: false,
    ...changes,
  });
  return { ...payment, ...changes };
}

type Row = readonly [
  user: string,
  amount: number,
  method: AdminPayment['method'],
  status: AdminPayment['status'],
  date: AdminPayment['date'],
  plans: string,
];

/** Newest first, each with the plans of its servers. */
const rows: readonly Row[] = [
  ['s.nguyen@example.com', 577, 'crypto', 'Pending', '2026-11-21', 'Naos[NL]'],
  ['office@severniy.example', 8000, 'manual', 'Pending', '2026-11-20', 'Alphard[RU]'],
  ['p.ivanov@example.ru', 677, 'cards', 'Failed', '2026-11-19', 'Haedus[NL]'],
  ['anna.sokolova@example.ru', 1577, 'ruCards', 'Completed', '2026-11-18', 'Diadem[GB]'],
  ['r.gareev@example.ru', 977, 'manual', 'Pending', '2026-11-16', 'Brachium[RU]'],
  ['maria.lopez@example.com', 4131, 'cards', 'Completed', '2026-11-10', 'Nembus[US]'],
  ['info@pixelhaus.example', 10877, 'cards', 'Completed', '2026-11-05', 'Alphard[DE], Castor[DE]'],
  ['d.morozov@example.ru', 8877, 'ruCards', 'Completed', '2026-11-04', 'Sirius[RU], Okul[RU]'],
  ['office@severniy.example', 13977, 'manual', 'Completed', '2026-11-01', 'Electra[RU], Castor[RU]'],
  ['s.nguyen@example.com', 1645, 'crypto', 'Completed', '2026-10-06', 'Naos[NL]'],
  ['info@pixelhaus.example', 10877, 'cards', 'Completed', '2026-10-05', 'Alphard[DE], Castor[DE]'],
  ['d.morozov@example.ru', 8877, 'ruCards', 'Completed', '2026-10-04', 'Sirius[RU], Okul[RU]'],
  ['office@severniy.example', 13977, 'manual', 'Completed', '2026-10-01', 'Electra[RU], Castor[RU]'],
  ['oleg.tarasov@example.ru', 1577, 'sberPay', 'Failed', '2026-09-28', 'Diadem[RU]'],
  ['p.ivanov@example.ru', 1930, 'cards', 'Completed', '2026-09-09', 'Haedus[NL]'],
  ['info@pixelhaus.example', 10877, 'cards', 'Completed', '2026-09-05', 'Alphard[DE], Castor[DE]'],
  ['d.morozov@example.ru', 8877, 'ruCards', 'Completed', '2026-09-04', 'Sirius[RU], Okul[RU]'],
  ['oleg.tarasov@example.ru', 1577, 'sberPay', 'Completed', '2026-08-28', 'Diadem[RU]'],
  ['elena.kravtsova@example.com', 3116, 'cards', 'Completed', '2026-08-20', 'Naos[GB]'],
  ['info@pixelhaus.example', 10877, 'cards', 'Completed', '2026-08-05', 'Alphard[DE], Castor[DE]'],
  ['d.morozov@example.ru', 8877, 'ruCards', 'Completed', '2026-08-04', 'Sirius[RU], Okul[RU]'],
  ['k.weiss@example.de', 9966, 'cards', 'Completed', '2026-07-16', 'Brachium[DE]'],
  ['d.morozov@example.ru', 8877, 'ruCards', 'Completed', '2026-07-04', 'Sirius[RU], Okul[RU]'],
  ['maria.lopez@example.com', 1377, 'cards', 'Failed', '2026-06-24', 'Nembus[US]'],
  ['p.ivanov@example.ru', 677, 'cards', 'Completed', '2026-06-09', 'Haedus[NL]'],
  ['d.morozov@example.ru', 8877, 'ruCards', 'Completed', '2026-06-04', 'Sirius[RU], Okul[RU]'],
];

const newestId = 7126;

/** Sample payments of the admin area; §9 defines none. */
export const sampleAdminPayments: readonly AdminPayment[] = rows.map(
  ([user, amount, method, status, date, plans], index) =>
    withExpected({
      id: newestId - index,
      user,
      account: 'open',
      amount: rubles(amount),
      method,
      status,
      date,
      items: plans.split(', ').map((title) => makeBillItem({ title, months: 1 })),
      failure: status === 'Failed' ? 'refusedByBank' : null,
      isTopUp: false,
    }),
);
