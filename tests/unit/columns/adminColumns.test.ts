import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminServer } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeAuditEntry } from '@/sample-data/auditTrail';
import { makeFailedJob } from '@/sample-data/failedJobs';
import { makeAdminRefund } from '@/sample-data/refunds';
import { auditColumns } from '@/screens/admin/AdminAuditScreen/auditColumns';
import { adminBillColumns } from '@/screens/admin/AdminBillsScreen/adminBillColumns';
import { jobColumns } from '@/screens/admin/AdminJobsScreen/jobColumns';
import { mailTextColumns } from '@/screens/admin/AdminMailTextsScreen/mailTextColumns';
import { mailColumns } from '@/screens/admin/AdminMailsScreen/mailColumns';
import { paymentColumns } from '@/screens/admin/AdminPaymentsScreen/paymentColumns';
import { refundColumns } from '@/screens/admin/AdminRefundsScreen/refundColumns';
import { serverColumns, serverFacts } from '@/screens/admin/AdminServersScreen/serverColumns';
import { differenceColumns } from '@/screens/admin/AdminStatementsScreen/differenceColumns';
import { unclaimedColumns } from '@/screens/admin/AdminUnclaimedScreen/unclaimedColumns';
import { userColumns } from '@/screens/admin/AdminUsersScreen/userColumns';
import { makeMailText } from '@/sample-data/mailTexts';
import { makeSentMail } from '@/sample-data/mails';
import { makeDifference } from '@/sample-data/statements';
import { makeUnclaimed } from '@/sample-data/unclaimed';
import { keyTexts, toneOf } from '../support/keyTexts';
import { cellOf, describeColumns } from './describeColumns';

