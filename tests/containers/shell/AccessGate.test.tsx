import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import type { AuthPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makeAuthPort, renderRoute } from '../renderRoute';

const sessionMode: Partial<AuthPort> = {
  config: async () => ({ access: 'session', externalSignIn: null }),
};
const signedIn: Partial<AuthPort> = {
  session: async () => ({
    user: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' },
  }),
};
const unreachable = () => Promise.reject(new PortError('offline'));

const refused =
  (status: number): AuthPort['config'] =>
  () =>
    Promise.reject(new PortError('refused', { status }));

// tests: AUTH-10
test('open: the dashboard needs no session (D22)', async () => {
  const { findByRole, location } = renderRoute('/dashboard/dns');
  await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
  expect(location().pathname).toBe('/dashboard/dns');
});

/** All ways in which the configuration call can fail. */
const failures: readonly (readonly [string, AuthPort['config']])[] = [
  ['is not there', unreachable],
  ['refuses', refused(500)],
  ['rejects against its contract', () => Promise.reject(new Error('broken'))],
];

// tests: AUTH-18
test.each(failures)(
  'unknown is closed: while the configuration %s, no page shows, and it can be tried again',
  async (_, failure) => {
    const config = vi.fn(failure);
    const list = vi.fn(makeSamplePorts(noLatency).servers.list);
    const { findByRole, queryByRole, user } = renderRoute('/dashboard/vps', {
      ports: {
        auth: makeAuthPort({ config, ...signedIn }),
        servers: { ...makeSamplePorts(noLatency).servers, list },
      },
    });
    const retry = await findByRole('button', { name: 'Повторить' });
    await findByRole('alert');
    expect(queryByRole('table')).toBeNull();
    expect(list).not.toHaveBeenCalled();
    config.mockImplementation(async () => ({ access: 'open', externalSignIn: null }));
    await user.click(retry);
    await waitFor(() => expect(list).toHaveBeenCalled());
  },
);

describe('the server has written into the document', () => {
  const stamp = (access: string) => {
    document.documentElement.dataset['access'] = access;
    // The login form then needs no request of its own.
    if (access === 'session') document.body.dataset['external'] = 'none';
  };
  afterEach(() => {
    delete document.documentElement.dataset['access'];
    delete document.body.dataset['external'];
  });
  const config = vi.fn(unreachable);

  // tests: AUTH-18
  test('that sessions matter: a failing configuration changes nothing', async () => {
    stamp('session');
    const { location } = renderRoute('/dashboard/dns', { ports: { auth: makeAuthPort({ config }) } });
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(config).not.toHaveBeenCalled();
  });

  // tests: ACCOUNT-03
  test('that they do not: a server that is down since then makes nobody the demonstration (D24)', async () => {
    stamp('open');
    const session = vi
      .fn<AuthPort['session']>()
      .mockImplementationOnce(unreachable)
      .mockImplementation(signedIn.session ?? unreachable);
    const { findByRole, queryByRole, user } = renderRoute('/dashboard/dns', {
      ports: { auth: makeAuthPort({ config, session }) },
    });
    const retry = await findByRole('button', { name: 'Повторить' });
    expect(queryByRole('region', { name: 'Демонстрация' })).toBeNull();
    await user.click(retry);
    await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
    await findByRole('button', { name: 'Меню пользователя ann@example.com' });
    expect(config).not.toHaveBeenCalled();
  });

  test('nothing stamped: the session is requested', async () => {
    stamp('OPEN');
    const { findByRole } = renderRoute('/dashboard/dns', { ports: { auth: makeAuthPort({ config }) } });
    await findByRole('button', { name: 'Повторить' });
    expect(config).toHaveBeenCalled();
  });
});

// tests: AUTH-11
test('session: a visitor signs in first and comes back to the same address', async () => {
  const auth = makeAuthPort(sessionMode);
  const { location } = renderRoute('/dashboard/server-edit?id=7&x=%3Cb%3E', { ports: { auth } });
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(new URLSearchParams(location().search).get('returnTo')).toBe(
    '/dashboard/server-edit?id=7&x=%3Cb%3E',
  );
});

test('session: nothing of a page shows before the answer is there', async () => {
  let answer: (() => void) | undefined;
  const config: AuthPort['config'] = () =>
    new Promise((resolve) => {
      answer = () => resolve({ access: 'session', externalSignIn: null });
    });
  const { findByRole, queryByRole, location } = renderRoute('/dashboard/dns', {
    ports: { auth: makeAuthPort({ config }) },
  });
  await findByRole('navigation', { name: 'Разделы' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryByRole('heading', { level: 1 })).toBeNull();
  answer?.();
  await waitFor(() => expect(location().pathname).toBe('/login'));
});

// tests: AUTH-11
test('session: who is signed in passes', async () => {
  const auth = makeAuthPort({ ...sessionMode, ...signedIn });
  const { findByRole } = renderRoute('/dashboard/dns', { ports: { auth } });
  await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
  await findByRole('button', { name: 'Меню пользователя ann@example.com' });
});

// tests: AUTH-12
test.each(['vps-catalog', 'vps-cpu-catalog', 'vps-storage-catalog'])(
  'session: /dashboard/%s stays open and offers to sign in',
  async (name) => {
    const auth = makeAuthPort(sessionMode);
    const { findByRole, location } = renderRoute(`/dashboard/${name}`, { ports: { auth } });
    const signIn = await findByRole('link', { name: 'Войти' });
    await findByRole('heading', { level: 1 });
    expect(signIn.getAttribute('href')).toBe(`/login?returnTo=%2Fdashboard%2F${name}`);
    expect(location().pathname).toBe(`/dashboard/${name}`);
  },
);

test('session: a refusal with 401 means nobody is signed in', async () => {
  const session: AuthPort['session'] = () => Promise.reject(new PortError('refused', { status: 401 }));
  const { location } = renderRoute('/dashboard/dns', {
    ports: { auth: makeAuthPort({ ...sessionMode, session }) },
  });
  await waitFor(() => expect(location().pathname).toBe('/login'));
});

test('session: when the session cannot be requested, that is shown and can be tried again', async () => {
  const session = vi
    .fn<AuthPort['session']>()
    .mockImplementationOnce(unreachable)
    .mockImplementation(signedIn.session ?? unreachable);
  const { findByRole, user, location } = renderRoute('/dashboard/dns', {
    ports: { auth: makeAuthPort({ ...sessionMode, session }) },
  });
  await user.click(await findByRole('button', { name: 'Повторить' }));
  await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
  expect(location().pathname).toBe('/dashboard/dns');
});
