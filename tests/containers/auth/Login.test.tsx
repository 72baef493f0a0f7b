import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { leaveTo } from '@app/device/leaveTo';
import { makeAuthPort, renderRoute } from '../renderRoute';

afterEach(() => {
  vi.mocked(leaveTo).mockClear();
  vi.restoreAllMocks();
});

const fails = (failure: PortError) => () => Promise.reject(failure);
const refusal = (status: number, error: string | null) =>
  new PortError('refused', { status, statusText: 'Status Text', error });

async function openLogin(path = '/login', options: Parameters<typeof renderRoute>[1] = {}) {
  const app = renderRoute(path, options);
  const login = await app.findByRole('textbox', { name: /Логин|Login/ });
  const password = app.getByLabelText(/^(Пароль|Password)$/);
  return { ...app, login, password, submit: app.getByRole('button', { name: /^(Войти|Log in)$/ }) };
}

// tests: LOGIN-10, LOGIN-11
test('login and password go to the port, and the person to the server list (§2)', async () => {
  const { user, login, password, submit, ports, location } = await openLogin();
  await user.type(login, 'Anna@Example.ru');
  await user.type(password, 'correct horse');
  await user.click(submit);
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  expect(ports.auth.login).toHaveBeenCalledExactlyOnceWith({
    email: 'anna@example.ru',
    password: 'correct horse',
  });
});

// tests: LOGIN-15, AUTH-14
test.each([
  ['/dashboard/profile?tab=2', '/dashboard/profile', '?tab=2'],
  ['//evil.example/dashboard', '/dashboard/vps', ''],
  ['https://evil.example', '/dashboard/vps', ''],
  ['/\\evil.example', '/dashboard/vps', ''],
])('?returnTo=%s leads to %s (D22)', async (returnTo, pathname, search) => {
  const { user, login, password, location } = await openLogin(
    `/login?returnTo=${encodeURIComponent(returnTo)}`,
  );
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x{Enter}');
  await waitFor(() => expect(location()).toMatchObject({ pathname, search }));
});

// tests: LOGIN-03
test('both fields are required; focus goes to the first, and nothing is sent (§5)', async () => {
  const { user, login, submit, ports, getAllByText } = await openLogin();
  await user.click(submit);
  expect(getAllByText('Заполните это поле')).toHaveLength(2);
  expect(document.activeElement).toBe(login);
  expect(ports.auth.login).not.toHaveBeenCalled();
});

