import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PortError, type PortErrorDetails } from '@/domain/results/portError';
import { makeAuthPort, renderRoute } from '../renderRoute';

const password = 'correct horse';

async function openReset(
  path = '/reset-password?token=secret',
  options: Parameters<typeof renderRoute>[1] = {},
) {
  const app = renderRoute(path, options);
  const field = await app.findByLabelText('Новый пароль');
  return {
    ...app,
    field,
    repeat: app.getByLabelText('Новый пароль ещё раз'),
    submit: app.getByRole('button', { name: 'Сохранить пароль' }),
  };
}

const refusal = (status: number, details: PortErrorDetails = {}) =>
  new PortError('refused', { status, statusText: 'Refused', error: 'Слова сервера', ...details });
const fails = (failure: PortError) => makeAuthPort({ resetPassword: vi.fn(() => Promise.reject(failure)) });

// tests: RECOVER-12, RECOVER-13
test('the token leaves the address, the password goes to the port once, and the login comes next', async () => {
  const { user, field, repeat, submit, ports, location, findByRole, getByRole } = await openReset();
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/reset-password', search: '' }));
  expect(window.location.href).not.toContain('secret');
  await user.type(field, password);
  await user.type(repeat, password);
  await user.click(submit);
  const heading = await findByRole('heading', { level: 1, name: 'Пароль изменён' });
  expect(document.activeElement).toBe(heading);
  expect(ports.auth.resetPassword).toHaveBeenCalledExactlyOnceWith({ token: 'secret', password });
  await waitFor(() => expect(location().state).toBeNull());
  await user.click(getByRole('link', { name: 'Войти' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
});

test('a reload finds the token still', async () => {
  const { user, field, repeat, ports } = await openReset('/reset-password', { state: { token: 'stored' } });
  await user.type(field, password);
  await user.type(repeat, `${password}{Enter}`);
  await waitFor(() =>
    expect(ports.auth.resetPassword).toHaveBeenCalledExactlyOnceWith({ token: 'stored', password }),
  );
});

// tests: RECOVER-13
test('the rules of registration: nothing is sent before they are met (§5)', async () => {
  const { user, field, repeat, submit, ports, getByText, queryByText } = await openReset();
  await user.click(submit);
  expect(document.activeElement).toBe(field);
  await user.type(field, 'short');
  await user.type(repeat, 'shorter');
  await user.click(submit);
  getByText(/слишком короткий/);
  getByText('Пароли не совпадают');
  expect(ports.auth.resetPassword).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'shorter than short');
  expect(queryByText(/слишком короткий/)).toBeNull();
});

// tests: RECOVER-14
test.each([
  ['no token', '/reset-password'],
  ['an empty one', '/reset-password?token='],
  ['two', '/reset-password?token=a&token=b'],
  ['10 kB', `/reset-password?token=${'a'.repeat(10_000)}`],
])('with %s the page leads to another link', async (_, path) => {
  const { user, findByRole, getByRole, location, ports } = renderRoute(path);
  await findByRole('heading', { level: 1, name: 'Ссылка не работает' });
  await user.click(getByRole('link', { name: 'Получить новую ссылку' }));
  await waitFor(() => expect(location().pathname).toBe('/forgot-password'));
  expect(ports.auth.resetPassword).not.toHaveBeenCalled();
});

// tests: RECOVER-14
test('a link that the server does not know any more leads to another', async () => {
  const { user, field, repeat, findByRole } = await openReset(undefined, {
    ports: { auth: fails(refusal(400)) },
  });
  await user.type(field, password);
  await user.type(repeat, `${password}{Enter}`);
  await findByRole('link', { name: 'Получить новую ссылку' });
});

test.each<[string, PortError, RegExp]>([
  ['503', refusal(503), /^Слова сервера/],
  ['429', refusal(429, { retryAfterSeconds: 30 }), /Повторите через 30 секунд/],
  ['the server down', new PortError('offline'), /^Не удалось сохранить пароль/],
])('with %s what is typed stays, and the form can be sent again', async (_, failure, text) => {
  const { user, field, repeat, submit, ports, findByRole } = await openReset(undefined, {
    ports: { auth: fails(failure) },
  });
  await user.type(field, password);
  await user.type(repeat, `${password}{Enter}`);
  const alert = await findByRole('alert');
  expect(alert.textContent).toMatch(text);
  expect(document.activeElement).toBe(alert);
  expect(field).toHaveProperty('value', password);
  await user.click(submit);
  expect(ports.auth.resetPassword).toHaveBeenCalledTimes(2);
});
