import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { defaultConfiguration } from '@/domain/order/configuration';
import { systemKey } from '@/domain/order/os';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makePlan, samplePlans } from '@/sample-data/plans';
import { sampleSystems } from '@/sample-data/systems';
import { parseOrderStart } from '@/screens/order/OsSelectionScreen/parseOrderStart';
import { formatOrderUrl } from '@/domain/order/orderUrl';

const naos = makePlan();
const ubuntu = { family: 'ubuntu', version: '24.04' };
const arrive = (search: string, state: unknown = null) => {
  const start = parseOrderStart(search, state, { plans: samplePlans, systems: sampleSystems });
  if (!start) throw new Error('There are plans');
  return start;
};

describe('the plan (§2, D21)', () => {
  // tests: ORDER-01
  test('comes from the address', () => {
    const { plan, notices, configuration } = arrive(formatOrderUrl(naos));
    expect(plan.name).toBe('Naos[GB]');
    expect(notices).toEqual([]);
    expect(configuration).toEqual({ ...defaultConfiguration, os: ubuntu });
  });

  // tests: ORDER-01
  test('comes from the navigation state where the address says nothing', () => {
    const state = { server: { name: 'Sirius[GB]', price: 3877, datacenter: 'gb' } };
    expect(arrive('', state)).toMatchObject({ plan: { name: 'Sirius[GB]' }, notices: [] });
    expect(arrive(formatOrderUrl(naos), state).plan.name).toBe('Naos[GB]');
  });

  // tests: ORDER-02, ORDER-03
  test.each([
    ['no plan', '', null, 'planMissing'],
    ['a state of something else', '', { from: '/dashboard/vps' }, 'planMissing'],
    ['a state that is a text', '', 'server', 'planMissing'],
    ['a damaged address', '?server=oops', null, 'planUnreadable'],
    ['a damaged state', '', { server: { name: 'Naos[GB]', price: Number.NaN } }, 'planUnreadable'],
    ['a state without a name', '', { server: [] }, 'planUnreadable'],
    ['an unknown plan', '?server={"name":"Sol[XX]"}', null, 'planUnknown'],
    ['a plan named like a part of every object', '?server={"name":"constructor"}', null, 'planUnknown'],
  ])('%s falls back to the sample server at 1577 and says so', (_, search, state, kind) => {
    const { plan, notices } = arrive(search, state);
    expect([plan.name, plan.price.monthly]).toEqual(['Diadem[GB]', rubles(1577)]);
    expect(notices.map((notice) => notice.kind)).toEqual([kind]);
  });

  // tests: ORDER-04
  test('has the price of the catalogue, whatever the link says', () => {
    const { plan, notices } = arrive('?server={"name":"Naos[GB]","price":1}');
    expect(plan.price.monthly).toBe(rubles(577));
    expect(notices).toEqual([{ kind: 'priceChanged', monthly: rubles(577) }]);
  });

  test('where the sample plan is not sold either, it is the cheapest; where nothing is, there is none', () => {
    expect(
      parseOrderStart('', null, {
        plans: [makePlan({ name: 'Vega[RU]' })],
        systems: sampleSystems,
      })?.plan.name,
    ).toBe('Vega[RU]');
    expect(parseOrderStart('', null, { plans: [], systems: sampleSystems })).toBeNull();
  });
});

// tests: KEYS-08
test('an order without a system begins with Ubuntu 24.04; a damaged choice stays open', () => {
  const osOf = (search: string) => arrive(`${formatOrderUrl(naos)}${search}`).configuration.os;
  expect(osOf('')).toEqual(ubuntu);
  expect(osOf('&panel=plesk')).toEqual(ubuntu);
  expect(osOf('&os=debian')).toEqual({ family: 'debian', version: '12' });
  expect(osOf('&os=ubuntu&version=3')).toBeNull();
  expect(osOf('&os=beos')).toBeNull();
});

test('choices that do not go together are taken back and named', () => {
  const { configuration, notices } = arrive(
    formatOrderUrl(naos, {
      os: { family: 'windows', version: '2022' },
      panel: 'cpanel',
      software: 'wordpress',
    }),
  );
  // Without a system the panel is kept and the software is dropped.
  expect(configuration).toEqual({ ...defaultConfiguration, panel: 'cpanel' });
  expect(notices).toEqual([
    expect.objectContaining({
      kind: 'takenBack',
      dropped: [
        { choice: 'os', reason: 'tooLittleMemory' },
        { choice: 'software', reason: 'panelNeedsCleanSystem' },
      ],
    }),
  ]);
});

test('a half-broken link keeps its good half and names the rest', () => {
  const { configuration, notices, edit } = arrive(
    `${formatOrderUrl(naos, { period: '3years' })}&os=ubuntu&count=101&edit=entry-1`,
  );
  expect(configuration).toEqual({
    ...defaultConfiguration,
    os: { family: 'ubuntu', version: '24.04' },
    period: 'year',
  });
  expect(notices).toEqual([{ kind: 'ignored', params: ['count'] }, { kind: 'periodCapped' }]);
  expect(edit).toBe('entry-1');
});

// tests: SNAPSHOTS-12
test.each([
  ['the requested system', { os: { family: 'debian', version: '12' } }, 'debian 12'],
  ['the usual one where that is not offered', { os: { family: 'ubuntu', version: '3' } }, 'ubuntu 24.04'],
  ['the usual one without any', {}, 'ubuntu 24.04'],
])('an order from a backup has no choices that the backup replaces, and %s', (_, choices, os) => {
  const fromBackup = makeOrderedBackup();
  const search = formatOrderUrl(naos, { ...choices, software: 'docker', sshKeys: ['SHA256:a'], fromBackup });
  const { configuration, notices } = arrive(search);
  const { os: chosen, ...rest } = configuration;
  expect(chosen && systemKey(chosen)).toBe(os);
  const { os: __, ...usual } = defaultConfiguration;
  expect(rest).toEqual({ ...usual, fromBackup });
  expect(notices).toEqual([]);
});

test('an order from a backup takes any system that the plan can run', () => {
  const [first] = sampleSystems;
  if (!first) throw new Error('There are systems');
  const systems = [
    { ...first, family: 'ubuntu', version: '24.04', memory: naos.specs.ram + 1 },
    { ...first, family: 'debian', version: '12', memory: 0 },
  ];
  const search = formatOrderUrl(naos, { fromBackup: makeOrderedBackup() });
  const start = parseOrderStart(search, null, { plans: samplePlans, systems });
  expect(start?.configuration.os).toEqual({ family: 'debian', version: '12' });
});