describe('a column names its field, sorts by it, shows it, and has its room', () => {
  test('users (§3)', () => {
    const user = makeAdminUser({ balance: rubles(2450.5), servers: 4, lastLogin: '2026-11-20T08:12:00Z' });
    expect(describeColumns(userColumns(keyTexts), user)).toEqual([
      ['id', 'adminUsers.column.id', '', '#1'],
      ['name', 'adminUsers.column.name', 'title', 'Анна Соколова'],
      ['email', 'adminUsers.column.email', '', 'anna.sokolova@example.ru'],
      ['status', 'adminUsers.column.status', 'status', 'adminUsers.status.Active'],
      ['balance', 'adminUsers.column.balance', '', '2 450,50 RUB'],
      ['servers', 'adminUsers.column.servers', 'middle', '4'],
      ['joined', 'adminUsers.column.joined', 'wide', '14.03.2025'],
      ['lastLogin', 'adminUsers.column.lastLogin', 'wide', '20.11.2026, 08:12'],
    ]);
    expect(cellOf(userColumns(keyTexts), makeAdminUser({ lastLogin: null }), 'lastLogin')).toBe(
      'adminUsers.neverLoggedIn',
    );
  });

  test('servers (§3)', () => {
    const server = makeAdminServer();
    expect(describeColumns(serverFacts(keyTexts), server)).toEqual([
      ['id', 'adminServers.column.id', '', '#1024'],
      ['name', 'adminServers.column.name', 'title', 'shop.example.ru'],
      ['user', 'adminServers.column.user', '', 'anna.sokolova@example.ru'],
      ['status', 'adminServers.column.status', 'status', 'adminServers.status.Running'],
      ['datacenter', 'adminServers.column.datacenter', 'wide', 'Великобритания'],
      ['ip', 'adminServers.column.ip', 'middle', '185.104.113.20'],
      ['plan', 'adminServers.column.plan', 'wide', 'Diadem[GB]'],
      ['created', 'adminServers.column.created', '', '24.03.2025'],
      ['expires', 'adminServers.column.expires', '', '24.12.2026'],
    ]);
    expect(serverColumns(keyTexts).map(({ key }) => key)).not.toContain('created');
    expect(cellOf(serverColumns(keyTexts), makeAdminServer({ ip: '' }), 'ip')).toBe('common.noAddress');
  });

  test('payments (§3)', () => {
    const payment = makeAdminPayment({ amount: rubles(1577), date: '2026-11-18', method: 'sberPay' });
    expect(describeColumns(paymentColumns(keyTexts), payment)).toEqual([
      ['id', 'adminPayments.column.id', 'title', '#7124'],
      ['user', 'adminPayments.column.user', '', 'anna.sokolova@example.ru'],
      [
        'description',
        'adminPayments.column.description',
        'middle',
        'bills.item.months {"thing":"Diadem[GB]","count":1}',
      ],
      ['amount', 'adminPayments.column.amount', '', '1 577,00 RUB'],
      ['method', 'adminPayments.column.method', 'wide', 'paymentMethod.sberPay'],
      ['date', 'adminPayments.column.date', '', '18.11.2026'],
      ['status', 'adminPayments.column.status', 'status', 'adminPayments.status.Completed'],
    ]);
    const failed = makeAdminPayment({ status: 'Failed', failure: 'expired', account: 'deleted' });
    expect(cellOf(paymentColumns(keyTexts), failed, 'user')).toContain('adminPayments.accountDeleted');
    expect(cellOf(paymentColumns(keyTexts), failed, 'status')).toContain('adminPayments.failure.expired');
  });

  test('bills', () => {
    const bill = makeAdminBill({
      payer: 'ООО «Ветер»',
      date: '2026-11-18',
      amount: rubles(1577),
      state: 'unpaid',
    });
    expect(describeColumns(adminBillColumns(keyTexts), bill)).toEqual([
      ['number', 'adminBills.column.number', 'title', bill.number],
      ['user', 'adminBills.column.user', '', 'anna.sokolova@example.ru'],
      ['payer', 'adminBills.column.payer', 'middle', 'ООО «Ветер»'],
      ['date', 'adminBills.column.date', 'middle', '18.11.2026'],
      ['state', 'adminBills.column.state', 'status', 'bills.state.unpaid'],
      ['amount', 'adminBills.column.amount', '', '1 577,00 RUB'],
    ]);
  });

  test('refunds', () => {
    const refund = makeAdminRefund();
    expect(describeColumns(refundColumns(keyTexts), refund)).toEqual([
      ['id', 'adminRefunds.column.id', '', '#9004'],
      ['user', 'adminRefunds.column.user', 'title', 'anna.sokolova@example.ru'],
      ['payment', 'adminRefunds.column.payment', 'wide', 'MRD-5012'],
      ['amount', 'adminRefunds.column.amount', '', '1 103,90 RUB'],
      ['target', 'adminRefunds.column.target', 'status', 'adminRefunds.target.balance'],
      ['reason', 'adminRefunds.column.reason', '', 'adminRefunds.reason.unusedDays'],
      ['at', 'adminRefunds.column.at', 'middle', '21.11.2026, 09:12'],
    ]);
    const waiting = makeAdminRefund({ payment: null, state: 'toSend', note: 'Просьба клиента' });
    const columns = refundColumns(keyTexts);
    expect(cellOf(columns, waiting, 'payment')).toContain('adminRefunds.noPayment');
    expect(cellOf(columns, waiting, 'target')).toBe('adminRefunds.state.toSend');
    expect(cellOf(columns, waiting, 'reason')).toBe('Просьба клиента');
  });

  test('differences of statements', () => {
    expect(describeColumns(differenceColumns(keyTexts), makeDifference({ reference: 'ref' }))).toEqual([
      ['payment', 'adminStatements.column.payment', 'title', 'MRD-5012ref'],
      ['day', 'adminStatements.column.day', '', '20.11.2026'],
      ['gateway', 'adminStatements.column.gateway', 'wide', 'adminStatements.gateway.yookassa'],
      ['kind', 'adminStatements.column.kind', 'middle', 'adminStatements.kind.payment'],
      ['here', 'adminStatements.column.here', '', '1 577,00 RUB'],
      ['there', 'adminStatements.column.there', '', '1 557,00 RUB'],
      ['state', 'adminStatements.column.state', 'status', 'adminStatements.state.otherSum'],
    ]);
    const unknown = makeDifference({ payment: null, reference: null, here: null, state: 'missingHere' });
    expect(cellOf(differenceColumns(keyTexts), unknown, 'payment')).toBe('adminStatements.unknown');
    expect(cellOf(differenceColumns(keyTexts), unknown, 'here')).toBe('adminStatements.nothing');
  });

  test('unclaimed money', () => {
    expect(describeColumns(unclaimedColumns(keyTexts), makeUnclaimed())).toEqual([
      ['id', 'adminUnclaimed.column.id', '', '#31'],
      ['receivedOn', 'adminUnclaimed.column.receivedOn', '', '20.11.2026'],
      [
        'reference',
        'adminUnclaimed.column.reference',
        'title',
        'Иванов И. И., оплата услуг хостинга, без НДС',
      ],
      ['amount', 'adminUnclaimed.column.amount', '', '1 577,00 RUB'],
      ['state', 'adminUnclaimed.column.state', 'status', 'adminUnclaimed.state.waiting'],
    ]);
    const assigned = makeUnclaimed({ state: 'assigned', user: 'ann@example.com' });
    expect(cellOf(unclaimedColumns(keyTexts), assigned, 'state')).toContain('ann@example.com');
  });

  test('sent mails', () => {
    const [at, kind, ...others] = describeColumns(mailColumns(keyTexts), makeSentMail());
    expect(at?.slice(0, 3)).toEqual(['at', 'adminMails.column.at', '']);
    expect(kind?.slice(0, 3)).toEqual(['kind', 'adminMails.column.kind', 'title']);
    expect(cellOf(mailColumns(keyTexts), makeSentMail(), 'kind')).toContain('adminMails.kind.renewing');
    expect(others).toEqual([
      ['email', 'adminMails.column.email', '', 'anna.sokolova@example.ru'],
      ['result', 'adminMails.column.result', 'status', 'adminMails.result.sent'],
    ]);
  });

  test('mail texts', () => {
    const columns = mailTextColumns(keyTexts);
    expect(describeColumns(columns, makeMailText()).slice(1)).toEqual([
      ['language', 'adminMailTexts.column.language', '', 'adminMailTexts.language.ru'],
      ['state', 'adminMailTexts.column.state', 'status', 'adminMailTexts.state.default'],
    ]);
    const template = cellOf(columns, makeMailText(), 'template');
    expect(template).toContain('adminMailTexts.template.renewing');
    expect(template).toContain('{domain}');
  });

  test('failed jobs', () => {
    const job = makeFailedJob();
    expect(describeColumns(jobColumns(keyTexts), job)).toEqual([
      ['id', 'adminJobs.column.id', '', '#412'],
      ['subject', 'adminJobs.column.subject', 'title', 'adminJobs.subject.reboot'],
      ['title', 'adminJobs.column.title', '', 'shop.example.ru'],
      ['user', 'adminJobs.column.user', 'wide', 'anna.sokolova@example.ru'],
      ['reason', 'adminJobs.column.reason', 'middle', 'The automation answered 503 to POST /operations'],
      ['failedAt', 'adminJobs.column.failedAt', '', '21.11.2026, 08:14'],
    ]);
    expect(cellOf(jobColumns(keyTexts), makeFailedJob({ user: null }), 'user')).toContain('adminJobs.noUser');
  });

  test('audit trail (D33)', () => {
    const changes = [
      { field: 'amount', before: '100', after: '157700' },
      { field: 'status', before: 'Active', after: 'Suspended' },
      { field: 'name', before: null, after: 'shop' },
    ];
    const entry = makeAuditEntry({ changes, customer: 'boris@example.ru' });
    const columns = auditColumns(keyTexts);
    expect(describeColumns(columns, makeAuditEntry({ changes: [], customer: 'boris@example.ru' }))).toEqual([
      ['at', 'adminAudit.column.at', '', '21.11.2026, 09:02'],
      ['kind', 'adminAudit.column.kind', 'title', 'adminAudit.event.serverEdited'],
      ['subject', 'adminAudit.column.subject', '', 'shop.example.ru'],
      ['customer', 'adminAudit.column.customer', 'middle', 'boris@example.ru'],
      ['admin', 'adminAudit.column.admin', 'middle', 'admin@meridian.example'],
    ]);
    expect(cellOf(columns, entry, 'kind')).toContain('"field":"adminAudit.field.amount"');
    expect(cellOf(columns, entry, 'kind')).toContain('adminAudit.moreChanges {"count":2}');
    const nameless = makeAuditEntry({ subject: '', customer: '', admin: '' });
    expect(['subject', 'customer', 'admin'].map((key) => cellOf(columns, nameless, key))).toEqual([
      'adminAudit.noSubject',
      '—adminAudit.noCustomer',
      'adminAudit.portal',
    ]);
  });
});

