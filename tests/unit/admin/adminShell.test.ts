import { expect, test } from 'vitest';
import { adminLinkAt, nearestAdminPath } from '@/pages/admin';
import { adminGroupIds, toAdminNavigation } from '@/pages/adminNavigation';
import { paths } from '@/paths';
import { toAdminShellView } from '@/patterns/appShell/adminShellView';

/** §2, word for word: the screens, and the links without a route. */
const screens = 'dashboard analytics users servers payments settings';
const linksOnly =
  'user-roles user-activity server-plans data-centers transactions invoices support notifications logs';
/** Rooms that the specification does not have, in a group of their own (D33, D35). */
const newRooms = 'tickets staff bills unclaimed jobs refunds mails audit ledger catalog status';
/** Pages of one thing, which are reached from their lists, and parts of a room, which its page leads to. */
const inner =
  'payments/statements users/:id tickets/:id catalog/promo-codes catalog/prices catalog/datacenters catalog/systems catalog/methods catalog/rates mails/texts settings/entities';

const everything = new Set(adminGroupIds);
const hrefs = toAdminNavigation(everything).flatMap(({ links }) => links.map(({ href }) => href));

test('the admin menu has the screens and the nine links of the specification, and the new rooms', () => {
  const specified = `${screens} ${linksOnly} ${newRooms}`.split(' ').map((name) => `/admin/${name}`);
  expect([...hrefs].sort()).toEqual(specified.sort());
  const { root: _root, ...routed } = paths.admin;
  expect(Object.values<string>(routed).sort()).toEqual(
    `${screens} ${newRooms} ${inner}`
      .split(' ')
      .map((name) => `/admin/${name}`)
      .sort(),
  );
});

test.each([
  ['/admin/users/7', '/admin/users', 'admin.nav.users', 'admin.nav.user'],
  ['/admin/catalog/promo-codes', '/admin/catalog', 'admin.nav.catalog', 'admin.nav.promoCodes'],
  ['/admin/payments/statements', '/admin/payments', 'admin.nav.payments', 'admin.nav.statements'],
  ['/admin/settings/entities', '/admin/settings', 'admin.nav.settings', 'admin.nav.entities'],
  ['/admin/mails/texts', '/admin/mails', 'admin.nav.mails', 'admin.nav.mailTexts'],
  ['/admin/catalog/prices', '/admin/catalog', 'admin.nav.catalog', 'admin.nav.prices'],
  ['/admin/catalog/datacenters', '/admin/catalog', 'admin.nav.catalog', 'admin.nav.datacenterSales'],
  ['/admin/catalog/systems', '/admin/catalog', 'admin.nav.catalog', 'admin.nav.systems'],
  ['/admin/catalog/methods', '/admin/catalog', 'admin.nav.catalog', 'admin.nav.methods'],
  ['/admin/catalog/rates', '/admin/catalog', 'admin.nav.catalog', 'admin.nav.rates'],
])('%s is marked under %s, and the breadcrumb leads back there', (pathname, href, above, name) => {
  const view = toAdminShellView({ ...state, location: { pathname, search: '' } });
  expect(view.position).toEqual({ href, match: 'section' });
  expect(view.breadcrumb).toEqual([
    { name: 'admin.area', href: null },
    { name: above, href },
    { name, href: null },
  ]);
});

test('an address without a route suggests a screen of the admin area', () => {
  for (const name of linksOnly.split(' '))
    expect(Object.values<string>(paths.admin)).toContain(
      nearestAdminPath(`/admin/${name}`, '/dashboard/vps'),
    );
  expect(nearestAdminPath('/admin/usres', '/admin/users')).toBe('/admin/users');
  expect(nearestAdminPath('/admin/user-role', '/dashboard/user-roles')).toBe('/admin/dashboard');
  expect(adminLinkAt('/Admin/Users/')).toBe('users');
});

const state = {
  location: { pathname: '/admin/users', search: '' },
  openGroups: everything,
  sidebar: 'expanded',
  drawer: 'closed',
  account: null,
  waitingTickets: null,
  access: { status: 'known', mode: 'open', user: null },
  theme: 'system',
} as const;

test('the header: the session’s administrator takes precedence over the sample; unknown is not invented', () => {
  const state = {
    location: { pathname: '/admin/users', search: '' },
    openGroups: everything,
    sidebar: 'expanded',
    drawer: 'closed',
    account: null,
    waitingTickets: null,
    access: { status: 'known', mode: 'open', user: null },
    theme: 'system',
  } as const;
  // D33: nobody's profile is the administrator's own until somebody has signed in.
  expect(toAdminShellView(state)).toMatchObject({
    user: null,
    notifications: null,
    hrefs: { profile: '/login?returnTo=%2Fdashboard%2Fprofile' },
  });
  const account = {
    name: 'Sample',
    email: 's@example.com',
    role: 'finance',
    notifications: 3,
    timeZone: 'Europe/Moscow',
    datacenters: [],
  } as const;
  const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'admin' } as const;
  expect(
    toAdminShellView({ ...state, account, access: { status: 'known', mode: 'session', user } }),
  ).toMatchObject({
    user: { name: 'Ann Lee', email: 'ann@example.com', role: 'finance' },
    notifications: 3,
    hrefs: { profile: '/dashboard/profile' },
  });
});

// tests: ADMIN-46
test.each([
  ['/admin/users', 'support', null],
  ['/admin/users', 'finance', 'finance'],
  ['/admin/payments', 'finance', null],
  ['/admin/payments', 'support', 'support'],
  ['/admin/staff', 'finance', 'finance'],
  ['/admin/staff', 'owner', null],
  ['/admin/audit', 'readOnly', null],
  ['/admin/jobs', 'readOnly', 'readOnly'],
  ['/admin/user-roles', 'readOnly', null],
] as const)('on %s a role of %s has its actions off: %s', (pathname, role, readOnly) => {
  const account = {
    name: 'Sample',
    email: 's@example.com',
    role,
    notifications: 0,
    timeZone: 'UTC',
    datacenters: [],
  } as const;
  expect(toAdminShellView({ ...state, account, location: { pathname, search: '' } }).readOnly).toBe(readOnly);
});
