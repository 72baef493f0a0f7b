import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { softwareIds } from '@/domain/order/compatibility';
import { defaultConfiguration, type OrderConfiguration } from '@/domain/order/configuration';
import { osFamilies } from '@/domain/order/os';
import { backupIds, panelIds } from '@/domain/pricing/options';
import { orderPeriodIds } from '@/domain/pricing/period';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makePlan } from '@/sample-data/plans';
import { formatOrderUrl, orderHref, parseOrderUrl } from '@/domain/order/orderUrl';

const plan = makePlan();
const named = { status: 'named', name: 'Naos[GB]', monthly: rubles(577) };
const serverOf = (value: unknown) =>
  parseOrderUrl(`?server=${encodeURIComponent(JSON.stringify(value))}`).plan;

test('an order as it begins is its plan and nothing else (§2)', () => {
  const address = orderHref(plan);
  expect(decodeURIComponent(address)).toBe(
    '/dashboard/os-selection?server={"name":"Naos[GB]","price":577,"datacenter":"gb"}',
  );
  expect(parseOrderUrl(formatOrderUrl(plan))).toEqual({
    plan: named,
    configuration: defaultConfiguration,
    isPeriodCapped: false,
    ignored: [],
    edit: null,
  });
});

test('a link with every choice is short words one can read', () => {
  const search = formatOrderUrl(
    plan,
    {
      os: { family: 'centos', version: '9 Stream' },
      software: 'docker',
      panel: 'none',
      ipv4: 5,
      ipv6: true,
      backup: 'daily',
      count: 100,
      period: '6months',
      autoRenewal: false,
      hostName: 'shop.example.ru',
    },
    'entry-1',
  );
  expect(search).toMatch(
    /&os=centos&version=9\+Stream&software=docker&ipv4=5&ipv6=1&backup=daily&count=100&period=6months&renew=0&host=shop\.example\.ru&edit=entry-1$/,
  );
});

const os = fc.constantFrom(
  null,
  ...osFamilies.flatMap(({ id, versions }) => versions.map((version) => ({ family: id, version }))),
);
const configurations: fc.Arbitrary<OrderConfiguration> = fc.record({
  os,
  software: fc.constantFrom(...softwareIds),
  panel: fc.constantFrom(...panelIds),
  ipv4: fc.integer({ min: 1, max: 5 }),
  ipv6: fc.boolean(),
  backup: fc.constantFrom(...backupIds),
  count: fc.integer({ min: 1, max: 100 }),
  period: fc.constantFrom(...orderPeriodIds),
  autoRenewal: fc.boolean(),
  hostName: fc.constantFrom('', 'web', 'shop.example.ru', 'магазин.рф'),
  sshKeys: fc.constantFrom([], ['SHA256:TQgC95x6LrZq15/6RarYAe83jofakFbFfnOpGs/XnWA', 'SHA256:a+b/c']),
});

test('every configuration comes back from its own address', () => {
  fc.assert(
    fc.property(configurations, fc.option(fc.uuid()), (configuration, edit) => {
      const address = parseOrderUrl(formatOrderUrl(plan, configuration, edit));
      expect(address).toEqual({ plan: named, configuration, isPeriodCapped: false, ignored: [], edit });
    }),
  );
});

test('a backup comes back from its address, whatever the name of its server', () => {
  for (const serverName of ['shop.example.ru', 'магазин.рф', 'a, b']) {
    const fromBackup = makeOrderedBackup({ serverName });
    const { configuration, ignored } = parseOrderUrl(formatOrderUrl(plan, { fromBackup }));
    expect([configuration.fromBackup, ignored]).toEqual([fromBackup, []]);
  }
});

test.each([
  'from=7',
  'from=7,2026-11-15T02:00:00Z,id',
  'from=0,2026-11-15T02:00:00Z,id,a',
  'from=7,yesterday,id,a',
  'from=7,2026-11-15T02:00:00Z,a b,a',
  'from=7,2026-11-15T02:00:00Z,id,',
])('a damaged backup is left out, and named: %s', (search) => {
  const { configuration, ignored } = parseOrderUrl(`?${search}`);
  expect([configuration, ignored]).toEqual([defaultConfiguration, ['from']]);
});

test('two and three years become a year, with a notice', () => {
  for (const period of ['2years', '3years'] as const) {
    const address = parseOrderUrl(formatOrderUrl(plan, { period }));
    expect(address.configuration.period).toBe('year');
    expect(address.isPeriodCapped).toBe(true);
    expect(address.ignored).toEqual([]);
  }
});