// tests: LOGIN-06
test('however fast the form is submitted, one call goes out', async () => {
  let answer: () => void = () => undefined;
  const auth = makeAuthPort({ login: vi.fn(() => new Promise<void>((resolve) => (answer = resolve))) });
  const { user, login, password, location, getByRole } = await openLogin('/login', { ports: { auth } });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  const form = getByRole('form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.click(getByRole('button', { name: 'Входим...' }));
  await user.type(password, '{Enter}');
  expect(auth.login).toHaveBeenCalledOnce();
  answer();
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  expect(auth.login).toHaveBeenCalledOnce();
});

// tests: LOGIN-12, LOGIN-13, LOGIN-14
test.each<[string, PortError, RegExp]>([
  ['the server’s words', refusal(401, 'Неверный e-mail или пароль'), /^Неверный e-mail или пароль$/],
  ['mark-up in them, as text', refusal(400, '<b>нет</b>'), /^<b>нет<\/b>$/],
  ['status and status text', refusal(502, null), /^502 Status Text/],
  ['the fallback and the connection', new PortError('offline'), /^Ошибка входа.*подключение/],
  ['the fallback and the 10 seconds', new PortError('timeout'), /^Ошибка входа.*10 секунд/],
])('a failure tells %s (§8), and nothing typed is lost', async (_, failure, text) => {
  const auth = makeAuthPort({ login: vi.fn(fails(failure)) });
  const { user, login, password, submit, findByRole } = await openLogin('/login', { ports: { auth } });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  await user.click(submit);
  const error = await findByRole('alert');
  expect(error.textContent).toMatch(text);
  expect(document.activeElement).toBe(error);
  expect(login).toHaveProperty('value', 'anna@example.ru');
  expect(password).toHaveProperty('value', 'x');
  await user.click(submit);
  await waitFor(() => expect(auth.login).toHaveBeenCalledTimes(2));
});

test('a port that breaks its promise is a server out of reach', async () => {
  const auth = makeAuthPort({ login: vi.fn(() => Promise.reject(new Error('bug'))) });
  const { user, login, password, findByRole } = await openLogin('/login', { ports: { auth } });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x{Enter}');
  expect((await findByRole('alert')).textContent).toMatch(/^Ошибка входа/);
});

test('an unverified account gets the way to a new code', async () => {
  const auth = makeAuthPort({ login: vi.fn(fails(refusal(403, 'Адрес ещё не подтверждён'))) });
  const { user, login, password, findByRole, location, findByText } = await openLogin('/login', {
    ports: { auth },
  });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x{Enter}');
  const alert = within(await findByRole('alert'));
  await user.click(alert.getByRole('link', { name: 'Получить новый код' }));
  await findByText('anna@example.ru');
  expect(location()).toMatchObject({ pathname: '/verify', search: '?email=anna%40example.ru' });
});

test('a suspended account gets the server’s words, and no way to a code', async () => {
  const suspended = new PortError('refused', { status: 403, code: 'suspended', error: 'Приостановлена' });
  const auth = makeAuthPort({ login: vi.fn(fails(suspended)) });
  const { user, login, password, findByRole } = await openLogin('/login', { ports: { auth } });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x{Enter}');
  const alert = await findByRole('alert');
  expect(alert.textContent).toContain('Приостановлена');
  expect(within(alert).queryByRole('link')).toBeNull();
});

test('an answer that comes after the person left takes them nowhere', async () => {
  let answer: () => void = () => undefined;
  const auth = makeAuthPort({ login: vi.fn(() => new Promise<void>((resolve) => (answer = resolve))) });
  const { user, login, password, getByRole, findByRole, location } = await openLogin('/login', {
    ports: { auth },
  });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x{Enter}');
  await user.click(getByRole('link', { name: 'Забыли пароль?' }));
  await findByRole('heading', { name: 'Восстановление пароля' });
  answer();
  await Promise.resolve();
  expect(location().pathname).toBe('/forgot-password');
});

// tests: LOGIN-04, LOGIN-05, LANG-02, LANG-03, LANG-06
test('the language select switches the portal at once, keeps what was typed and sends nothing (§2, D1)', async () => {
  const { user, login, password, getByRole, findByRole, ports } = await openLogin();
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  await user.selectOptions(getByRole('combobox', { name: 'Язык' }), 'en');
  await findByRole('heading', { name: 'Log in to your account' });
  expect(getByRole('textbox', { name: /Login/ })).toHaveProperty('value', 'anna@example.ru');
  expect(document.documentElement.lang).toBe('en-US');
  expect(document.cookie).toContain('locale=en');
  for (const call of Object.values(ports.auth)) expect(call).not.toHaveBeenCalled();
});

test('the theme is chosen here too', async () => {
  const { user, getByRole } = await openLogin();
  await user.selectOptions(getByRole('combobox', { name: 'Оформление' }), 'dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await user.selectOptions(getByRole('combobox', { name: 'Оформление' }), 'system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

// tests: LOGIN-02
test('the password can be shown and hidden', async () => {
  const { user, password, getByRole } = await openLogin();
  await user.click(getByRole('button', { name: 'Показать пароль' }));
  expect(password).toHaveProperty('type', 'text');
  await user.click(getByRole('button', { name: 'Скрыть пароль' }));
  expect(password).toHaveProperty('type', 'password');
});

test('a reload keeps the login and never the password', async () => {
  const first = await openLogin();
  await first.user.type(first.login, 'anna@example.ru');
  await first.user.type(first.password, 'secret-in-memory');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('secret-in-memory');
  first.unmount();
  const second = await openLogin();
  expect(second.login).toHaveProperty('value', 'anna@example.ru');
  expect(second.password).toHaveProperty('value', '');
});

// tests: LOGIN-17
test('external sign-in that is not set up says so (D13)', async () => {
  const { user, getByRole, findByText, ports } = await openLogin();
  await user.click(getByRole('button', { name: 'Войти через внешнюю систему' }));
  await findByText('Вход через внешнюю систему не настроен');
  expect(ports.auth.externalSignIn).not.toHaveBeenCalled();
});

const configured = vi.fn(async () => ({ access: 'open' as const, externalSignIn: { name: 'Keycloak' } }));

// tests: LOGIN-09, LOGIN-16
test('external sign-in that is set up sends the browser to the provider (D13)', async () => {
  const auth = makeAuthPort({
    config: configured,
    externalSignIn: vi.fn(async () => ({ url: 'https://id.example/authorize' })),
  });
  const { user, getByRole } = await openLogin('/login?returnTo=/dashboard/profile', { ports: { auth } });
  await user.click(getByRole('button', { name: 'Войти через внешнюю систему' }));
  await waitFor(() =>
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://id.example/authorize', expect.any(Function)),
  );
  expect(auth.externalSignIn).toHaveBeenCalledExactlyOnceWith({ returnTo: '/dashboard/profile' });
  fireEvent(window, new Event('pageshow'));
  await waitFor(() => getByRole('button', { name: 'Войти через внешнюю систему' }));
});

// tests: LOGIN-16
test.each([
  ['access_denied', 'Вход во внешней системе отменён.'],
  ['state_mismatch', /начат в другом браузере/],
  ['email_invalid', /передала e-mail, который не подходит/],
  ['name_missing', /не сообщила ваше имя/],
  ['untrusted', /Не удалось проверить ответ/],
  ['<img src=x>', /сейчас не отвечает/],
])(
  'back from the provider with ?error=%s, the notice says why and the place to go stays',
  async (error, text) => {
    const { findByText, location, ports, user, login, password } = await openLogin(
      `/login?error=${encodeURIComponent(error)}&returnTo=%2Fdashboard%2Fprofile`,
    );
    await findByText('Не удалось войти через внешнюю систему');
    await findByText(text);
    expect(location().search).toBe('?returnTo=%2Fdashboard%2Fprofile');
    await user.type(login, 'anna@example.ru');
    await user.type(password, 'x{Enter}');
    await waitFor(() => expect(location().pathname).toBe('/dashboard/profile'));
    expect(ports.auth.login).toHaveBeenCalledOnce();
  },
);

test('a failed external sign-in explains the reason and can be retried', async () => {
  const failure = refusal(503, 'Внешняя система входа сейчас недоступна');
  const auth = makeAuthPort({
    config: configured,
    externalSignIn: vi.fn(fails(failure)),
  });
  const { user, getByRole, findByText } = await openLogin('/login', { ports: { auth } });
  await user.click(getByRole('button', { name: 'Войти через внешнюю систему' }));
  await findByText('Внешняя система входа сейчас недоступна');
  getByRole('button', { name: 'Войти через внешнюю систему' });
  expect(leaveTo).not.toHaveBeenCalled();
});

const ann = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' as const };

// tests: LOGIN-19
test.each([
  ['/login', '/dashboard/vps'],
  ['/register', '/dashboard/vps'],
  ['/verify', '/dashboard/vps'],
  ['/verify?email=ann%40example.com', '/dashboard/vps'],
  ['/login?returnTo=%2Fdashboard%2Fcart', '/dashboard/cart'],
])('%s leads a person who is signed in to their account', async (path, target) => {
  document.body.dataset['session'] = '';
  onTestFinished(() => void delete document.body.dataset['session']);
  const auth = makeAuthPort({ session: async () => ({ user: ann }) });
  const { findByRole, getByText, queryByRole } = renderRoute(path, { ports: { auth } });
  const link = await findByRole('link', { name: 'В кабинет' });
  expect(link.getAttribute('href')).toBe(target);
  getByText('ann@example.com');
  expect(queryByRole('textbox')).toBeNull();
});

// tests: LOGIN-20
test('cookies that the browser does not keep are named above the button', async () => {
  const failure = new PortError('refused', { status: 401, code: 'cookiesBlocked' });
  const auth = makeAuthPort({ login: vi.fn(fails(failure)) });
  const { user, login, password, submit, findByText, location } = await openLogin('/login', {
    ports: { auth },
  });
  await user.type(login, 'anna@example.ru');
  await user.type(password, 'x');
  await user.click(submit);
  await findByText('Ошибка входа');
  await findByText(/Браузер не сохраняет файлы cookie/);
  expect(location().pathname).toBe('/login');
});

// tests: LOGIN-22
test.each([
  ['session', null, null],
  ['session', { name: 'Example ID' }, 'Войти через Example ID'],
  ['open', null, 'Войти через внешнюю систему'],
] as const)('access %s with provider %j: the button says %s', async (access, externalSignIn, label) => {
  const auth = makeAuthPort({ config: vi.fn(async () => ({ access, externalSignIn })) });
  document.documentElement.dataset['access'] = access;
  onTestFinished(() => void delete document.documentElement.dataset['access']);
  const { queryByRole } = await openLogin('/login', { ports: { auth } });
  await waitFor(() => expect(queryByRole('button', { name: /через/ })?.textContent ?? null).toBe(label));
});

test('the document of this server names the provider without a call', async () => {
  const auth = makeAuthPort();
  document.documentElement.dataset['access'] = 'session';
  Object.assign(document.body.dataset, { external: 'set', externalName: 'Corp' });
  onTestFinished(() => {
    delete document.documentElement.dataset['access'];
    delete document.body.dataset['external'];
    delete document.body.dataset['externalName'];
  });
  const { findByRole } = await openLogin('/login', { ports: { auth } });
  await findByRole('button', { name: 'Войти через Corp' });
  expect(auth.config).not.toHaveBeenCalled();
});

const needsCode = new PortError('refused', {
  status: 401,
  code: 'secondFactorNeeded',
  error: 'Введите код второго фактора',
});

async function openSecondStep(secondStep = vi.fn(async () => undefined)) {
  const auth = makeAuthPort({ login: fails(needsCode), secondStep });
  const app = await openLogin('/login?returnTo=%2Fdashboard%2Fcart', { ports: { auth } });
  await app.user.type(app.login, 'anna@example.ru');
  await app.user.type(app.password, 'correct horse{Enter}');
  const code = await app.findByRole('textbox', { name: /^Код из приложения/ });
  return { ...app, code, secondStep };
}

// tests: LOGIN-23, LOGIN-27
test('an account with a second factor enters its code, and is where it wanted to be', async () => {
  const { user, code, secondStep, getByRole, location } = await openSecondStep();
  await user.type(code, '483920');
  await user.click(getByRole('checkbox'));
  await user.click(getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/cart'));
  expect(secondStep).toHaveBeenCalledExactlyOnceWith({ kind: 'app', code: '483920', trustsBrowser: true });
});

// tests: LOGIN-25
test('a recovery code is the other way, and each code is kept while the other is shown', async () => {
  const { user, code, secondStep, findByRole, getByRole } = await openSecondStep();
  await user.type(code, '4839');
  await user.click(getByRole('button', { name: 'Ввести код восстановления' }));
  await user.type(await findByRole('textbox', { name: /^Код восстановления/ }), 'K3X9P 7M2QD');
  await user.click(getByRole('button', { name: 'Ввести код из приложения' }));
  expect(await findByRole('textbox', { name: /^Код из приложения/ })).toHaveProperty('value', '4839');
  await user.click(getByRole('button', { name: 'Ввести код восстановления' }));
  await user.click(getByRole('button', { name: 'Войти' }));
  await waitFor(() =>
    expect(secondStep).toHaveBeenCalledExactlyOnceWith({
      kind: 'recovery',
      code: 'k3x9p7m2qd',
      trustsBrowser: false,
    }),
  );
});

// tests: LOGIN-26
test('a second step that is over leads back to the password, which is empty', async () => {
  const expired = new PortError('refused', { status: 401, code: 'secondFactorExpired', error: 'Поздно' });
  const { user, code, findByRole, findByLabelText, getByRole } = await openSecondStep(vi.fn(fails(expired)));
  await user.type(code, '483920{Enter}');
  await user.click(await findByRole('button', { name: 'Ввести пароль ещё раз' }));
  expect(await findByLabelText('Пароль')).toHaveProperty('value', '');
  expect(getByRole('textbox', { name: /^Логин/ })).toHaveProperty('value', 'anna@example.ru');
});

test('an external sign-in returns to the second step', async () => {
  const { findByRole } = renderRoute('/login?step=code');
  await findByRole('textbox', { name: /^Код из приложения/ });
});

// tests: LOGIN-29
test('a passkey signs in, and a closed dialog of the browser is no error', async () => {
  const passkeyLogin = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new PortError('refused', { code: 'passkeyCanceled' }));
  const { user, getByRole, queryByRole, location } = await openLogin('/login', {
    ports: { auth: makeAuthPort({ passkeyLogin }) },
  });
  const button = () => getByRole('button', { name: 'Войти с ключом доступа' });
  await user.click(button());
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  expect(queryByRole('alert')).toBeNull();
  await user.click(button());
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
});

// tests: REGISTER-22
test.each([
  ['closed', 'Новые аккаунты мы сейчас не открываем.'],
  ['invited', 'Регистрация — только по приглашению: откройте ссылку из письма с приглашением.'],
])('registration %s: a sentence replaces the link, and the form stays', async (mode, sentence) => {
  document.body.dataset['registration'] = mode;
  onTestFinished(() => {
    delete document.body.dataset['registration'];
  });
  const { findByText, queryByRole, submit } = await openLogin();
  await findByText(sentence);
  expect(queryByRole('link', { name: 'Зарегистрироваться' })).toBeNull();
  expect(submit).toHaveProperty('disabled', false);
});
