import { customerRows, type CustomerOverview, type Newest, type StaffNote } from '@/domain/admin/customer';
import { rubles } from '@/domain/money/money';
import type { TicketId } from '@/domain/support/support';
import { makeAdminBill } from './adminBills';
import { makeAdminPayment } from './adminPayments';
import { sampleAdminServers } from './adminServers';
import { makeAdminUser } from './adminUsers';
import { sampleMails } from './mails';
import { sampleAuditTrail } from './auditTrail';

/** Returns the first rows of a list and its length. */
export const newestOf = <Row>(rows: readonly Row[]): Newest<Row> => ({
  items: rows.slice(0, customerRows),
  total: rows.length,
});

/** Makes a note of staff, with changes. */
export function makeStaffNote(changes: Partial<StaffNote> = {}): StaffNote {
  return {
    id: 12,
    at: '2026-11-19T10:24:00Z',
    author: 'admin@meridian.example',
    text: 'Просит счета до 5-го числа. Звонить только с 10 до 18 по Москве.',
    isOwn: true,
    ...changes,
  };
}

const anna = makeAdminUser();

/** Makes the page of a customer of some years, with changes. */
export function makeCustomer(changes: Partial<CustomerOverview> = {}): CustomerOverview {
  return {
    user: anna,
    contacts: {
      phone: '+7 916 000-00-00',
      contactPerson: 'Анна Соколова',
      organization: 'ИП Соколова А. В.',
      inn: '500100732259',
    },
    secondFactorSince: '2026-11-02T18:24:00Z',
    mergedInto: null,
    mergedFrom: [],
    servers: newestOf(sampleAdminServers.filter(({ user }) => user === anna.email)),
    orders: newestOf([
      {
        id: 7003,
        at: '2026-11-18T12:30:00Z',
        titles: ['Diadem[GB]'],
        status: 'inProgress' as const,
        amount: rubles(1577),
        paymentId: 7124,
      },
      {
        id: 6981,
        at: '2026-10-24T09:05:00Z',
        titles: ['shop.example.ru', 'mail.example.ru'],
        status: 'done' as const,
        amount: rubles(3154),
        paymentId: null,
      },
    ]),
    bills: newestOf([
      makeAdminBill(),
      makeAdminBill({ id: 5084, number: 'MRD-5084', date: '2026-10-24', state: 'paid', owed: rubles(0) }),
    ]),
    payments: newestOf([
      makeAdminPayment(),
      makeAdminPayment({ id: 7098, date: '2026-11-02', status: 'Failed', failure: 'insufficientFunds' }),
    ]),
    documents: newestOf([
      {
        id: 311,
        kind: 'act' as const,
        number: '2026-104',
        date: '2026-10-31' as const,
        amount: rubles(6308),
        path: null,
      },
      {
        id: 290,
        kind: 'receipt' as const,
        number: '2026-977',
        date: '2026-10-24' as const,
        amount: rubles(3154),
        path: null,
      },
    ]),
    tickets: newestOf([
      {
        id: 5017 as TicketId,
        subject: 'Сервер не отвечает после перезагрузки',
        department: 'technical' as const,
        status: 'queued' as const,
        updatedAt: '2026-11-21T07:41:00Z' as const,
      },
      {
        id: 4950 as TicketId,
        subject: 'Акт за октябрь',
        department: 'billing' as const,
        status: 'closed' as const,
        updatedAt: '2026-11-03T11:20:00Z' as const,
      },
    ]),
    signIns: newestOf([
      { id: 902, at: '2026-11-21T08:12:00Z' as const, device: 'Firefox, Windows' },
      { id: 871, at: '2026-11-19T19:02:00Z' as const, device: null },
    ]),
    mails: newestOf(sampleMails.filter(({ email }) => email === anna.email)),
    notes: [makeStaffNote()],
    history: newestOf(sampleAuditTrail.filter(({ customer }) => customer === anna.email)),
    ...changes,
  };
}
