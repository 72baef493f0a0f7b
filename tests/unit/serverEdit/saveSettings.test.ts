import { serversIn } from '../../rowsOf';
import { expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import type { ServerId } from '@/domain/servers/server';
import type { ServerSettings } from '@/domain/servers/serverSettings';
import { sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';

const shop = 1024 as ServerId;

async function open(id: ServerId = shop) {
  const servers = serversSample(sampleServers, noLatency, () => new Date('2026-11-21T12:00:00Z'));
  const editable = await servers.settings(id);
  if (!editable) throw new Error(`No server ${id}`);
  const save = async (changes: Partial<ServerSettings>, version?: string) => {
    const now = (await servers.settings(id)) ?? editable;
    const settings = { ...editable.settings, ...changes };
    const { charge } = quoteSettings(now, settings, { today: '2026-11-21', prices: samplePrices });
    return servers.save(id, version ?? now.version, { settings, charge, password: null, userPassword: null });
  };
  const shown = async () => (await serversIn(servers)).find((each) => each.id === id);
  return { servers, save, shown };
}

test('what is saved is read back, and shows in the list with its price and its panel', async () => {
  const { servers, save, shown } = await open();
  const outcome = await save({ domain: 'chat.example.ru', panel: 'plesk', ipv4: 2 });
  expect(outcome.status).toBe('done');
  expect(await shown()).toMatchObject({
    domain: 'chat.example.ru',
    ip: '185.104.113.20',
    monthlyPrice: rubles(2177),
    panelUrl: 'https://185.104.113.20:8443/',
  });
  const { settings, addresses = [] } = (await servers.settings(shop)) ?? {};
  expect(settings).toMatchObject({ panel: 'plesk', ipv4: 2 });
  const others = (await serversIn(servers)).flatMap(({ id, ip }) => (id === shop ? [] : [ip]));
  expect(new Set([...addresses, ...others]).size).toBe(5);
  const [, second = ''] = addresses;
  await save({ domain: 'chat.example.ru', panel: 'plesk', ipv4: 1, ip: second });
  expect(await shown()).toMatchObject({ ip: second, panelUrl: `https://${second}:8443/` });
  expect((await servers.details(shop)).addresses.map(({ address }) => address)).toEqual([second]);
  await save({ ip: second, panel: 'none' });
  expect((await shown())?.panelUrl).toBeNull();
});

test('a reinstall is written into the history', async () => {
  const { servers, save, shown } = await open();
  await save({ os: 'CentOS 8' });
  expect((await shown())?.os).toBe('CentOS 8');
  expect((await servers.details(shop)).events.at(-1)).toMatchObject({
    kind: 'reinstalled',
    detail: 'CentOS 8',
  });
});

// tests: SERVERPAGE-08
test('any other change is written there too: a new name or address as it is, a password only as changed', async () => {
  const { servers, save } = await open();
  const newest = async () => (await servers.details(shop)).events.at(-1);
  await save({ name: 'Shop', domain: 'shop.example.com' });
  expect(await newest()).toMatchObject({ kind: 'settingsChanged', detail: 'Shop, shop.example.com' });
  await save({ name: 'Shop', domain: 'shop.example.com', backup: 'daily' });
  expect(await newest()).toMatchObject({ kind: 'backupChanged', detail: null });
  const { settings, version } = (await servers.settings(shop)) ?? {};
  if (!settings || version === undefined) throw new Error('There is no such server');
  await servers.save(shop, version, {
    settings,
    charge: kopecks(0),
    password: 'Correct-horse-7',
    userPassword: null,
  });
  expect(await newest()).toMatchObject({ kind: 'settingsChanged', detail: null });
});

test('what another server has is refused, and nothing of the rest is saved', async () => {
  const { save, shown } = await open();
  const before = await shown();
  expect(await save({ domain: 'API.example.ru', ipv4: 5 })).toEqual({
    status: 'refused',
    refusal: 'domainTaken',
  });
  expect(await shown()).toEqual(before);
});

test('a server that cannot be reached takes a name, a domain and no system; one that is gone takes nothing', async () => {
  const { save } = await open(1057 as ServerId);
  expect(await save({ name: 'archive' })).toMatchObject({ status: 'done' });
  // D48
  expect(await save({ name: 'archive', domain: 'archive2.example.ru' })).toMatchObject({ status: 'done' });
  expect(await save({ os: 'Ubuntu 22.04' })).toEqual({ status: 'refused', refusal: 'notEditable' });
  const { servers } = await open();
  expect(await servers.settings(7 as ServerId)).toBeNull();
});

test('of two that were made from the same version the second is refused, with what there is by now', async () => {
  const { save, shown } = await open();
  expect(await save({ name: 'first' })).toMatchObject({ status: 'done' });
  expect(await save({ name: 'second', domain: 'second.example.ru' }, '0')).toMatchObject({
    status: 'refused',
    refusal: { reason: 'conflict', current: { version: '1', settings: { name: 'first' } } },
  });
  expect((await shown())?.domain).toBe('shop.example.ru');
});
