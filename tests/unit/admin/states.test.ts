import { describe, expect, test } from 'vitest';
import { auditChanges } from '@/domain/admin/audit';
import { jobName } from '@/domain/admin/job';
import { ledgerFileName, ledgerHead, ledgerRows, linesWithin, type LedgerLine } from '@/domain/admin/ledger';
import {
  adminPaymentStatuses,
  afterDeletion,
  canCredit,
  canProcess,
  failureOf,
  isCompleted,
  paymentStats,
  type AdminPayment,
} from '@/domain/admin/payment';
import { canEnd } from '@/domain/admin/promo';
import { canCancel, canRefund, canSend } from '@/domain/admin/refund';
import { removeById, replaceById } from '@/domain/admin/replaceById';
import { adminRights, hasRight, staffRoles } from '@/domain/admin/rights';
import { adminServerStatusOf, afterPower, serverStatusOf } from '@/domain/admin/server';
import { rebasedSettings, settingsDraftOf } from '@/domain/admin/settings';
import { balanceParts, settledSum } from '@/domain/account/settlement';
import { deletionProblems, usableDeletion } from '@/domain/admin/settlement';
import { canSuspend, userEvents } from '@/domain/admin/user';
import { rubles } from '@/domain/money/money';
import { sampleSettings } from '@/sample-data/admin';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminRefund } from '@/sample-data/refunds';

describe('rights of the staff', () => {
  const rightsOf = (role: (typeof staffRoles)[number]) =>
    adminRights.filter((right) => hasRight(role, right));
  const reads = adminRights.filter((right) => right.endsWith('.read'));
  const writes = (role: (typeof staffRoles)[number]) =>
    rightsOf(role).filter((right) => !right.endsWith('.read'));

  test('everybody reads; an owner does everything, a reader nothing else', () => {
    for (const role of staffRoles) expect(rightsOf(role)).toEqual(expect.arrayContaining(reads));
    expect(rightsOf('owner')).toEqual([...adminRights]);
    expect(writes('readOnly')).toEqual([]);
  });

  test('finance moves money, and touches no server and no customer', () => {
    expect(writes('finance')).toEqual([
      'bills.edit',
      'catalog.edit',
      'jobs.start',
      'money.adjust',
      'notes.edit',
      'payments.process',
      'refunds.edit',
    ]);
  });

  test('support helps customers, and moves no money', () => {
    expect(writes('support')).toEqual([
      'mails.edit',
      'notes.edit',
      'servers.edit',
      'servers.power',
      'status.edit',
      'tickets.answer',
      'users.edit',
      'users.view',
    ]);
  });
});

describe('a payment', () => {
  test.each([
    ['failed', 'priceChanged', 'priceChanged'],
    ['failed', null, null],
    ['canceled', null, 'canceled'],
    ['canceled', 'priceChanged', 'priceChanged'],
    ['expired', 'priceChanged', 'expired'],
    ['paid', null, null],
  ] as const)('that is %s for %s failed because: %s', (state, reason, failure) => {
    expect(failureOf(state, reason)).toBe(failure);
  });

  test('is processed while it is pending, of an account that exists', () => {
    const processable = adminPaymentStatuses.filter((status) => canProcess({ status, account: 'open' }));
    expect(processable).toEqual(['Pending']);
    expect(canProcess({ status: 'Pending', account: 'deleted' })).toBe(false);
  });

  test.each([
    ['Failed', 'open', 'manual', true],
    ['Failed', 'deleted', 'manual', false],
    ['Failed', 'open', 'cards', false],
    ['Pending', 'open', 'manual', false],
  ] as const)(
    '%s of an account that is %s, by %s: its late money is entered: %s',
    (status, account, method, can) => {
      expect(canCredit({ status, account, method })).toBe(can);
    },
  );

  test('counts as completed while any of it is kept', () => {
    expect(adminPaymentStatuses.filter((status) => isCompleted({ status }))).toEqual([
      'Completed',
      'PartlyRefunded',
    ]);
  });

  test('is cancelled with its account if it was pending; others keep what they were', () => {
    const pending = makeAdminPayment({ status: 'Pending', failure: null });
    expect(afterDeletion(pending)).toEqual({
      ...pending,
      account: 'deleted',
      expected: null,
      status: 'Failed',
      failure: 'canceled',
    });
    const failed = makeAdminPayment({ status: 'Failed', failure: 'expired' });
    expect(afterDeletion(failed)).toMatchObject({ status: 'Failed', failure: 'expired', account: 'deleted' });
  });

  test('is counted by its status, with its sum', () => {
    const payments: Parameters<typeof paymentStats>[0] = [
      { status: 'Completed', amount: rubles(1), count: 1 },
      { status: 'PartlyRefunded', amount: rubles(2), count: 2 },
      { status: 'Pending', amount: rubles(4), count: 1 },
      { status: 'Failed', amount: rubles(8), count: 3 },
      { status: 'Refunded', amount: rubles(16), count: 1 },
    ];
    expect(paymentStats(payments)).toEqual({
      Completed: { count: 3, sum: rubles(3) },
      Pending: { count: 1, sum: rubles(4) },
      Failed: { count: 3, sum: rubles(8) },
    });
  });
});

