import { describe, expect, test, vi } from 'vitest';
import { toServerRow } from '@/domain/servers/serverRow';
import type { MenuItem } from '@/primitives/menuItem';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminServer } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeBill, makeBillItem } from '@/sample-data/bills';
import { makePayment } from '@/sample-data/payments';
import { makeServer } from '@/sample-data/servers';
import { adminBillMenuItems } from '@/screens/admin/AdminBillsScreen/adminBillMenuItems';
import { paymentMenuItems as adminPaymentMenuItems } from '@/screens/admin/AdminPaymentsScreen/paymentMenuItems';
import { serverMenuItems as adminServerMenuItems } from '@/screens/admin/AdminServersScreen/serverMenuItems';
import { userMenuItems } from '@/screens/admin/AdminUsersScreen/userMenuItems';
import { billMenuItems } from '@/screens/bills/BillListScreen/billMenuItems';
import { paymentMenuItems } from '@/screens/payments/PaymentHistoryScreen/paymentMenuItems';
import { serverMenuItems } from '@/screens/servers/ServerListScreen/serverMenuItems';
import { keyTexts } from '../support/keyTexts';

const { t } = keyTexts;

/**
 * An item in a line: its id, its label, and where it leads or what it calls. What is disabled says why instead. `calls`
 * has the callbacks' calls so far.
 */
function lines(items: readonly MenuItem[], calls: () => readonly string[]): readonly string[] {
  return items.map((item) => {
    if (item.kind === 'separator') return '-';
    if (item.kind === 'link')
      return `${item.id}: ${item.label} → ${item.disabledReason ? `(${item.disabledReason})` : item.href}`;
    if (item.kind !== 'action') return item.kind;
    if (item.disabledReason !== undefined) return `${item.id}: ${item.label} (${item.disabledReason})`;
    const before = calls().length;
    item.onSelect();
    return `${item.id}: ${item.label} ! ${calls().slice(before).join()}`;
  });
}

/** Callbacks that note their name and their arguments; the row that they are about is left out. */
function noted<Name extends string>(row: object, names: readonly Name[]) {
  const calls: string[] = [];
  const note = (name: Name) =>
    vi.fn((...args: readonly unknown[]) => {
      expect(args.at(args[0] === row ? 0 : 1)).toBe(row);
      calls.push([name, ...args.filter((arg) => arg !== row)].join(' '));
    });
  const actions = Object.fromEntries(names.map((name) => [name, note(name)])) as Record<
    Name,
    ReturnType<typeof note>
  >;
  return { actions, calls: () => calls };
}

describe('a server (§2, D7, D8)', () => {
  const names = ['onServerReboot', 'onTagsEdit', 'onDetailsOpen', 'onServerCancel', 'onServerKeep'] as const;
  function menuOf(changes: Parameters<typeof makeServer>[0]) {
    const row = toServerRow(makeServer(changes));
    const { actions, calls } = noted(row, names);
    return lines(serverMenuItems(row, t, actions), calls);
  }

  test('that runs has everything of §2, in its order', () => {
    expect(menuOf({ panelUrl: 'https://panel.example.ru/' })).toEqual([
      'edit: servers.edit → /dashboard/server-edit?id=1024',
      'reboot: servers.reboot ! onServerReboot',
      'addresses: servers.menu.addresses ! onDetailsOpen addresses',
      'renew: servers.menu.renew → /dashboard/server-renew?id=1024',
      'changeTariff: servers.menu.changeTariff → /dashboard/server-change-tariff?id=1024',
      'history: servers.menu.history ! onDetailsOpen history',
      'instructions: servers.menu.instructions ! onDetailsOpen instructions',
      'question: servers.menu.question → /dashboard/support/create?service=VPS%2FVDS&server=1024',
      'panel: servers.menu.panel → https://panel.example.ru/',
      'tags: servers.menu.tags ! onTagsEdit',
      'leaving: servers.menu.leave ! onServerCancel',
    ]);
  });

  test('that is suspended is neither rebooted nor opened', () => {
    const menu = menuOf({ status: 'Suspended', panelUrl: 'https://panel.example.ru/' });
    expect(menu[1]).toBe('reboot: servers.reboot (serverList.reason.rebootInactive)');
    expect(menu[8]).toBe('panel: servers.menu.panel → (serverList.reason.panelInactive)');
  });

  test('that is cancelled is neither renewed nor resized, and can stay', () => {
    const menu = menuOf({ leavesOn: '2026-12-24', panelUrl: null });
    expect(menu[3]).toBe('renew: servers.menu.renew → (servers.reason.leaving)');
    expect(menu[4]).toBe('changeTariff: servers.menu.changeTariff → (servers.reason.leaving)');
    expect(menu[8]).toBe('panel: servers.menu.panel → (serverList.reason.noPanel)');
    expect(menu[10]).toBe('leaving: servers.menu.stay ! onServerKeep');
  });

  test('whose panel is no web address has none', () => {
    expect(menuOf({ panelUrl: 'javascript:alert(1)' })[8]).toContain('(serverList.reason.noPanel)');
  });
});

