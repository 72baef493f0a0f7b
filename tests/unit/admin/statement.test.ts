import { expect, test } from 'vitest';
import { linesPerImport, partsOfStatement, type StatementLine } from '@/domain/admin/statement';
import { longestStatement, parseStatement } from '@/domain/admin/statementFile';
import { parseCsvTable } from '@/domain/values/parseCsv';
import { importProblems } from '@/screens/admin/AdminStatementsScreen/adminStatementsView';

const problemOf = (text: string) => {
  const parsed = parseStatement(text);
  return 'problem' in parsed ? parsed.problem : null;
};

const linesOf = (text: string): readonly StatementLine[] => {
  const parsed = parseStatement(text);
  if ('problem' in parsed) throw new Error(JSON.stringify(parsed.problem));
  return parsed.lines;
};

test('CSV has quotes, separators and line ends of any program', () => {
  expect(parseCsvTable('\ufeffa;b\r\n"1;2";"say ""x"""\r\n\r\n;\r\n3;4').rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;2', 'say "x"'] },
    { line: 5, cells: ['3', '4'] },
  ]);
  expect(parseCsvTable('a,b\n"1\n2",3\n4,"5')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\n2', '3'] },
      { line: 4, cells: ['4', '5'] },
    ],
    openQuote: 4,
  });
});

// tests: HAND-05
test('a statement of the portal’s own columns has payments, refunds and its days', () => {
  const text =
    'kind,entry,reference,payment,amount,currency,day\npayment,t1,ref-1,MRD-5012,1577.00,RUB,2026-11-20\nrefund,t2,ref-1,,-577.00,RUB,2026-11-21\n';
  expect(parseStatement(text)).toEqual({
    lines: [
      {
        kind: 'payment',
        entry: 't1',
        reference: 'ref-1',
        payment: 5012,
        amount: { currency: 'RUB', minor: 157_700 },
        day: '2026-11-20',
      },
      {
        kind: 'refund',
        entry: 't2',
        reference: 'ref-1',
        payment: null,
        amount: { currency: 'RUB', minor: 57_700 },
        day: '2026-11-21',
      },
    ],
    days: { from: '2026-11-20', to: '2026-11-21' },
  });
});

// tests: HAND-05
test('exports of Stripe and YooKassa are known by their headers; fees and payouts are ignored', () => {
  const stripe =
    'balance_transaction_id,created,reporting_category,currency,gross,description,payment_intent_id\n' +
    'txn_1,2026-11-20 10:00:00,charge,eur,19.99,MRD-5012,pi_1\ntxn_2,2026-11-21 10:00:00,payout,eur,-19.99,,\n' +
    'txn_3,2026-11-22 10:00:00,refund,eur,-9.99,REFUND FOR MRD-5012,pi_1\n';
  expect(linesOf(stripe).map(({ kind, entry, payment, amount }) => [kind, entry, payment, amount])).toEqual([
    ['payment', 'txn_1', 5012, { currency: 'EUR', minor: 1999 }],
    ['refund', 'txn_3', 5012, { currency: 'EUR', minor: 999 }],
  ]);
  const yooKassa =
    'Дата платежа;Идентификатор платежа;Сумма платежа;Описание заказа\n20.11.2026 10:00;2ed3;1 577,00;MRD-5012\n';
  expect(linesOf(yooKassa)).toMatchObject([
    { day: '2026-11-20', reference: '2ed3', payment: 5012, amount: { currency: 'RUB', minor: 157_700 } },
  ]);
});

test('equal lines without their own numbers are different movements, the same at every import', () => {
  const text = 'reference,amount,day\nref,10,2026-11-20\nref,10,2026-11-20\n';
  const entries = linesOf(text).map(({ entry }) => entry);
  expect(new Set(entries).size).toBe(2);
  expect(linesOf(text).map(({ entry }) => entry)).toEqual(entries);
});

test.each([
  ['', { code: 'empty' }],
  ['reference,amount,day\n', { code: 'empty' }],
  ['kind,reference,amount,day\nfee,a,1,2026-11-20\n', { code: 'empty' }],
  ['reference,day\na,2026-11-20\n', { code: 'noColumn', column: 'amount' }],
  ['reference,amount\na,1\n', { code: 'noColumn', column: 'day' }],
  ['amount,day\n1,2026-11-20\n', { code: 'noColumn', column: 'reference' }],
  ['reference,amount,day\na,1,2026-11-20\na,x,2026-11-20\n', { code: 'amount', row: 3 }],
  ['reference,amount,day\na,0,2026-11-20\n', { code: 'amount', row: 2 }],
  ['reference,amount,day\na,1,2026-02-30\n', { code: 'day', row: 2 }],
  ['reference,amount,day,currency\na,1,2026-11-20,JPY\n', { code: 'currency', row: 2 }],
  ['reference,amount,day\n,1,2026-11-20\n', { code: 'reference', row: 2 }],
])('%j is no statement', (text, problem) => {
  expect(problemOf(text)).toEqual(problem);
});

test('a statement has a limit of lines', () => {
  const text = (count: number) => `reference,amount,day\n${'a,1,2026-11-20\n'.repeat(count)}`;
  expect(problemOf(text(longestStatement + 1))).toEqual({ code: 'tooLong' });
  expect(problemOf(text(longestStatement))).toBeNull();
});

test('only the last part of a statement states its days', () => {
  const [line] = linesOf('reference,amount,day\na,1,2026-11-20\n');
  if (!line) throw new Error('No line');
  const days = { from: '2026-11-20', to: '2026-11-20' } as const;
  const parts = (count: number) =>
    partsOfStatement(
      'stripe',
      Array.from({ length: count }, () => line),
      days,
    ).map((part) => [part.lines.length, part.days]);
  expect(parts(linesPerImport)).toEqual([[linesPerImport, days]]);
  expect(parts(linesPerImport + 1)).toEqual([
    [linesPerImport, null],
    [1, days],
  ]);
});

test('an import needs a gateway and a right file', () => {
  const file = {
    name: 'a.csv',
    size: 1,
    content: { lines: [], days: { from: '2026-11-20', to: '2026-11-20' } },
  } as const;
  expect(importProblems({ gateway: '', file: null })).toEqual({ gateway: 'required', file: 'required' });
  expect(importProblems({ gateway: 'stripe', file })).toEqual({});
  expect(
    importProblems({ gateway: 'stripe', file: { ...file, content: { problem: { code: 'empty' } } } }),
  ).toEqual({
    file: 'wrong',
  });
});
