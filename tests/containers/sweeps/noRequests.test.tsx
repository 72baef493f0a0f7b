import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminLinkKeys, isAdminScreen } from '@/pages/admin';
import { sectionKeys } from '@/pages/dashboard';
import { paths, sectionPath } from '@/paths';
import { renderRoute } from '../renderRoute';

const called = vi.fn();

beforeEach(() => {
  called.mockReset();
  vi.stubGlobal('fetch', called);
  vi.stubGlobal('EventSource', called);
  vi.stubGlobal('WebSocket', called);
  vi.stubGlobal('XMLHttpRequest', called);
});

// tests: AUTH-17
test.each([
  ...sectionKeys.map(sectionPath),
  ...adminLinkKeys.filter(isAdminScreen).map((key) => paths.admin[key]),
])('a visitor of %s has the built-in sample, and nothing is requested', async (path) => {
  const { findByRole, queryByText, ports } = renderRoute(path);
  await findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(queryByText('Повторить')).toBeNull();
  // What a page begins late is heard too.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(called).not.toHaveBeenCalled();
  expect(ports.auth.session).toHaveBeenCalledOnce();
});