describe('a payment (D12)', () => {
  const names = ['onPaymentPay', 'onPaymentDelete', 'onPaymentPrint'] as const;
  function menuOf(changes: Parameters<typeof makePayment>[0]) {
    const row = makePayment({ payer: 'ООО «Ветер»', ...changes });
    const { actions, calls } = noted(row, names);
    return lines(paymentMenuItems(row, { t, locale: 'ru' }, actions), calls);
  }
  const payer =
    'payer: payments.menu.payer → /dashboard/payers?q=%D0%9E%D0%9E%D0%9E+%C2%AB%D0%92%D0%B5%D1%82%D0%B5%D1%80%C2%BB';

  test('that waits for its money is paid, printed or deleted', () => {
    expect(menuOf({ status: 'Pending' })).toEqual([
      'pay: payments.pay ! onPaymentPay',
      'print: payments.menu.print.Pending ! onPaymentPrint',
      payer,
      '-',
      'delete: payments.delete ! onPaymentDelete',
    ]);
  });

  test('that is paid has its documents', () => {
    const documents = {
      paperPath: '/api/papers/1',
      refundPapers: [{ number: 'R-2', path: '/api/papers/2' }],
    } as const;
    expect(menuOf({ status: 'Paid', ...documents })).toEqual([
      'pay: payments.pay (payments.reason.payUnpaid)',
      'print: payments.menu.print.Paid ! onPaymentPrint',
      'pdf: payments.menu.pdf → /api/papers/1?language=ru',
      'refund-R-2: payments.menu.refundPdf {"number":"R-2"} → /api/papers/2?language=ru',
      payer,
      '-',
      'delete: payments.delete (payments.reason.deleteUnpaid)',
    ]);
  });

  test('that tops up the balance is not paid from it (D47)', () => {
    const menu = menuOf({ status: 'Pending', isTopUp: true });
    expect(menu[0]).toBe('pay: payments.pay (payments.reason.payTopUp)');
    expect(menu.at(-1)).toBe('delete: payments.delete ! onPaymentDelete');
  });
});

describe('a bill', () => {
  function menuOf(changes: Parameters<typeof makeBill>[0]) {
    const row = makeBill({ id: 5112, payer: 'Anna', billPath: null, ...changes });
    const { actions, calls } = noted(row, ['onCancel']);
    return lines(billMenuItems(row, { t, locale: 'en' }, actions.onCancel), calls);
  }
  const payer = 'payer: bills.payer → /dashboard/payers?q=Anna';
  const cancel = 'cancel: bills.cancel ! onCancel';
  const over = 'cancel: bills.cancel (bills.reason.notUnpaid)';

  test.each([
    ['unpaid', {}, ['pay: bills.pay → /dashboard/billing/pay?for=5112', payer, '-', cancel]],
    [
      'unpaid',
      { items: [makeBillItem({ kind: 'topUp' })] },
      ['pay: bills.pay → (bills.reason.topUp)', payer, '-', cancel],
    ],
    [
      'atBank',
      { continueAt: '/pay/1', items: [makeBillItem({ kind: 'topUp' })] },
      ['continue: bills.continue → /pay/1', payer, '-', cancel],
    ],
    [
      'paid',
      { billPath: '/api/b', receiptPath: '/api/r' },
      [
        'billPdf: bills.billPdf → /api/b?language=en',
        'receiptPdf: bills.receiptPdf → /api/r?language=en',
        payer,
        '-',
        over,
      ],
    ],
    ['canceled', {}, [payer, '-', over]],
    ['refunded', {}, [payer, '-', over]],
  ] as const)('that is %s %j', (state, changes, menu) => {
    expect(menuOf({ state, ...changes })).toEqual(menu);
  });
});

