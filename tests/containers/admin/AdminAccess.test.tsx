import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import type { AuthPort } from '@app/ports/ports';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noProtection } from '@/sample-data/accountProtection';
import { noLatency } from '@app/ports/sample/latency';
import { makeSecuritySample } from '@app/ports/sample/securitySample';
import { makeAuthPort, renderRoute } from '../renderRoute';

const sessionMode: Partial<AuthPort> = {
  config: async () => ({ access: 'session', externalSignIn: null }),
};
const signedInAs = (role: 'customer' | 'admin'): Partial<AuthPort> => ({
  session: async () => ({ user: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role } }),
});

/** The admin port, watched: who calls it. */
function watchedPort() {
  const admin = makeAdminSample(noLatency);
  return {
    ...admin,
    users: vi.fn(admin.users),
    account: vi.fn(admin.account),
    overview: vi.fn(admin.overview),
  };
}

// tests: ADMIN-17
test('open: a visitor finds the demonstration, and a customer only why it is closed (D22, D24)', async () => {
  const visitor = renderRoute('/admin/users');
  await visitor.findByRole('heading', { level: 1, name: 'Пользователи' });
  visitor.unmount();
  const customer = renderRoute('/admin/users', { ports: { auth: makeAuthPort(signedInAs('customer')) } });
  await customer.findByRole('heading', { level: 1, name: 'Этот раздел только для администраторов' });
});

test('session: a visitor signs in first and comes back to the same address', async () => {
  const admin = watchedPort();
  const { location } = renderRoute('/admin/users?status=Suspended', {
    ports: { auth: makeAuthPort(sessionMode), admin },
  });
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(new URLSearchParams(location().search).get('returnTo')).toBe('/admin/users?status=Suspended');
  expect(admin.users).not.toHaveBeenCalled();
});

test.each(['/admin/users', '/admin/settings', '/admin/logs', '/admin'])(
  'session: at %s a customer sees why it is closed, and nothing of it is requested',
  async (path) => {
    const admin = watchedPort();
    const { findByRole, getByText, queryByRole, ports } = renderRoute(path, {
      ports: { auth: makeAuthPort({ ...sessionMode, ...signedInAs('customer') }), admin },
    });
    await findByRole('heading', { level: 1, name: 'Этот раздел только для администраторов' });
    getByText(/Вы вошли как ann@example\.com/);
    expect(getByText('К моим серверам').closest('a')?.getAttribute('href')).toBe('/dashboard/vps');
    const returnTo = path === '/admin' ? '/admin/dashboard' : path;
    expect(getByText('Войти под другой записью').closest('a')?.getAttribute('href')).toBe(
      `/login?returnTo=${encodeURIComponent(returnTo)}`,
    );
    expect(queryByRole('navigation')).toBeNull();
    expect(admin.users).not.toHaveBeenCalled();
    expect(admin.account).not.toHaveBeenCalled();
    expect(admin.overview).not.toHaveBeenCalled();
    expect(ports.log.notFound).not.toHaveBeenCalled();
  },
);

test('session: an administrator passes and is named', async () => {
  const { findByRole, findByText } = renderRoute('/admin/dashboard', {
    ports: { auth: makeAuthPort({ ...sessionMode, ...signedInAs('admin') }) },
  });
  await findByRole('heading', { level: 1, name: 'Сводка' });
  await findByText('Ann Lee');
});

test('session: nothing of the area shows before the answer is there', async () => {
  let answer: (() => void) | undefined;
  const config: AuthPort['config'] = () =>
    new Promise((resolve) => {
      answer = () => resolve({ access: 'session', externalSignIn: null });
    });
  const admin = watchedPort();
  const { queryByRole, findByRole } = renderRoute('/admin/users', {
    ports: { auth: makeAuthPort({ config, ...signedInAs('customer') }), admin },
  });
  await waitFor(() => expect(answer).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryByRole('navigation')).toBeNull();
  expect(admin.users).not.toHaveBeenCalled();
  answer?.();
  await findByRole('heading', { level: 1, name: 'Этот раздел только для администраторов' });
});

test('session: when it cannot be requested, that is shown and can be tried again', async () => {
  const session = vi
    .fn<AuthPort['session']>()
    .mockRejectedValueOnce(new PortError('offline'))
    .mockImplementation(signedInAs('admin').session ?? vi.fn());
  const { findByText, findByRole, user } = renderRoute('/admin/users', {
    ports: { auth: makeAuthPort({ ...sessionMode, session }) },
  });
  await user.click(await findByText('Повторить'));
  await findByRole('heading', { level: 1, name: 'Пользователи' });
});

// tests: AUTH-18
test('unknown is closed: without a configuration nothing of the area shows or is requested', async () => {
  const admin = watchedPort();
  const config = vi
    .fn<AuthPort['config']>()
    .mockRejectedValueOnce(new PortError('timeout'))
    .mockImplementation(sessionMode.config ?? vi.fn());
  const { findByText, findByRole, queryByRole, user } = renderRoute('/admin/users', {
    ports: { auth: makeAuthPort({ config, ...signedInAs('admin') }), admin },
  });
  const retry = await findByText('Повторить');
  expect(queryByRole('navigation')).toBeNull();
  expect(admin.users).not.toHaveBeenCalled();
  expect(admin.account).not.toHaveBeenCalled();
  await user.click(retry);
  await findByRole('heading', { level: 1, name: 'Пользователи' });
});

// tests: SETTINGS-13
test('an administrator without the required second factor is led to set it up, and requests nothing', async () => {
  const admin = watchedPort();
  const session: AuthPort['session'] = async () => ({
    user: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'admin' },
    secondFactorRequired: true,
  });
  const security = makeSecuritySample(noLatency);
  vi.spyOn(security, 'protection').mockResolvedValue({ ...noProtection, isRequired: true });
  const { findByText, location } = renderRoute('/admin/users', {
    ports: { auth: makeAuthPort({ ...sessionMode, session }), admin, security },
  });
  await findByText(/^Администраторам нужен двухфакторный вход/);
  expect(location()).toMatchObject({ pathname: '/dashboard/user-settings', search: '?tab=security' });
  expect(admin.users).not.toHaveBeenCalled();
});
