import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { parseImportCommand, runImport } from '@app/server/imports/command';
import { balanceOf } from '@app/server/ledger/balance';
import { sumOf } from '@app/server/ledger/ledger';
import { openTestDatabase } from './support/testDatabase';

const now = new Date('2026-11-23T09:00:00Z');
const samples = join(import.meta.dirname, 'imports');

let db: Db;
let folder: string;
beforeEach(async () => {
  db = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'meridian-import-'));
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runImport(db, parseImportCommand(args), now);

/** Writes a file and imports it. */
async function importText(kind: string, content: string | Uint8Array, ...options: string[]): Promise<string> {
  const file = join(folder, 'file.csv');
  await writeFile(file, content);
  return (await run(kind, file, ...options)).text;
}

const count = async (table: 'user' | 'server' | 'importedLine' | 'ledgerEntry' | 'job' | 'operation') =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute()
  )[0]?.count;

const userOf = (email: string) =>
  db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

const customers = 'id,email,firstName,lastName,country,region,language\n';
const servers = 'id,customer,plan,domain,addresses,endDate,price,period\n';
const anna = `${customers}a1,anna@example.com,Anna,Lee,RU,RU-MOW,ru-RU\n`;

it('shows cells without the characters that control a terminal', async () => {
  const text = await importText('customers', `${customers}a1,"an\u001b[2J\nna",Anna,Lee,RU,RU-MOW,ru-RU\n`);
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toContain('line 2: The e-mail is wrong: an [2J na.');
});