describe('a refund', () => {
  test.each([
    ['toSend', 'open', true, true],
    ['toSend', 'deleted', true, false],
    ['sent', 'open', false, false],
    ['atBank', 'open', false, false],
    ['canceled', 'open', false, false],
  ] as const)('%s of an account that is %s: sent %s, cancelled %s', (state, account, sends, cancels) => {
    const refund = makeAdminRefund({ state, account });
    expect([canSend(refund), canCancel(refund)]).toEqual([sends, cancels]);
  });

  test.each<[Partial<AdminPayment>, boolean]>([
    [{}, true],
    [{ status: 'PartlyRefunded' }, true],
    [{ status: 'Refunded' }, false],
    [{ status: 'Pending' }, false],
    [{ account: 'deleted' }, false],
    // The balance paid bills, and these are refunded themselves.
    [{ isTopUp: true, method: 'balance' }, false],
    [{ isTopUp: true }, true],
    [{ isTopUp: false, method: 'balance' }, true],
  ])('of a payment with %o is possible: %s', (changes, isPossible) => {
    const payment = makeAdminPayment({
      status: 'Completed',
      account: 'open',
      isTopUp: false,
      method: 'cards',
    });
    expect(canRefund({ ...payment, ...changes })).toBe(isPossible);
  });
});

describe('an account that is deleted', () => {
  const settlement = {
    bills: { count: 1, sum: rubles(100) },
    reserved: rubles(30),
    servers: { count: 2, refund: rubles(500), byMethod: rubles(200) },
    balance: rubles(700),
    returnable: rubles(450),
  };

  test('moves what goes to methods, and the balance', () => {
    expect(settledSum(settlement)).toBe(rubles(900));
  });

  test.each([
    ['return', 450, 250],
    ['writeOff', 0, 700],
  ] as const)('%s: %s rubles are returned, %s written off', (choice, returned, writtenOff) => {
    expect(balanceParts(settlement, choice)).toEqual({
      returned: rubles(returned),
      writtenOff: rubles(writtenOff),
    });
  });

  test('needs a reason, and is sent with the sum that was seen', () => {
    const draft = { balance: 'writeOff', note: ' Просил ' } as const;
    expect(usableDeletion(draft, settlement)).toEqual({
      balance: 'writeOff',
      note: 'Просил',
      sum: rubles(900),
    });
    expect(deletionProblems({ ...draft, note: ' ' })).toHaveProperty('note');
    expect(usableDeletion({ ...draft, note: ' ' }, settlement)).toBeNull();
  });
});

