import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyCall } from '@app/contract/contract';
import { startOurs, type OurServer } from './support';
import { verifyBackend } from '../../conformance/verify';

let ours: OurServer;
beforeAll(async () => {
  ours = await startOurs();
});
afterAll(async () => {
  expect(ours.app.errors).toEqual([]);
  await ours.close();
});

async function verify(...args: readonly string[]) {
  const printed: string[] = [];
  const remarks: string[] = [];
  const code = await verifyBackend(args, {
    print: (text) => printed.push(text),
    remark: (text) => remarks.push(text),
  });
  return { code, printed: printed.join('\n'), remarks: remarks.join('\n') };
}

it('finds nothing at ours, with every call tried', { timeout: 300_000 }, async () => {
  const [customer, admin, other] = [await ours.account(), await ours.account('admin'), await ours.account()];
  const accounts = ['--customer', customer, '--admin', admin, '--other', other];
  const { code, printed, remarks } = await verify('--url', ours.url, ...accounts);
  expect(remarks).toContain('Buys, pays and writes');
  // No card is saved but on a bank’s page, which is none of the contract.
  // Too few rows for several pages: staff, unclaimed money, differences of statements, failed jobs, refunds, their
  // documents, the audit trail.
  for (const list of [
    'admin\\.staff',
    'admin\\.unclaimed',
    'admin\\.statementDifferences',
    'admin\\.jobs',
    'admin\\.refunds',
    'admin\\.audit',
    'papers\\.list',
  ])
    expect(printed).toMatch(new RegExp(`^${list} +\\d+ +0 +1 +the list has fewer than two rows$`, 'm'));
  // Plans and promo codes are named by the catalogue, not by an account.
  for (const call of ['admin\\.planReach', 'admin\\.promoUses'])
    expect(printed).toMatch(new RegExp(`^${call} +\\d+ +0 +1 +the account has none$`, 'm'));
  // Only a second step makes a trusted browser, and only an authenticator a passkey.
  for (const call of ['security\\.forgetBrowser', 'auth\\.renamePasskey', 'auth\\.removePasskey'])
    expect(printed).toMatch(new RegExp(`^${call} +\\d+ +0 +1 +the account has none$`, 'm'));
  // Servers are being made as long as the kit runs.
  for (const call of [
    'backups\\.list',
    'backups\\.make',
    'backups\\.restore',
    'backups\\.remove',
    'snapshots\\.list',
    'snapshots\\.make',
    'snapshots\\.restore',
    'snapshots\\.remove',
    'network\\.firewall',
    'network\\.saveFirewall',
    'network\\.reverseNames',
    'network\\.saveReverseName',
    'network\\.checkReverseName',
  ])
    expect(printed).toMatch(new RegExp(`^${call} +\\d+ +0 +1 +no server of the account is active$`, 'm'));
  expect(printed).toMatch(/cases: \d+ passed, 0 failed, 27 not tried$/);
  expect(code).toBe(0);
  for (const { area, name } of everyCall) expect(printed).toContain(`${area}.${name} `);
});

it('reports the same as JSON, for selected areas, with reasons for skipped cases', async () => {
  const account = await ours.account();
  const { code, printed } = await verify(
    '--url',
    ours.url,
    '--customer',
    account,
    '--only',
    'cart',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({
    url: ours.url,
    results: expect.arrayContaining([
      { calls: ['cart.load'], title: 'is nothing for nobody', outcome: 'passed' },
      expect.objectContaining({
        calls: ['cart.save'],
        outcome: 'not tried',
        reason: 'no second account was given (--other or --admin)',
      }),
    ]) as unknown,
  });
});

it.each([
  [[], '--url and --customer are needed'],
  [['--url', 'http://127.0.0.1:1', '--customer', 'nobody'], 'email:password'],
  [['--url', 'http://127.0.0.1:1', '--customer', 'a:b', '--only', 'kitchen'], 'No area is called kitchen'],
  [['--url', 'http://127.0.0.1:1', '--customer', 'a:b'], 'http://127.0.0.1:1 does not answer'],
])('ends with 2 on %j', async (args, reason) => {
  const { code, remarks } = await verify(...args);
  expect(remarks).toContain(reason);
  expect(code).toBe(2);
});