describe('rows of the admin area (§2)', () => {
  test('a user', () => {
    const names = ['onDetailsOpen', 'onUserEdit', 'onQuestionAsk', 'onUserDelete'] as const;
    const menuOf = (user: ReturnType<typeof makeAdminUser>) => {
      const { actions, calls } = noted(user, names);
      return lines(userMenuItems(user, t, actions), calls);
    };
    const menu = [
      'details: admin.details ! onDetailsOpen',
      'edit: adminUsers.edit ! onUserEdit',
      'viewAs: adminUsers.viewAs ! onQuestionAsk viewAs',
      'suspend: adminUsers.suspend ! onQuestionAsk suspend',
      '-',
      'delete: adminUsers.delete ! onUserDelete',
    ];
    expect(menuOf(makeAdminUser())).toEqual(menu);
    menu[3] = 'suspend: adminUsers.suspend (adminUsers.reason.suspended)';
    expect(menuOf(makeAdminUser({ status: 'Suspended' }))).toEqual(menu);
    expect(menuOf(makeAdminUser({ status: 'Merged' }))).toEqual([
      menu[0],
      'edit: adminUsers.edit (adminUsers.reason.merged)',
      'viewAs: adminUsers.viewAs (adminUsers.reason.merged)',
      'suspend: adminUsers.suspend (adminUsers.reason.merged)',
      '-',
      'delete: adminUsers.delete (adminUsers.reason.merged)',
    ]);
  });

  test.each([
    ['Running', 'stop restart'],
    ['Stopped', 'start'],
    ['Suspended', ''],
    ['Ordered', ''],
    ['Activation', ''],
    // The owner can start a server again while it stops.
    ['Stopping', 'start'],
  ] as const)('a server that is %s can be told to: %s', (status, possible) => {
    const server = makeAdminServer({ status });
    const names = ['onDetailsOpen', 'onServerStart', 'onQuestionAsk', 'onSettingsOpen'] as const;
    const { actions, calls } = noted(server, names);
    const call = { start: 'onServerStart', stop: 'onQuestionAsk stop', restart: 'onQuestionAsk restart' };
    expect(lines(adminServerMenuItems(server, t, actions), calls)).toEqual([
      'details: admin.details ! onDetailsOpen',
      ...(['start', 'stop', 'restart'] as const).map((action) =>
        possible.split(' ').includes(action)
          ? `${action}: adminServers.${action} ! ${call[action]}`
          : `${action}: adminServers.${action} (adminServers.reason.${status})`,
      ),
      'settings: adminServers.settings ! onSettingsOpen',
    ]);
  });

  test.each([
    [{ status: 'Completed' }, 'refund'],
    [{ status: 'PartlyRefunded' }, 'refund'],
    [{ status: 'Refunded' }, ''],
    [{ status: 'Completed', account: 'deleted' }, ''],
    [{ status: 'Completed', isTopUp: true, method: 'balance' }, ''],
    [{ status: 'Pending' }, 'process'],
    [{ status: 'Pending', account: 'deleted' }, ''],
    [{ status: 'Failed', method: 'manual' }, 'credit'],
    [{ status: 'Failed', method: 'ruCards' }, ''],
  ] as const)('a payment %j offers, besides details and receipt: %s', (changes, offered) => {
    const payment = makeAdminPayment(changes);
    const names = ['onDetailsOpen', 'onReceiptDownload', 'onProcessOpen', 'onRefundOpen'] as const;
    const { actions, calls } = noted(payment, names);
    const more = {
      '': [],
      process: ['process: adminPayments.process ! onProcessOpen'],
      credit: ['credit: adminPayments.credit ! onProcessOpen'],
      refund: ['refund: adminPayments.refund ! onRefundOpen'],
    };
    expect(lines(adminPaymentMenuItems(payment, t, actions), calls)).toEqual([
      'details: admin.details ! onDetailsOpen',
      'receipt: adminPayments.receipt ! onReceiptDownload',
      ...more[offered],
    ]);
  });

  test.each([
    [
      'unpaid',
      ['receive: adminBills.receive ! onQuestionAsk receive', 'cancel: adminBills.cancel ! onCancelOpen'],
    ],
    ['atBank', ['cancel: adminBills.cancel ! onCancelOpen']],
    ['paid', []],
    ['canceled', []],
    ['refunded', []],
  ] as const)('a bill that is %s', (state, more) => {
    const bill = makeAdminBill({ state, billPath: '/api/b', receiptPath: '/api/r' });
    const { actions, calls } = noted(bill, ['onDetailsOpen', 'onCancelOpen', 'onQuestionAsk'] as const);
    expect(lines(adminBillMenuItems(bill, keyTexts, actions), calls)).toEqual([
      'details: admin.details ! onDetailsOpen',
      'billPdf: bills.billPdf → /api/b?language=ru',
      'receiptPdf: bills.receiptPdf → /api/r?language=ru',
      ...more,
    ]);
  });
});
