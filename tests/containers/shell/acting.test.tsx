import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done } from '@/domain/results/outcome';
import { noLatency } from '@app/ports/sample/latency';
import { membersSample } from '@app/ports/sample/membersSample';
import { leaveTo } from '../leaveToMock';
import { makeAuthPort, renderRoute } from '../renderRoute';

const owner = { email: 'owner@example.com', firstName: 'Acme', lastName: '', role: 'customer' as const };

function open(path: string) {
  const session = () =>
    Promise.resolve({
      user: owner,
      hasAccounts: true as const,
      acting: { role: 'technician' as const, email: 'anna@example.com' },
    });
  const members = { ...membersSample(noLatency), act: vi.fn(() => Promise.resolve(done(null))) };
  return { ...renderRoute(path, { ports: { auth: makeAuthPort({ session }), members } }), act: members.act };
}

// tests: COLLEAGUES-10
test('names the account of a colleague, and leads back to one’s own', async () => {
  const route = open('/dashboard/vps');
  await route.findByText('Вы работаете в аккаунте Acme. Ваша роль: техник.');
  await route.user.click(route.getByRole('button', { name: 'Вернуться в свой аккаунт' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/dashboard/vps'));
  expect(route.act).toHaveBeenCalledExactlyOnceWith(null);
});

// tests: COLLEAGUES-10
test('asks about unsaved changes before it leads back to one’s own account', async () => {
  const route = open('/dashboard/server-edit');
  fireEvent.change(await route.findByLabelText('Название'), { target: { value: 'Сервер для чатов' } });
  await route.user.click(await route.findByRole('button', { name: 'Вернуться в свой аккаунт' }));
  await route.findByText('Уйти без сохранения?');
  expect(route.act).not.toHaveBeenCalled();
  await route.user.click(route.getByText('Уйти'));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/dashboard/vps'));
  // The browser does not ask once more.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

// tests: COLLEAGUES-03, COLLEAGUES-10
test('disables what the role does not allow, with the reason', async () => {
  const route = open('/dashboard/profile');
  await route.findByText(/^Вы работаете в аккаунте Acme/);
  await waitFor(() =>
    expect(
      route
        .getAllByRole('button')
        .some(({ title }) => title === 'Ваша роль — «техник» — здесь ничего менять не позволяет'),
    ).toBe(true),
  );
});

// tests: SETTINGS-21
test('the copy and the deletion of a colleague’s account are off, and nothing of them is read', async () => {
  const route = open('/dashboard/user-settings?tab=data');
  const dataExport = vi.spyOn(route.ports.account, 'dataExport');
  await route.findByText(/^Вы работаете в аккаунте Acme/);
  const reason = 'Ваша роль — «техник» — здесь ничего менять не позволяет';
  for (const name of ['Запросить копию', 'Удалить аккаунт']) {
    const button = await route.findByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  }
  expect((await route.findByRole('button', { name: 'Запросить копию' })).title).toBe(reason);
  expect(dataExport).not.toHaveBeenCalled();
});

// tests: COLLEAGUES-09
test('offers to switch in the user menu to a person with several accounts only', async () => {
  const route = open('/dashboard/vps');
  await route.user.click(await route.findByRole('button', { name: 'Меню пользователя owner@example.com' }));
  expect((await route.findByRole('menuitem', { name: 'Сменить аккаунт' })).getAttribute('href')).toBe(
    '/dashboard/user-roles',
  );
  route.unmount();
  const session = () => Promise.resolve({ user: owner });
  const alone = renderRoute('/dashboard/vps', { ports: { auth: makeAuthPort({ session }) } });
  await alone.user.click(await alone.findByRole('button', { name: 'Меню пользователя owner@example.com' }));
  await alone.findByRole('menuitem', { name: 'Настройки' });
  expect(alone.queryByRole('menuitem', { name: 'Сменить аккаунт' })).toBeNull();
});
