import { expect, it } from 'vitest';
import { usageContract } from '@app/contract/usage';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const listOf = async (person: Person) =>
  (await answerOf(usageContract.addresses, callAs(app, person, usageContract.addresses))).items;

// tests: USAGE-01
it('lists the addresses of the account’s servers only, the main one of each first', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  await listOf(ann);
  const server = await db
    .selectFrom('server')
    .select(['id', 'domain', 'ip'])
    .where('userId', '=', ann.id)
    .where('ip', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const main = String(server.ip);
  await db
    .updateTable('server')
    .set({
      addresses: JSON.stringify(['198.51.100.2', main]),
      ipv6Subnets: JSON.stringify(['2001:db8:77::/64']),
    })
    .where('id', '=', server.id)
    .execute();
  const items = await listOf(ann);
  expect(items.filter(({ serverId }) => serverId === server.id)).toMatchObject([
    { address: main, version: 'ipv4', isMain: true, domain: server.domain },
    { address: '198.51.100.2', version: 'ipv4', isMain: false },
    { address: '2001:db8:77::/64', version: 'ipv6', isMain: false },
  ]);
  const own = await db.selectFrom('server').select('id').where('userId', '=', ann.id).execute();
  const ids = own.map(({ id }) => id);
  expect(items.every(({ serverId }) => ids.includes(serverId))).toBe(true);
  const others = await listOf(bob);
  expect(others.some(({ serverId }) => ids.includes(serverId))).toBe(false);
});
