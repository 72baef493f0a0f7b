import { expect, test } from 'vitest';
import { priceItems } from '@/domain/admin/priceItems';
import { countsAfter, pricedPartOf, renewalActionsOf } from '@/domain/admin/renewalPrice';
import { nothingWaits } from '@/domain/admin/waiting';
import { rubles } from '@/domain/money/money';
import { sampleSystems } from '@/sample-data/admin';
import { toAdminDashboardView } from '@/screens/admin/AdminDashboardScreen/adminDashboardView';

test.each([
  [0, 0, []],
  [1, 0, ['announce']],
  [0, 1, ['withdraw']],
  [1, 1, ['announce', 'withdraw']],
])('with %i servers at another price and %i announced: %j', (otherPrice, announced, actions) => {
  expect(renewalActionsOf({ otherPrice, announced })).toEqual(actions);
});

test('the numbers follow an action', () => {
  const counts = { otherPrice: 3, announced: 2 };
  expect(countsAfter('announce', counts, 3)).toEqual({ otherPrice: 0, announced: 5 });
  expect(countsAfter('withdraw', counts, 2)).toEqual({ otherPrice: 5, announced: 0 });
});

// tests: PRICES-10
test('both lists of panels set one part, and discounts none', () => {
  expect([...new Set(priceItems.map((item) => `${item.split('.')[0]}: ${pricedPartOf(item)}`))]).toEqual([
    'panel: panel',
    'editPanel: panel',
    'ipv4: ipv4',
    'ipv6: ipv6',
    'backup: backup',
    'tariff: tariff',
    'discount: null',
  ]);
});

test.each([
  ['Naos[GB]', `/admin/catalog?q=${encodeURIComponent('Naos[GB]')}`],
  ['panel.plesk', '/admin/catalog/prices?q=panel.plesk'],
])('an announced price of %s leads to its list', (subject, href) => {
  const at = '2026-11-21T12:00:00Z';
  const event = { id: '1', at, kind: 'priceAnnounced', subject, isNew: false } as const;
  const counts = { total: 0, running: 0, stopped: 0, suspended: 0 };
  const value = {
    users: { total: 0, active: 0, suspended: 0 },
    servers: counts,
    pending: { count: 0, sum: rubles(0) },
    revenue: null,
    activity: [event],
    systems: sampleSystems,
    waiting: nothingWaits,
  };
  const view = toAdminDashboardView({ status: 'ready', value }, at);
  expect(view.status === 'ready' && view.activity[0]?.href).toBe(href);
});
