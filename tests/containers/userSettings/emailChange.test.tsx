import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { makeEmailChange, makeProtection } from '@/sample-data/accountProtection';
import * as leaving from '@app/device/leaveTo';
import { makeAuthPort, renderRoute } from '../renderRoute';

const path = '/dashboard/user-settings?tab=security';
const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' as const };
const signedIn = () => ({ auth: makeAuthPort({ session: vi.fn(async () => ({ user })) }) });

// tests: SETTINGS-19
test('a change of e-mail is requested by address and password, and a refusal keeps what was typed', async () => {
  const route = renderRoute(path);
  const { security } = route.ports;
  const start = vi
    .spyOn(security, 'startEmailChange')
    .mockResolvedValueOnce(refused('wrongCurrentPassword'))
    .mockResolvedValue(done(undefined));
  const panel = within(await route.findByRole('region', { name: 'E-mail' }));
  await route.user.click(panel.getByRole('button', { name: 'Изменить' }));
  const dialog = within(await route.findByRole('dialog', { name: 'Сменить e-mail' }));
  const submit = dialog.getByRole('button', { name: 'Отправить ссылки' });
  await route.user.type(dialog.getByLabelText(/^Новый адрес/), 'ann@');
  await route.user.click(submit);
  await dialog.findByText(/похоже, в нём опечатка/);
  dialog.getByText('Введите пароль');
  expect(start).not.toHaveBeenCalled();
  await route.user.type(dialog.getByLabelText(/^Новый адрес/), 'New.example.com');
  await route.user.type(dialog.getByLabelText(/^Ваш пароль/), 'correct horse');
  await route.user.click(submit);
  await dialog.findByText('Пароль неверный.');
  vi.spyOn(security, 'protection').mockResolvedValue(makeProtection({ emailChange: makeEmailChange() }));
  await route.user.click(submit);
  await route.findByText('Письма отправлены на оба адреса');
  expect(start).toHaveBeenLastCalledWith('ann@new.example.com', 'correct horse');
  await route.findByText('Новый адрес: a.sokolova@example.com');
});

// tests: SETTINGS-19
test('a change that waits is withdrawn', async () => {
  const route = renderRoute(path);
  const { security } = route.ports;
  vi.spyOn(security, 'protection').mockResolvedValue(makeProtection({ emailChange: makeEmailChange() }));
  const button = await route.findByRole('button', { name: 'Отменить смену' });
  await route.user.click(button);
  await route.findByText(/В демонстрации защита входа не меняется/);
  vi.spyOn(security, 'cancelEmailChange').mockImplementation(async () => {
    vi.spyOn(security, 'protection').mockResolvedValue(makeProtection());
    return done(undefined);
  });
  await route.user.click(button);
  await route.findByText('Смена адреса отменена');
  await waitFor(() => expect(route.queryByText(/^Новый адрес: /)).toBeNull());
});

// tests: SETTINGS-19, SETTINGS-20
test('a link is confirmed by a press, and its token leaves the address', async () => {
  const leave = vi.spyOn(leaving, 'leaveTo').mockReturnValue(true);
  const route = renderRoute(`${path}&token=abc`, { ports: signedIn() });
  const confirm = vi
    .spyOn(route.ports.security, 'confirmEmailChange')
    .mockResolvedValueOnce(refused('emailLinkInvalid'))
    .mockResolvedValueOnce(done(false))
    .mockResolvedValue(done(true));
  const press = async () => route.user.click(await route.findByRole('button', { name: 'Подтвердить' }));
  await route.findByRole('button', { name: 'Подтвердить' });
  await waitFor(() => expect(route.location().search).toBe('?tab=security'));
  expect(confirm).not.toHaveBeenCalled();
  await press();
  await route.findByText(/^Ссылка устарела, уже использована/);
  await press();
  expect(confirm).toHaveBeenLastCalledWith('abc');
  await route.findByText(/Откройте ссылку и во втором письме/);
  route.unmount();
  const second = renderRoute(`${path}&token=def`, { ports: signedIn() });
  vi.spyOn(second.ports.security, 'confirmEmailChange').mockResolvedValue(done(true));
  await second.user.click(await second.findByRole('button', { name: 'Подтвердить' }));
  await second.findByText('Адрес изменён: входите теперь с новым');
  await second.user.click(second.getByRole('button', { name: 'Продолжить' }));
  expect(leave).toHaveBeenCalledWith(path);
});

test('a visitor with a link signs in first and returns to it', async () => {
  const route = renderRoute(`${path}&token=abc`);
  await route.findByText('Войдите в аккаунт, чтобы подтвердить смену его адреса.');
  const link = route
    .getAllByRole('link', { name: 'Войти' })
    .find((each) => each.getAttribute('href')?.includes('abc'));
  const returnTo = encodeURIComponent(`${path}&token=abc`);
  expect(link?.getAttribute('href')).toBe(`/login?returnTo=${returnTo}`);
});
