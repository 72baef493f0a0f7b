import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/paths';
import specification from '../../../stories/spec/text/portal-specification.md?raw';
import { renderRoute } from '../renderRoute';

/** Addresses of the specification, independent of the table in src/paths.ts. */
const specified = specification.match(/\/dashboard\/[a-z-]+(?:\/create)?/g) ?? [];
const dashboard = [...new Set([...specified, ...Object.values(paths.dashboard)])];

test('the specification’s text has the addresses that are tried', () => {
  expect(new Set(specified).size).toBe(38);
});

// tests: ROUTE-07
test.each(dashboard)('%s is a page with one h1 and a main landmark', async (path) => {
  const { findAllByRole, getByRole, ports } = renderRoute(path);
  expect(await findAllByRole('heading', { level: 1 })).toHaveLength(1);
  getByRole('main');
  expect(ports.log.notFound).not.toHaveBeenCalled();
  expect(document.title).toMatch(/^\S.* · Меридиан$/);
});

test.each(['/dashboard/xyz', '/dashboard/vps/1', '/admin/users-of-mars'])('%s is not found', async (path) => {
  const { findByRole, ports } = renderRoute(path);
  await findByRole('heading', { level: 1, name: 'Такой страницы нет' });
  await waitFor(() => expect(ports.log.notFound).toHaveBeenCalledWith(path));
});

test('an address in capitals or with a trailing slash is the same page', async () => {
  const { findByRole } = renderRoute('/Dashboard/DNS/');
  await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
});