/** The tone of a cell for each value of a field. */
function tones<Row>(
  columns: readonly GridColumn<Row, string>[],
  key: string,
  rows: readonly Row[],
): readonly (string | undefined)[] {
  return rows.map((row) => toneOf(columns.find((column) => column.key === key)?.cell(row)));
}

describe('the tone of a status (§4)', () => {
  test('payments', () => {
    const statuses = ['Completed', 'Pending', 'Failed', 'PartlyRefunded', 'Refunded'] as const;
    const rows = statuses.map((status) => makeAdminPayment({ status }));
    const shown = tones(paymentColumns(keyTexts), 'status', rows);
    expect(shown).toEqual(['success', 'warning', 'danger', 'info', 'info']);
  });

  test('users', () => {
    const rows = (['Active', 'Suspended'] as const).map((status) => makeAdminUser({ status }));
    expect(tones(userColumns(keyTexts), 'status', rows)).toEqual(['success', 'danger']);
  });

  test('servers', () => {
    const statuses = ['Running', 'Stopped', 'Suspended', 'Ordered', 'Activation', 'Stopping'] as const;
    const rows = statuses.map((status) => makeAdminServer({ status }));
    const shown = tones(serverColumns(keyTexts), 'status', rows);
    expect(shown).toEqual(['success', 'neutral', 'danger', 'warning', 'info', 'neutral']);
  });

  test('bills', () => {
    const states = ['unpaid', 'atBank', 'paid', 'canceled', 'refunded'] as const;
    const rows = states.map((state) => makeAdminBill({ state }));
    const shown = tones(adminBillColumns(keyTexts), 'state', rows);
    expect(shown).toEqual(['warning', 'info', 'success', 'neutral', 'neutral']);
  });

  test('refunds', () => {
    const states = ['sent', 'atBank', 'toSend', 'canceled'] as const;
    const rows = states.map((state) => makeAdminRefund({ state }));
    expect(tones(refundColumns(keyTexts), 'target', rows)).toEqual([
      'success',
      'warning',
      'warning',
      'neutral',
    ]);
  });
});

test('a sum of the audit trail is recorded in kopecks', () => {
  const entry = makeAuditEntry({ changes: [{ field: 'amount', before: null, after: '157700' }] });
  expect(cellOf(auditColumns(keyTexts), entry, 'kind')).toMatch(/"after":"1.577,00.RUB"/);
});
