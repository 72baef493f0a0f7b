import { expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { deliver } from '@app/server/fulfilment/deliver';
import { serversOf } from '@app/server/serverStore/read';
import type { CartEntry } from '@/domain/cart/entry';
import { addMonths } from '@/domain/time/dates';
import { kopecks, rubles } from '@/domain/money/money';
import { lifeCycle } from '@/domain/servers/serverStates';
import type { ServerId } from '@/domain/servers/server';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { makeOrderEntry } from '@/sample-data/cart';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const { list, details, settings } = serversContract;
const now = new Date();
const { db, app } = await openApp();
const ann = await signIn(app);
// Opens the account.
await callAs(app, ann, list);

const page = (query: Record<string, string> = {}, person = ann) =>
  answerOf(list, callAs(app, person, list, { query }));
const paid = (...entries: CartEntry[]) =>
  db
    .transaction()
    .execute((tx) =>
      deliver(tx, { userId: ann.id, entries, now, payment: { id: 1, amount: kopecks(0), pricedAt: now } }),
    );

function ordered(id: string, plan: string, count: number): CartEntry {
  const entry = makeOrderEntry({ id, plan });
  return { ...entry, configuration: { ...entry.configuration, count, ipv6: true, panel: 'plesk' } };
}

// tests: PRODUCT-07
it('delivers what is paid for: new servers in the list of their product (D30), with all that was chosen', async () => {
  await paid(ordered('a', 'Diadem[GB]', 3), ordered('b', 'Vega[RU]', 2), ordered('c', 'Gone[GB]', 1));
  expect((await page()).total).toBe(9);
  expect((await page({ product: 'vps' })).total).toBe(7);
  expect((await page({ product: 'storage' })).items).toEqual([]);
  const { items } = await page({ product: 'cpu' });
  expect(items).toMatchObject([
    {
      tariff: 'Vega[RU]',
      status: 'Ordered',
      endDate: addMonths(dayIn(defaultTimeZone, now), 1),
      monthlyPrice: rubles(1200),
    },
    { datacenter: 'ru', optionsMonthly: rubles(400) },
  ]);
  const [made] = items;
  const at = { params: { id: String(made?.id) } };
  expect(await answerOf(settings, callAs(app, ann, settings, at))).toMatchObject({
    createdOn: dayIn(defaultTimeZone, now),
    memory: 2,
    settings: { panel: 'plesk', name: `vps${made?.id}` },
  });
  const { events } = await answerOf(details, callAs(app, ann, details, at));
  expect(events.map(({ kind }) => kind).sort()).toEqual(['ordered', 'paid']);
  const servers = await serversOf(db, ann.id);
  expect(new Set(servers.map(({ domain }) => domain)).size).toBe(9);
});

it('gives a server more time, from today on where it had run out, and moves it to its tariff', async () => {
  const person = await signIn(app);
  const [active, , , suspended] = (await page({}, person)).items;
  const id = active?.id as ServerId;
  const entries: CartEntry[] = [
    { kind: 'renewal', id: 'a', serverId: id, period: '3months' },
    { kind: 'tariff', id: 'b', serverId: id, tariff: 'Castor' },
    { kind: 'tariff', id: 'c', serverId: id, tariff: 'Alpharg' },
    { kind: 'renewal', id: 'd', serverId: suspended?.id as ServerId, period: 'month' },
    { kind: 'renewal', id: 'e', serverId: 9 as ServerId, period: 'month' },
    // Another account's stays as it is.
    { kind: 'renewal', id: 'f', serverId: (await serversOf(db, ann.id))[0]?.id as ServerId, period: 'month' },
  ];
  const before = await serversOf(db, ann.id);
  await db
    .transaction()
    .execute((tx) =>
      deliver(tx, { userId: person.id, entries, now, payment: { id: 1, amount: kopecks(0), pricedAt: now } }),
    );
  const { items } = await page({}, person);
  expect(items[0]).toMatchObject({
    endDate: addMonths(active?.endDate ?? dayIn(defaultTimeZone, now), 3),
    tariff: 'Castor[GB]',
    monthlyPrice: rubles(7000),
  });
  expect(items[3]?.status).toBe('Activation');
  expect(await serversOf(db, ann.id)).toEqual(before);
});

it('finds and filters as the list does (D9)', async () => {
  const counts = async (query: Record<string, string>) => (await page(query)).total;
  expect(await counts({ search: ' SHOP.Example ' })).toBe(1);
  const [first] = await serversOf(db, ann.id);
  expect(await counts({ search: first?.ip ?? '' })).toBe(1);
  expect(await counts({ search: '%' })).toBe(0);
  expect(await counts({ status: 'Active' })).toBe(1);
  expect(await counts({ datacenter: 'ru', status: 'Ordered' })).toBe(2);
  expect(await counts({ tariff: 'Diadem[GB]' })).toBe(4);
  expect(await counts({ endsBefore: '2000-01-01' })).toBe(0);
});

const sorts = ['id', 'domain', 'ip', 'os', 'tariff', 'datacenter', 'endDate', 'status', 'price'];

it.each(sorts)('gives every row once, in pages sorted by %s, either way', async (sort) => {
  const ids = new Map<string, ServerId[]>();
  for (const direction of ['ascending', 'descending']) {
    const found: ServerId[] = [];
    let cursor: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof page>> = await page({
        sort,
        direction,
        limit: '2',
        ...(cursor === null ? {} : { cursor }),
      });
      expect(part.total).toBe(9);
      found.push(...part.items.map(({ id }) => id));
      cursor = part.next;
    } while (cursor !== null);
    ids.set(direction, found);
  }
  expect(new Set(ids.get('ascending')).size).toBe(9);
  expect(ids.get('descending')).toEqual(ids.get('ascending')?.toReversed());
});

it('sorts addresses by their value and statuses along a server’s life', async () => {
  const byAddress = (await page({ sort: 'ip' })).items.map(({ ip }) => ip);
  // New servers have none yet, and come last.
  expect(byAddress.slice(4)).toEqual(['', '', '', '', '']);
  const values = byAddress
    .slice(0, 4)
    .map((ip) => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(new Set(values).size).toBe(4);
  const statuses = (await page({ sort: 'status' })).items.map(({ status }) => status);
  // The specification's sample has none that anybody stops.
  expect([...new Set(statuses)]).toEqual(
    lifeCycle.filter((status) => !['Stopping', 'Off', 'Stopped'].includes(status)),
  );
});

it.each([
  { cursor: 'nonsense' },
  { cursor: Buffer.from('["yesterday",1]').toString('base64url'), sort: 'endDate' },
  { cursor: Buffer.from('["\\u0000",1]').toString('base64url'), sort: 'domain' },
  { sort: 'password' },
  { limit: '501' },
  { product: 'vds' },
  { endsBefore: '2026-02-30' },
])('refuses %o', async (query) => {
  const answer = await callAs(app, ann, list, { query });
  expect([answer.status, await codeOf(answer)]).toEqual([422, 'invalidRequest']);
});

it('refuses to search for what no database can store', async () => {
  const answer = await callAs(app, ann, list, { query: { search: 'a\0b' } });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalidCharacters']);
});
