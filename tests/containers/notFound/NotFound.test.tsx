import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeAuthPort, renderRoute } from '../renderRoute';

const title = 'Такой страницы нет';

/** Whether the dashboard's menu is around the page. */
const hasShell = (app: ReturnType<typeof renderRoute>) =>
  app.queryByRole('button', { name: /^Меню пользователя/ }) !== null;

// tests: NOTFOUND-01, NOTFOUND-03, NOTFOUND-05, ROUTE-09
test('an unknown path is logged once and shown as text (D6)', async () => {
  const app = renderRoute('/logn%3Cimg%20src=x%20onerror=alert(1)%3E');
  await app.findByRole('heading', { level: 1, name: title });
  app.getByText('/logn<img src=x onerror=alert(1)>');
  expect(app.container.querySelector('img')).toBeNull();
  expect(hasShell(app)).toBe(false);
  // The effect runs after the paint that the query above may have seen.
  await waitFor(() =>
    expect(app.ports.log.notFound).toHaveBeenCalledExactlyOnceWith(
      '/logn%3Cimg%20src=x%20onerror=alert(1)%3E',
    ),
  );
});

// tests: NOTFOUND-01, NOTFOUND-04
test('the nearest known route is suggested, in English too', async () => {
  const { findByRole, getByRole } = renderRoute('/dashboard/vsp', { locale: 'en' });
  await findByRole('heading', { name: 'Oops! Page not found' });
  expect(getByRole('link', { name: '/dashboard/vps' }).getAttribute('href')).toBe('/dashboard/vps');
});

test('under the dashboard the shell stays, and the path is logged once', async () => {
  const app = renderRoute('/dashboard/no/such/page');
  await app.findByRole('heading', { level: 1, name: title });
  await app.findByRole('button', { name: /^Меню пользователя/ });
  expect(app.getAllByRole('main')).toHaveLength(1);
  await waitFor(() => expect(app.ports.log.notFound).toHaveBeenCalledOnce());
});

test('a visitor gets the plain page instead of being sent to sign in (D6, D22)', async () => {
  const auth = makeAuthPort({
    config: async () => ({ access: 'session', externalSignIn: null }),
  });
  const app = renderRoute('/dashboard/vsp', { ports: { auth } });
  await app.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(hasShell(app)).toBe(false));
  expect(app.location().pathname).toBe('/dashboard/vsp');
  await waitFor(() => expect(app.ports.log.notFound).toHaveBeenCalledExactlyOnceWith('/dashboard/vsp'));
});

test.each(['/%', '/dashboard/%E0%A4%A', `/${'%F0%9F%9B%B0'.repeat(800)}`])(
  'garbage and ten kilobytes are a page like any other',
  async (path) => {
    const { findByRole, ports } = renderRoute(path);
    await findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(ports.log.notFound).toHaveBeenCalledExactlyOnceWith(path));
  },
);
