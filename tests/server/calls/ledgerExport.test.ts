import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import type { Db } from '@app/server/db/database';
import { book, customerAccount } from '@app/server/ledger/ledger';
import { ledgerColumns } from '@/domain/admin/ledger';
import { kopecks } from '@/domain/money/money';
import { openApp } from '../support/openApp';
import { callAs, codeOf, signIn } from '../support/signedIn';

const { db, app } = await openApp();
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
await callAs(app, ann, serversContract.list);

const { ledger } = adminContract;
const read = (query: Record<string, string>) => callAs(app, admin, ledger, { query });

/** Cells of a file without quotes in it, its head left out. */
async function rowsOf(query: Record<string, string>, separator = ',') {
  const answer = await read(query);
  expect(answer.status).toBe(200);
  const [head = '', ...rows] = (await answer.text()).split('\r\n').slice(0, -1);
  expect(head.replace(/^\ufeff/, '').split(separator)).toEqual(ledgerColumns);
  return rows.map((row) => row.split(separator));
}

const kopecksOf = (row: readonly string[]) => Number((row[5] ?? '').replace(/[.,]/, ''));

const bookOne = (tx: Db, key: string, at: string, amount: number) =>
  book(tx, {
    userId: ann.id,
    key,
    at: new Date(at),
    from: 'incoming',
    to: customerAccount(ann.id),
    amount: kopecks(amount),
  });

const move = (key: string, at: string, amount: number) =>
  db.transaction().execute((tx) => bookOne(tx, key, at, amount));

// tests: ADMIN-24
it(
  'has the entries of its days and no others, as many parts as it takes, and adds up to zero',
  {
    timeout: 120_000,
  },
  async () => {
    await move('the day before', '2030-01-31T20:59:59.999Z', 100);
    // More than are read at once, many of them at one moment.
    await db.transaction().execute(async (tx) => {
      for (let number = 0; number < 1203; number += 1) {
        const at = number < 700 ? '2030-01-31T21:00:00Z' : '2030-02-03T20:59:59.999Z';
        await bookOne(tx, `transfer ${number}`, at, 1 + number);
      }
    });
    await move('the day after', '2030-02-03T21:00:00Z', 100);
    const rows = await rowsOf({ from: '2030-02-01', to: '2030-02-03' });
    expect(rows).toHaveLength(2 * 1203);
    expect(new Set(rows.map((row) => row[2])).size).toBe(1203);
    expect(rows.reduce((sum, row) => sum + kopecksOf(row), 0)).toBe(0);
    expect(rows.filter((row) => row[3] === 'incoming').reduce((sum, row) => sum + kopecksOf(row), 0)).toBe(
      0 - (1203 * 1204) / 2,
    );
    expect(rows[0]).toEqual([
      '2030-01-31T21:00:00.000Z',
      expect.stringMatching(/^\d+$/),
      'transfer 0',
      customerAccount(ann.id),
      ann.email,
      '0.01',
      'RUB',
    ]);
  },
);

it('is the whole of the books where the days are, to the kopeck', async () => {
  const rows = await rowsOf({ from: '2000-01-01', to: '2100-01-01' });
  const entries = await db.selectFrom('ledgerEntry').select(['account', 'amount']).execute();
  expect(rows).toHaveLength(entries.length);
  expect(rows.reduce((sum, row) => sum + kopecksOf(row), 0)).toBe(0);
});

it('is safe to open, and as the reader’s spreadsheet expects it', async () => {
  await move('=cmd()', '2031-05-05T10:00:00Z', 157_700);
  const [row] = await rowsOf({ from: '2031-05-05', to: '2031-05-05', format: 'semicolon' }, ';');
  expect(row?.[2]).toBe("'=cmd()");
  expect(row?.[5]).toBe('1577,00');
});

it('is recorded before it is sent, and refused where its days are none', async () => {
  const answer = await read({ from: '2031-05-01', to: '2031-05-31' });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('ledger-2031-05-01-2031-05-31.csv');
  await answer.body?.cancel();
  const record = await db
    .selectFrom('auditEvent')
    .select(['kind', 'adminEmail', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(record).toEqual({
    kind: 'ledgerExported',
    adminEmail: admin.email,
    after: { from: '2031-05-01', to: '2031-05-31', format: 'comma' },
  });
  for (const query of [
    { from: '2031-05-02', to: '2031-05-01' },
    { from: '2031-02-30', to: '2031-03-01' },
  ]) {
    const refused = await read(query);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'invalidRequest']);
  }
  const stranger = await callAs(app, ann, ledger, { query: { from: '2031-05-01', to: '2031-05-31' } });
  expect(stranger.status).toBe(403);
});

it('has no entries for a year that is being typed, nor for the last day of four digits', async () => {
  for (const day of ['0002-05-04', '9999-12-31']) expect(await rowsOf({ from: day, to: day })).toEqual([]);
});
