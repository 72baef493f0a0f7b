import { expect, test } from 'vitest';
import { sectionAt, sectionKeys } from '@/pages/dashboard';
import { shellHrefs, toBreadcrumb, toNavigation, toPosition } from '@/pages/dashboardNavigation';
import { paths, sectionPath } from '@/paths';
import enShell from '@/i18n/messages/en/shell.json';
import ruShell from '@/i18n/messages/ru/shell.json';

const { root, ...pages } = paths.dashboard;
const known = new Set<string>(Object.values(pages));

/** §2, word for word. */
const specified = {
  client: 'profile user-roles payers affiliate cart orders payment-methods discounts user-settings',
  products: 'vps vps-cpu vps-storage dedicated protection dns ftp ip ssl ispmanager modules bitninja',
  billing: 'billing payments-history',
  support: 'support support/create',
  tools: 'tools notifications',
  statistics: 'statistics',
  help: 'help',
};

// tests: ROUTE-07
test('every page of the dashboard is a section, and only those', () => {
  expect([...sectionKeys].sort()).toEqual(Object.keys(pages).sort());
  for (const key of sectionKeys) expect(sectionAt(sectionPath(key))).toBe(key);
  expect(sectionAt(root)).toBeNull();
  expect(sectionAt('/dashboard/constructor')).toBeNull();
});

// tests: SHELL-02, SHELL-03, SHELL-04, SHELL-05, SHELL-06
test('the sidebar has the groups and links of the specification, in its order', () => {
  const shown = toNavigation(new Set()).map(({ id, links }) => [id, links.map(({ href }) => href)]);
  expect(shown).toEqual(
    Object.entries(specified).map(([id, links]) => [
      id,
      links.split(' ').map((path) => `/dashboard/${path}`),
    ]),
  );
});

test('every link of the shell is a page', () => {
  const links = toNavigation(new Set()).flatMap((group) => group.links.map(({ href }) => href));
  for (const href of [...links, ...Object.values<string>({ ...shellHrefs })]) expect(known).toContain(href);
});

// tests: PLACE-05, PLACE-06
test('every section has its name in both languages', () => {
  const names: Record<string, string>[] = [ruShell, enShell];
  for (const key of sectionKeys)
    for (const messages of names) expect(messages[`shell.nav.${key}`]).toMatch(/\S/);
});

// tests: SHELL-23
test('the breadcrumb leads from the category through the pages above', () => {
  expect(toBreadcrumb('osSelection')).toEqual([
    { name: 'shell.group.products', href: null },
    { name: 'shell.nav.vps', href: '/dashboard/vps' },
    { name: 'shell.nav.vpsCatalog', href: '/dashboard/vps-catalog' },
    { name: 'shell.nav.osSelection', href: null },
  ]);
  for (const key of sectionKeys) expect(toBreadcrumb(key).length).toBeGreaterThanOrEqual(2);
});

// tests: SHELL-23
test('a page without a link of its own marks the nearest one above it', () => {
  expect(toPosition('vps')).toEqual({ href: '/dashboard/vps', match: 'page' });
  expect(toPosition('osSelection')).toEqual({ href: '/dashboard/vps', match: 'section' });
  expect(toPosition('payments')).toEqual({ href: '/dashboard/billing', match: 'section' });
});