describe('the export of the ledger', () => {
  const line = (at: LedgerLine['at'], amount: number): LedgerLine => ({
    at,
    transfer: 7,
    key: 'paid 5112',
    account: 'balance',
    customer: 'ann@example.ru',
    amount,
  });

  test.each([
    ['comma', 'at,transfer,key,account,customer,amount,currency\r\n', '-15.05'],
    ['semicolon', 'at;transfer;key;account;customer;amount;currency\r\n', '-15,05'],
  ] as const)('with %s', (format, head, amount) => {
    const mark = format === 'comma' ? ',' : ';';
    const cells = ['2026-11-21T09:00:00Z', '7', 'paid 5112', 'balance', 'ann@example.ru', amount, 'RUB'];
    expect(ledgerHead(format)).toBe(head);
    expect(ledgerRows([line('2026-11-21T09:00:00Z', -1505)], format)).toBe(`${cells.join(mark)}\r\n`);
  });

  test('has both days of its span, in the zone of the provider', () => {
    const lines = (
      [
        '2026-10-31T20:59:59Z',
        '2026-10-31T21:00:00Z',
        '2026-11-30T20:59:59Z',
        '2026-11-30T21:00:00Z',
      ] as const
    ).map((at, amount) => line(at, amount));
    const span = { from: '2026-11-01', to: '2026-11-30', format: 'comma' } as const;
    expect(linesWithin(lines, span, 'Europe/Moscow').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(ledgerFileName(span)).toBe('ledger-2026-11-01-2026-11-30.csv');
  });
});

describe('the status of a server', () => {
  test.each([
    ['Active', 'Running'],
    ['Off', 'Stopped'],
    ['Stopped', 'Stopped'],
    ['Suspended', 'Suspended'],
    ['Ordered', 'Ordered'],
    ['Activation', 'Activation'],
    ['Stopping', 'Stopping'],
    ['Rescue mode', 'Stopped'],
  ])('%s is %s for staff', (status, adminStatus) => {
    expect(adminServerStatusOf(status)).toBe(adminStatus);
  });

  test('running is active for the customer; a machine that is stopping can be started at once', () => {
    expect(serverStatusOf('Running')).toBe('Active');
    expect(serverStatusOf('Stopped')).toBe('Stopped');
    expect(afterPower({ status: 'Stopping' }, 'start').status).toBe('Running');
    expect(() => afterPower({ status: 'Stopping' }, 'stop')).toThrow('stop of a server that is Stopping');
  });
});

describe('a change of a customer', () => {
  const ann = { name: 'Ann', status: 'Active' } as const;

  test.each([
    [ann, []],
    [{ ...ann, name: 'Anna' }, ['userEdited']],
    [{ ...ann, status: 'Suspended' }, ['userSuspended']],
    [{ name: 'Anna', status: 'Suspended' }, ['userEdited', 'userSuspended']],
  ] as const)('to %j is %j', (after, events) => {
    expect(userEvents(ann, after)).toEqual(events);
  });

  test('back to an active account is a restored access', () => {
    expect(userEvents({ ...ann, status: 'Suspended' }, ann)).toEqual(['userRestored']);
    expect([canSuspend(ann), canSuspend({ status: 'Suspended' })]).toEqual([true, false]);
  });
});

test.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: 2 }, [{ field: 'a', before: '1', after: '2' }]],
  [
    { a: 'x', b: null },
    { b: 'y' },
    [
      { field: 'a', before: 'x', after: null },
      { field: 'b', before: null, after: 'y' },
    ],
  ],
  [null, { a: ['x'] }, [{ field: 'a', before: null, after: '["x"]' }]],
  [undefined, undefined, []],
])('from %j to %j: %j', (before, after, changes) => {
  expect(auditChanges(before, after)).toEqual(changes);
});

test('settings of somebody else are taken over, except what is typed', () => {
  const current = { ...sampleSettings, siteName: 'Other', billDays: 21 };
  const typed = { ...settingsDraftOf(sampleSettings, '.'), billDays: '30' };
  expect(rebasedSettings(sampleSettings, typed, current, '.')).toEqual({
    ...settingsDraftOf(current, '.'),
    billDays: '30',
  });
});

test('rows are replaced and removed by their number', () => {
  const rows = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ];
  expect(replaceById({ id: 2, name: 'c' })(rows)).toEqual([rows[0], { id: 2, name: 'c' }]);
  expect(removeById({ id: 1, name: '' })(rows)).toEqual([rows[1]]);
});

test('a job is called by its server, or else by its number', () => {
  expect(jobName({ id: 7, title: 'shop.example.ru' })).toBe('shop.example.ru');
  expect(jobName({ id: 7, title: '' })).toBe('#7');
});

test('a promo code is ended once', () => {
  const states = ['planned', 'active', 'usedUp', 'ended'] as const;
  expect(states.filter((state) => canEnd({ state }))).toEqual(['planned', 'active', 'usedUp']);
});
