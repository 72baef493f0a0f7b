import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/paths';
import { renderRoute } from '../renderRoute';

const { dashboard } = paths;
const called = vi.fn();

beforeEach(() => {
  called.mockReset();
  vi.stubGlobal('fetch', called);
  vi.stubGlobal('EventSource', called);
  vi.stubGlobal('WebSocket', called);
  vi.stubGlobal('XMLHttpRequest', called);
});

// What a page begins late is heard too.
afterEach(async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(called).not.toHaveBeenCalled();
});

// proves: AUTH-17
test.each([
  dashboard.vps,
  dashboard.vpsCatalog,
  dashboard.cart,
  dashboard.orders,
  dashboard.billing,
  dashboard.paymentsHistory,
  dashboard.profile,
  dashboard.notifications,
  dashboard.support,
  paths.admin.users,
])('a visitor of %s has the built-in sample, and nothing is requested', async (path) => {
  const { findByRole, queryByText } = renderRoute(path);
  await findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(queryByText('Повторить')).toBeNull();
});
