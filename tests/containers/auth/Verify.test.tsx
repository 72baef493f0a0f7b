import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { makeAuthPort, renderRoute } from '../renderRoute';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openVerify(
  path = '/verify?email=anna%40example.ru',
  options: Parameters<typeof renderRoute>[1] = {},
) {
  const app = renderRoute(path, options);
  const code = await app.findByRole('textbox', { name: 'Код из письма' });
  return {
    ...app,
    code,
    submit: app.getByRole('button', { name: 'Подтвердить' }),
    resend: app.getByRole('button', { name: 'Выслать код снова' }),
  };
}

// tests: LOGIN-19
test('somebody signed in verifies another account by the link to it', async () => {
  document.body.dataset['session'] = '';
  onTestFinished(() => void delete document.body.dataset['session']);
  const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' as const };
  const auth = makeAuthPort({ session: vi.fn(async () => ({ user })) });
  const { code } = await openVerify(undefined, { ports: { auth } });
  await waitFor(() => expect(auth.session).toHaveBeenCalled());
  await act(async () => {});
  expect(code.isConnected).toBe(true);
});

const fails = (failure: PortError) => () => Promise.reject(failure);

// tests: VERIFY-01, VERIFY-03, VERIFY-06, VERIFY-07
test('the code goes to the port with the e-mail of the link, and the person to the server list', async () => {
  const { user, code, submit, ports, location } = await openVerify();
  expect(document.activeElement).toBe(code);
  await user.type(code, '48392');
  expect(submit).toHaveProperty('disabled', true);
  await user.type(code, '0');
  await user.click(submit);
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  expect(ports.auth.verifyEmail).toHaveBeenCalledExactlyOnceWith({
    email: 'anna@example.ru',
    code: '483920',
  });
});

// tests: VERIFY-01
test('the e-mail of the navigation state comes first (§2)', async () => {
  const { user, code, ports } = await openVerify('/verify?email=other@example.ru', {
    state: { email: 'anna@example.ru' },
  });
  await user.type(code, '483920{Enter}');
  await waitFor(() =>
    expect(ports.auth.verifyEmail).toHaveBeenCalledExactlyOnceWith({
      email: 'anna@example.ru',
      code: '483920',
    }),
  );
});

// tests: VERIFY-02
test('letters are not taken, a seventh digit neither, and a pasted sentence gives its code', async () => {
  const { user, code } = await openVerify();
  await user.type(code, '1a2-3');
  expect(code).toHaveProperty('value', '123');
  await user.type(code, '4567');
  expect(code).toHaveProperty('value', '123456');
  await user.paste('Ваш код подтверждения: 483920. Он действует 10 минут.');
  expect(code).toHaveProperty('value', '483920');
});

// tests: VERIFY-03, VERIFY-04, VERIFY-10, ROUTE-09
test.each([
  ['none', '/verify', false],
  ['an empty one', '/verify?email=', false],
  ['mark-up', '/verify?email=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', true],
  ['10 kB', `/verify?email=${'a'.repeat(10_000)}@example.ru`, true],
  ['two', '/verify?email=a@example.ru&email=b@example.ru', true],
  ['a broken escape', '/verify?email=%E0%A4%A', true],
])('with %s for an e-mail the person is asked for it', async (_, path, isNotified) => {
  const { user, code, submit, resend, ports, getByRole, queryByText } = await openVerify(path);
  expect(queryByText(/Адрес почты в ссылке указан с ошибкой/) !== null).toBe(isNotified);
  expect(document.querySelector('img')).toBeNull();
  expect(resend).toHaveProperty('disabled', true);
  await user.type(code, '483920');
  expect(submit).toHaveProperty('disabled', true);
  const email = getByRole('textbox', { name: 'Электронная почта' });
  await user.type(email, 'anna@');
  await user.click(submit);
  expect(document.activeElement).toBe(email);
  expect(ports.auth.verifyEmail).not.toHaveBeenCalled();
  await user.type(email, 'example.ru');
  await user.click(submit);
  await waitFor(() =>
    expect(ports.auth.verifyEmail).toHaveBeenCalledExactlyOnceWith({
      email: 'anna@example.ru',
      code: '483920',
    }),
  );
});

// tests: VERIFY-05, VERIFY-07
test("a new code: 'Отправлено' for 3 seconds, and no second one meanwhile (§2)", async () => {
  const { resend, ports, queryByRole, getByRole } = await openVerify();
  vi.useFakeTimers();
  fireEvent.click(resend);
  fireEvent.click(resend);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const sent = getByRole('button', { name: 'Отправлено' });
  expect(getByRole('status').textContent).toBe('Отправлено');
  fireEvent.click(sent);
  expect(ports.auth.resendCode).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ru' });
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  getByRole('button', { name: 'Отправлено' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(queryByRole('button', { name: 'Отправлено' })).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Выслать код снова' }));
  expect(ports.auth.resendCode).toHaveBeenCalledTimes(2);
});

// tests: VERIFY-09
test('a limit shows the server’s message and the waiting time', async () => {
  const failure = new PortError('refused', {
    status: 429,
    statusText: 'Too Many Requests',
    error: 'Слишком много попыток. Повторите позже',
    retryAfterSeconds: 121,
  });
  const auth = makeAuthPort({ resendCode: vi.fn(fails(failure)) });
  const { user, resend, findByRole } = await openVerify(undefined, { ports: { auth } });
  await user.click(resend);
  const alert = await findByRole('alert');
  expect(alert.textContent).toBe('Слишком много попыток. Повторите позжеПовторите через 3 минуты.');
  expect(document.activeElement).toBe(alert);
});

// tests: VERIFY-08, VERIFY-09
test.each<[string, 'verifyEmail' | 'resendCode', RegExp]>([
  ['verification', 'verifyEmail', /^Ошибка подтверждения/],
  ['resend', 'resendCode', /^Не удалось отправить код/],
])('the fallback of the %s (§8); the code stays', async (_, method, text) => {
  const auth = makeAuthPort({ [method]: vi.fn(fails(new PortError('offline'))) });
  const { user, code, submit, resend, findByRole } = await openVerify(undefined, { ports: { auth } });
  await user.type(code, '483920');
  await user.click(method === 'verifyEmail' ? submit : resend);
  expect((await findByRole('alert')).textContent).toMatch(text);
  expect(code).toHaveProperty('value', '483920');
});

// tests: VERIFY-11
test('a person without a code finds links to the login and to a new password', async () => {
  const { getByRole } = await openVerify();
  expect(getByRole('link', { name: 'Войдите' }).getAttribute('href')).toBe('/login');
  expect(getByRole('link', { name: 'задайте новый пароль' }).getAttribute('href')).toBe('/forgot-password');
});

test('one failure at a time: the newer call clears the older message', async () => {
  const wrong = new PortError('refused', {
    status: 400,
    statusText: 'Bad Request',
    error: 'Код неверный',
  });
  const auth = makeAuthPort({ verifyEmail: vi.fn(fails(wrong)) });
  const { user, code, resend, findByRole, queryByText } = await openVerify(undefined, { ports: { auth } });
  await user.type(code, '483920{Enter}');
  expect((await findByRole('alert')).textContent).toBe('Код неверный');
  await user.click(resend);
  await findByRole('button', { name: 'Отправлено' });
  expect(queryByText('Код неверный')).toBeNull();
});