describe('an import of the reports of WHMCS', () => {
  const clients = join(samples, 'whmcsClients.csv');
  const services = join(samples, 'whmcsServices.csv');
  const plan = '12=Diadem[GB]';

  it('creates customers without a password, once', async () => {
    expect((await run('customers', clients)).text).toBe(
      'Imported 3 lines of customers, 0 imported before, 0 changed since, 0 refused.',
    );
    expect(await userOf('anna@example.com')).toMatchObject({
      firstName: 'Anna',
      lastName: "O'Neil",
      countryCode: 'RU',
      region: null,
      emailVerified: true,
      role: 'customer',
    });
    expect(await userOf('ivan@xn--80a1acny.xn--p1ai')).toMatchObject({ lastName: 'Петров' });
    expect(await userOf('max@example.de')).toMatchObject({ countryCode: null });
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([]);
    expect(await count('job')).toBe(0);
    expect((await run('customers', clients)).text).toBe(
      'Imported 0 lines of customers, 3 imported before, 0 changed since, 0 refused.',
    );
    expect(await count('user')).toBe(3);
  });

  it('posts balances from their own account, once, and refuses other currencies', async () => {
    await run('customers', clients);
    const report = await run('balances', clients);
    expect(report).toEqual({
      isComplete: false,
      text: [
        'Imported 1 line of balances, 0 imported before, 0 changed since, 2 refused.',
        '  line 3: The balance is empty: there is nothing to import.',
        '  line 4: The currency is EUR: only RUB is imported.',
      ].join('\n'),
    });
    const { id } = await userOf('anna@example.com');
    await run('balances', clients);
    expect(await balanceOf(db, id)).toBe(125_050);
    expect(await sumOf(db, 'imported')).toBe(-125_050);
    expect(await sumOf(db, 'revenue')).toBe(0);
    const { rows } = { rows: await db.selectFrom('ledgerEntry').select('amount').execute() };
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('adds servers with their end dates and prices, and touches no machine', async () => {
    await run('customers', clients);
    const report = await run('servers', services, '--plan', plan);
    expect(report.text.split('\n')).toEqual([
      'Imported 2 lines of servers, 0 imported before, 0 changed since, 2 refused.',
      // Line 2 has two lines in one cell.
      '  line 5: The end date is in the past: 2026-10-15.',
      '  line 6: The server is not active: Terminated.',
    ]);
    const [shop, suspended] = await db.selectFrom('server').selectAll().orderBy('domain', 'desc').execute();
    expect(shop).toMatchObject({
      domain: 'shop.example.com',
      tariff: 'Diadem[GB]',
      datacenter: 'gb',
      product: 'vps',
      endDate: '2027-01-31',
      anchorDay: 31,
      renewalPeriod: '3months',
      autoRenewal: false,
      status: 'Active',
      addresses: ['203.0.113.50', '203.0.113.51', '203.0.113.52'],
      settings: { ipv4: 3 },
    });
    expect(suspended).toMatchObject({ status: 'Stopped', monthlyPrice: 157_700, endDate: '2026-12-15' });
    expect(await count('operation')).toBe(0);
    const { id } = await userOf('anna@example.com');
    expect(shop?.userId).toBe(id);
  });
});

describe('an import of the lists of BILLmanager', () => {
  const clients = join(samples, 'billmanagerClients.csv');
  const list = join(samples, 'billmanagerServers.csv');

  it('reads semicolons, a byte order mark, decimal commas and days of Russia', async () => {
    expect((await run('customers', clients)).isComplete).toBe(true);
    expect(await userOf('maria@example.ru')).toMatchObject({
      firstName: 'Мария',
      lastName: 'Сергеевна Котова',
    });
    await run('balances', clients);
    expect(await sumOf(db, 'imported')).toBe(-157_700);
    const numbers = join(folder, 'numbers.csv');
    const report = await run('servers', list, '--plan', 'KVM-2=Diadem[GB]', '--numbers', numbers);
    expect(report.text).toBe('Imported 2 lines of servers, 0 imported before, 0 changed since, 0 refused.');
    const [one, two] = await db.selectFrom('server').selectAll().orderBy('domain').execute();
    expect(one).toMatchObject({
      endDate: '2027-01-31',
      monthlyPrice: 157_700,
      os: 'Debian 12',
      autoRenewal: true,
      renewalPeriod: 'month',
    });
    expect(two).toMatchObject({ endDate: '2027-02-15', renewalPeriod: 'year', autoRenewal: false });
    expect(await db.selectFrom('adoptedMachine').selectAll().execute()).toEqual([
      { serverId: one?.id, machine: '105' },
    ]);
    expect(await readFile(numbers, 'utf8')).toBe(`\ufeffid,server\r\n9001,${one?.id}\r\n9002,${two?.id}\r\n`);
  });

  it('takes the headers of other lists by their names', async () => {
    const text = 'Номер;Почтовый ящик;Кто\n7;lena@example.ru;Лена\n';
    const names = ['id=Номер', 'email=почтовый ящик', 'name=Кто'];
    expect(await importText('customers', text, ...names.flatMap((name) => ['--column', name]))).toContain(
      'Imported 1 line',
    );
    expect(await userOf('lena@example.ru')).toMatchObject({ firstName: 'Лена', lastName: '' });
  });
});

describe('a run that is repeated', () => {
  it('reports a changed line and keeps the stored values', async () => {
    await importText('customers', anna);
    expect(await importText('customers', anna.replace('Lee', 'Kay'))).toBe(
      'Imported 0 lines of customers, 0 imported before, 1 changed since, 0 refused.\n  line 2: a1 was imported with other values: change it in the portal.',
    );
    expect(await userOf('anna@example.com')).toMatchObject({ lastName: 'Lee' });
  });

  it('stores nothing with --dry-run, and reports the same', async () => {
    const text = `${anna}a2,ANNA@example.com,Ann,Lee,,,\n`;
    const report = await importText('customers', text, '--dry-run', '--invite');
    expect(report).toBe(
      'Would import 1 line of customers, 0 imported before, 0 changed since, 1 refused.\n  line 3: There is an account with the e-mail anna@example.com already.',
    );
    expect([await count('user'), await count('importedLine'), await count('job')]).toEqual([0, 0, 0]);
    expect(await importText('customers', text)).toBe(report.replace('Would import', 'Imported'));
  });

  it('does not create a deleted account again, nor keep its e-mail', async () => {
    const text = 'email,name\nann@example.com,Ann\n';
    await importText('customers', text);
    await db.deleteFrom('user').where('email', '=', 'ann@example.com').execute();
    expect(JSON.stringify(await db.selectFrom('importedLine').selectAll().execute())).not.toContain('ann@');
    expect(await importText('customers', text)).toContain('0 lines of customers, 1 imported before');
    expect(await count('user')).toBe(0);
  });

  it('invites each customer without a password once, when it is wanted', async () => {
    await importText('customers', anna);
    expect(await count('job')).toBe(0);
    await importText('customers', anna, '--invite');
    await importText('customers', anna, '--invite');
    const { id: userId } = await userOf('anna@example.com');
    expect(await db.selectFrom('job').select(['kind', 'payload']).execute()).toEqual([
      { kind: 'invite', payload: { userId } },
    ]);
  });
});

describe('a file that is broken', () => {
  it.each([
    [
      'is of another encoding',
      Buffer.from('email,name\nann@example.com,\xc0\xed\xed\xe0\n', 'latin1'),
      'not UTF-8',
    ],
    ['is UTF-16', Buffer.from('\ufeffemail\nann@example.com\n', 'utf16le'), 'not UTF-8'],
    ['is empty', '', 'The file has no lines.'],
    ['has only a header', customers, 'The file has no lines.'],
    ['has an open quote', 'email,name\nann@example.com,"Ann\n', 'Nothing closes the quote in line 2.'],
    ['lacks a column', 'name\nAnn\n', 'no column for email'],
  ])('%s: nothing is imported', async (_, content, sentence) => {
    await expect(importText('customers', content)).rejects.toThrow(sentence);
    expect(await count('user')).toBe(0);
  });

  it.each([
    ['a1,ann,Ann,Lee,,,', 'The e-mail is wrong: ann.'],
    ['a1,ann@example.com,,,,,', 'The name is missing or has invisible characters.'],
    ['a1,ann@example.com,A\u200bn,Lee,,,', 'The name is missing or has invisible characters.'],
  ])('refuses the customer %j', async (line, reason) => {
    expect(await importText('customers', `${customers}${line}\n`)).toContain(`  line 2: ${reason}`);
  });

  it.each([
    ['amount\n', 'x', 'There is no customer x: import the customers first.'],
    ['amount\n', 'a1,-5', 'The amount is negative: -5.'],
    ['amount\n', 'a1,99999999999999999999', 'The amount is too large'],
    ['amount\n', 'a1,1.005', 'The amount is finer than a kopeck: 1.005.'],
    ['amount\n', 'a1,1e3', 'The amount is not a number: 1e3.'],
    ['amount\n', 'a1,', 'The amount is missing'],
  ])('refuses the balance %s%s', async (head, line, reason) => {
    await importText('customers', anna);
    expect(await importText('balances', `customer,${head}${line}\n`)).toContain(`line 2: ${reason}`);
    expect(await count('ledgerEntry')).toBe(0);
  });

  const good = ['s1', 'a1', 'Diadem[GB]', 'one.example.com', '203.0.113.9', '2026-12-24', '1577', 'month'];
  const changed = (place: number, value: string) => good.with(place, value).join(',');
  it.each([
    [changed(0, ''), 'The id is missing.'],
    [changed(1, 'nobody@example.com'), 'There is no customer nobody@example.com'],
    [changed(2, 'KVM-2'), 'There is no plan KVM-2: name ours with --plan KVM-2=NAME.'],
    [changed(3, 'https://x'), 'The domain is wrong: https://x.'],
    [changed(4, '203.0.113.999'), 'The address is wrong: 203.0.113.999.'],
    [changed(4, '2001:db8::1'), 'The address is neither'],
    [changed(4, ''), 'A server has 1 to 5 IPv4 addresses, not 0.'],
    [changed(5, '2026-11-22'), 'The end date is in the past: 2026-11-22.'],
    [changed(5, '2026-02-30'), 'The end date is no day: 2026-02-30.'],
    [changed(5, '2099-01-01'), 'The end date is too far: 2099-01-01.'],
    [changed(6, '0'), 'The price is zero.'],
    [changed(7, 'One Time'), 'There is no period One Time.'],
  ])('refuses the server %s', async (line, reason) => {
    await importText('customers', anna);
    expect(await importText('servers', `${servers}${line}\n`)).toContain(`line 2: ${reason}`);
    expect(await count('server')).toBe(0);
  });

  it('takes a server that ends today, and refuses its domain and its address to others', async () => {
    await importText('customers', anna);
    const lines = [
      changed(5, '2026-11-23'),
      good.with(0, 's2').with(4, '203.0.113.8').join(','),
      good.with(0, 's3').with(3, 'two.example.com').join(','),
    ];
    const report = await importText('servers', `${servers}${lines.join('\n')}\n`);
    expect(report).toContain('Imported 1 line of servers');
    expect(report).toContain('line 3: The customer has a server one.example.com already.');
    expect(report).toMatch(/line 4: Server \d+ has one of the addresses already\./);
  });

  it('is named with the usage when the command is wrong', () => {
    expect(() => parseImportCommand(['plans', 'x.csv'])).toThrow('import customers|servers|balances FILE');
    expect(() => parseImportCommand(['customers', 'x.csv', '--force'])).toThrow('Say what to import');
    expect(() => parseImportCommand(['servers', 'x.csv', '--invite'])).toThrow('Only customers');
    expect(() => parseImportCommand(['servers', 'x.csv', '--plan', 'x'])).toThrow('no equals sign');
  });
});