test('a system without a version has its usual one', () => {
  expect(parseOrderUrl('?os=debian').configuration.os).toEqual({ family: 'debian', version: '12' });
});

// tests: PRICES-16
test.each([
  ['ubuntu', '26.04'],
  ['openSUSE Leap', '15.6'],
])('%s %s, which we do not know, is left to the provider', (family, version) => {
  const { configuration, ignored } = parseOrderUrl(formatOrderUrl(plan, { os: { family, version } }));
  expect([configuration.os, ignored]).toEqual([{ family, version }, []]);
});

// tests: ROUTE-08
test('what means nothing is left out and named, one parameter at a time (D21)', () => {
  for (const [search, ignored] of [
    ['?os=ubuntu&version=26.04%00', ['version']],
    ['?version=24.04', ['version']],
    ['?os=ubuntu&version=24.04&version=22.04', ['version']],
    ['?os=Ubuntu', ['os']],
    ['?os=__proto__&version=prototype', ['os', 'version']],
    ['?count=0', ['count']],
    ['?count=101', ['count']],
    ['?count=1.5', ['count']],
    ['?count=1e1', ['count']],
    ['?count=0x10', ['count']],
    ['?count=-5', ['count']],
    ['?count=%2010', ['count']],
    ['?ipv4=6&ipv6=yes', ['ipv4', 'ipv6']],
    ['?software=__proto__&panel=toString', ['software', 'panel']],
    ['?backup=hourly&period=decade&renew=', ['period', 'backup', 'renew']],
    [`?host=${'w'.repeat(254)}&keys=${'w'.repeat(51)}`, ['host', 'keys']],
    [`?version=${'9'.repeat(100_000)}&os=ubuntu`, ['version']],
  ] as const) {
    const address = parseOrderUrl(search);
    expect(address.configuration).toEqual(defaultConfiguration);
    expect([...address.ignored].sort()).toEqual([...ignored].sort());
  }
  expect(parseOrderUrl('?count=7&panel=nothing').configuration.count).toBe(7);
});

test('a parameter given twice is not guessed at', () => {
  const { configuration, ignored, edit, plan } = parseOrderUrl(
    '?count=2&count=3&os=ubuntu&os=debian&edit=a&edit=b&server={}&server={}',
  );
  expect(configuration).toEqual(defaultConfiguration);
  expect(ignored).toEqual(['os', 'count']);
  expect(edit).toBeNull();
  expect(plan).toEqual({ status: 'unreadable' });
});

// tests: ORDER-03
test('a plan that cannot be read counts as invalid (D21)', () => {
  const unreadable = { status: 'unreadable' };
  for (const value of [
    [],
    ['Naos[GB]'],
    null,
    7,
    'Naos[GB]',
    {},
    { price: 577 },
    { name: '' },
    { name: ['Naos[GB]'] },
    { name: 'Naos[GB]', price: -577 },
    { name: 'Naos[GB]', price: '577' },
    { name: 'Naos[GB]', price: null },
    { name: 'x'.repeat(65) },
    { name: 'Naos[GB]', datacenter: { toString: 'gb' } },
  ])
    expect(serverOf(value)).toEqual(unreadable);
  for (const text of [
    '',
    'Naos',
    '{',
    '{"name":"Naos[GB]","price":NaN}',
    '{"name":"Naos[GB]","price":1e999}',
    // The name of a prototype is not a name of the object.
    '{"__proto__":{"name":"Naos[GB]"}}',
    `{"name":"${'x'.repeat(1_000_000)}"}`,
    '%',
  ])
    expect(parseOrderUrl(`?server=${encodeURIComponent(text)}`).plan).toEqual(unreadable);
  expect(parseOrderUrl('?server=%FF%00').plan).toEqual(unreadable);
  expect(parseOrderUrl('').plan).toEqual({ status: 'none' });
});

test('what a plan says beside its name changes nothing, a prototype least of all', () => {
  expect(
    parseOrderUrl(
      `?server=${encodeURIComponent('{"name":"Naos[GB]","price":577,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')}`,
    ).plan,
  ).toEqual(named);
  expect('polluted' in {}).toBe(false);
  expect(serverOf({ name: '<img src=x onerror=alert(1)>' })).toEqual({
    status: 'named',
    name: '<img src=x onerror=alert(1)>',
    monthly: null,
  });
});

test('no address makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      parseOrderUrl(text);
      parseOrderUrl(`?server=${encodeURIComponent(json)}&os=${encodeURIComponent(text)}`);
    }),
  );
});
