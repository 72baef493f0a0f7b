import { act, fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { makeAuthPort, renderRoute } from './renderRoute';

const banner = /^Нет подключения к интернету/;

/** Goes offline; returns the function that reconnects. */
function cutLine(): () => void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
  fireEvent(window, new Event('offline'));
  return () => {
    spy.mockReturnValue(true);
    act(() => void fireEvent(window, new Event('online')));
  };
}

// tests: SHELL-27
test.each(['/login', '/dashboard/vps', '/admin/users', '/nowhere'])(
  'one banner says on %s that the line is down, and leaves when it is back',
  async (path) => {
    const { findByRole, findAllByText, queryByText } = renderRoute(path);
    await findByRole('heading', { level: 1 });
    expect(queryByText(banner)).toBeNull();
    const mend = cutLine();
    expect(await findAllByText(banner)).toHaveLength(1);
    mend();
    expect(queryByText(banner)).toBeNull();
  },
);

// tests: SHELL-27
test('an action without a line says so at once, and nothing is pretended', async () => {
  const { findByRole, findByText, ports, user } = renderRoute('/dashboard/notifications');
  const readAll = await findByRole('button', { name: 'Прочитать все' });
  const mend = cutLine();
  await user.click(readAll);
  await findByText('Отметка не сохранилась');
  await findByRole('link', { name: 'Уведомления: 3 новых' });
  mend();
  expect((await ports.notifications.list()).filter(({ isRead }) => !isRead)).toHaveLength(3);
});

// tests: SHELL-27
test.each([
  ['a list', '/dashboard/vps', 'grid'],
  ['a form of its own', '/dashboard/profile', 'textbox'],
])('back online %s is read again by itself, however short ago it failed', async (_, path, role) => {
  const mend = cutLine();
  const { findByRole, findAllByRole, findByText, queryByRole } = renderRoute(path);
  await findByRole('button', { name: 'Повторить' });
  await findByText(banner);
  expect(queryByRole(role)).toBeNull();
  mend();
  await findAllByRole(role);
});

// tests: SHELL-27
test('and so is who is signed in, where nothing shows before that is known', async () => {
  const session = vi.fn(makeAuthPort().session).mockRejectedValueOnce(new PortError('offline'));
  const config = async () => ({ access: 'session' as const, externalSignIn: null });
  const mend = cutLine();
  const { findByRole, location } = renderRoute('/dashboard/dns', {
    ports: { auth: makeAuthPort({ session, config }) },
  });
  await findByRole('button', { name: 'Повторить' });
  mend();
  await findByRole('textbox', { name: /^(Логин|E-mail)/ });
  expect(location().pathname).toBe('/login');
});
