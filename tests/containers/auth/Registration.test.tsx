import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { makeAuthPort, renderRoute, type RenderedRoute } from '../renderRoute';

afterEach(() => vi.restoreAllMocks());

const anna = {
  Имя: 'Анна',
  Фамилия: 'Соколова',
  'Электронная почта': 'anna@example.ru',
  Пароль: 'correct horse',
  'Пароль ещё раз': 'correct horse',
};

async function openRegistration(options: Parameters<typeof renderRoute>[1] = {}) {
  const app = renderRoute('/register', options);
  await app.findByRole('heading', { level: 1, name: 'Регистрация' });
  return app;
}

/** Pastes every text, picks the region and ticks all four consents. */
async function fill(app: RenderedRoute, changes: Partial<typeof anna> = {}) {
  for (const [label, text] of Object.entries({ ...anna, ...changes })) {
    await app.user.click(app.getByLabelText(label));
    await app.user.paste(text);
  }
  await app.user.selectOptions(app.getByRole('combobox', { name: 'Регион' }), 'texas');
  for (const box of app.getAllByRole('checkbox')) await app.user.click(box);
}

const ticksOf = (app: RenderedRoute) =>
  app.getAllByRole('checkbox').map((box) => box instanceof HTMLInputElement && box.checked);

const submitOf = (app: RenderedRoute) => app.getByRole('button', { name: 'Зарегистрироваться' });

// tests: REGISTER-13, REGISTER-14
test('a complete form goes to the port as §7 says, and the person to /verify with the e-mail', async () => {
  const app = await openRegistration();
  await fill(app);
  await app.user.click(submitOf(app));
  await app.findByRole('heading', { name: 'Подтверждение почты' });
  app.getByText('anna@example.ru');
  expect(app.location()).toMatchObject({ pathname: '/verify', search: '' });
  expect(app.ports.auth.register).toHaveBeenCalledExactlyOnceWith({
    email: 'anna@example.ru',
    password: 'correct horse',
    firstName: 'Анна',
    lastName: 'Соколова',
    countryCode: 'US',
    region: 'texas',
    agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
  });
  expect(sessionStorage.length).toBe(0);
});

// tests: REGISTER-09, REGISTER-12, REGISTER-19
test('submit waits for all four agreements; accepting all documents leaves the personal data (D23)', async () => {
  const app = await openRegistration();
  expect(submitOf(app)).toHaveProperty('disabled', true);
  app.getByText('Необходимо согласиться со всеми условиями');
  await app.user.click(app.getByRole('button', { name: 'Принять все документы' }));
  expect(ticksOf(app)).toEqual([true, true, true, false]);
  expect(submitOf(app)).toHaveProperty('disabled', true);
  await app.user.click(app.getByRole('checkbox', { name: /персональных данных/ }));
  expect(submitOf(app)).toHaveProperty('disabled', false);
  expect(app.queryByText('Необходимо согласиться со всеми условиями')).toBeNull();
});

// tests: REGISTER-08
test('each consent links its document, in a new tab', async () => {
  const app = await openRegistration();
  const links = app.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/services',
    '/refund',
    '/privacy',
  ]);
});

// tests: REGISTER-01, REGISTER-02, REGISTER-05, REGISTER-11
test('the rules of §5, in words, with focus on the first at fault', async () => {
  const app = await openRegistration();
  for (const box of app.getAllByRole('checkbox')) await app.user.click(box);
  await app.user.type(app.getByLabelText('Пароль'), 'long enough');
  await app.user.type(app.getByLabelText('Пароль ещё раз'), 'but different');
  await app.user.click(submitOf(app));
  expect(document.activeElement).toBe(app.getByLabelText('Имя'));
  app.getByText('Пароли не совпадают');
  app.getByText('Выберите вариант');
  expect(app.getAllByText('Заполните это поле')).toHaveLength(3);
  await app.user.clear(app.getByLabelText('Пароль ещё раз'));
  await app.user.type(app.getByLabelText('Пароль ещё раз'), 'long enough');
  expect(app.queryByText('Пароли не совпадают')).toBeNull();
  expect(app.ports.auth.register).not.toHaveBeenCalled();
});

// tests: REGISTER-21
test('another country has its own regions, and clears the one chosen', async () => {
  const app = await openRegistration();
  const region = app.getByRole('combobox', { name: 'Регион' });
  if (!(region instanceof HTMLSelectElement)) throw new Error('No select of regions');
  const names = () => [...region.options].filter(({ value }) => value !== '').map(({ text }) => text);
  expect(names()).toEqual(['Айдахо', 'Калифорния', 'Техас']);
  await app.user.selectOptions(region, 'texas');
  await app.user.selectOptions(app.getByRole('combobox', { name: 'Страна' }), 'RU');
  expect(region.value).toBe('');
  expect(names()).toHaveLength(83);
  expect(names()).not.toContain('Айдахо');
  await app.user.selectOptions(region, 'Санкт-Петербург');
  expect(region.value).toBe('RU-SPE');
  await app.user.selectOptions(app.getByRole('combobox', { name: 'Страна' }), 'DE');
  expect(names().slice(0, 2)).toEqual(['Бавария', 'Баден-Вюртемберг']);
});

// tests: REGISTER-12
test('submitted without the consents, past the button, the form says what is missing', async () => {
  const app = await openRegistration();
  await fill(app);
  await app.user.click(app.getByRole('checkbox', { name: /персональных данных/ }));
  fireEvent.submit(app.getByRole('form'));
  expect((await app.findByRole('alert')).textContent).toBe('Необходимо согласиться со всеми условиями');
  expect(app.ports.auth.register).not.toHaveBeenCalled();
});

const odd = [
  ['200 characters', 'Александр-'.repeat(20)],
  ['emoji', '👩‍🚀🏳️‍🌈'],
  ['right to left', 'محمد עברית'],
  ['quotes', `O'Neil "Анна" \`x\``],
  ['braces', '{{name}} {count, plural, other {#}} ${x}'],
  ['mark-up', '<img src=x onerror=alert(1)>'],
] as const;

test.each(odd)('a name with %s arrives as typed', async (_, name) => {
  const app = await openRegistration();
  await fill(app, { Имя: name, Фамилия: name });
  await app.user.click(submitOf(app));
  await app.findByRole('heading', { name: 'Подтверждение почты' });
  expect(vi.mocked(app.ports.auth.register).mock.calls[0]?.[0]).toMatchObject({
    firstName: name,
    lastName: name,
  });
});

test.each([
  ['128 Cyrillic characters', 'пароль-Ж'.repeat(16)],
  ['spaces at both ends, quotes and braces', '  {{"семь слонов"}}  '],
])('a password of %s arrives unchanged', async (_, password) => {
  const app = await openRegistration();
  await fill(app, { Пароль: password, 'Пароль ещё раз': password });
  await app.user.click(submitOf(app));
  await app.findByRole('heading', { name: 'Подтверждение почты' });
  expect(vi.mocked(app.ports.auth.register).mock.calls[0]?.[0].password).toBe(password);
});

// tests: REGISTER-10
test('a double click registers once', async () => {
  let answer: () => void = () => undefined;
  const register = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const app = await openRegistration({ ports: { auth: makeAuthPort({ register }) } });
  await fill(app);
  await app.user.dblClick(submitOf(app));
  fireEvent.submit(app.getByRole('form'));
  app.getByRole('button', { name: 'Регистрируем...' });
  answer();
  await app.findByRole('heading', { name: 'Подтверждение почты' });
  expect(register).toHaveBeenCalledOnce();
});

// tests: REGISTER-15
test('a refusal keeps everything and shows the way on', async () => {
  const failure = new PortError('refused', {
    status: 503,
    statusText: 'Service Unavailable',
    error: 'Аккаунт создан, но письмо с кодом отправить не удалось',
  });
  const auth = makeAuthPort({ register: vi.fn(() => Promise.reject(failure)) });
  const app = await openRegistration({ ports: { auth } });
  await fill(app);
  await app.user.click(submitOf(app));
  const alert = await app.findByRole('alert');
  expect(alert.textContent).toContain('письмо с кодом отправить не удалось');
  within(alert).getByRole('link', { name: 'Получить новый код' });
  for (const [label, text] of Object.entries(anna))
    expect(app.getByLabelText(label)).toHaveProperty('value', text);
});

// tests: REGISTER-20
test('the external sign-in gets to know what is ticked (D23)', async () => {
  const auth = makeAuthPort({
    config: vi.fn(async () => ({ access: 'open' as const, externalSignIn: { name: 'Keycloak' } })),
    externalSignIn: vi.fn(() => new Promise<never>(() => undefined)),
  });
  const app = await openRegistration({ ports: { auth } });
  await fill(app);
  await app.user.click(app.getByRole('button', { name: 'Войти через внешнюю систему' }));
  await waitFor(() =>
    expect(auth.externalSignIn).toHaveBeenCalledExactlyOnceWith({
      returnTo: '/dashboard/vps',
      agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
    }),
  );
});

test('an external identity without an account must accept the documents first (D23)', async () => {
  const app = renderRoute('/register?error=signup_disabled');
  await app.findByText(/У вас ещё нет аккаунта. Примите документы/);
  expect(app.location()).toMatchObject({ pathname: '/register', search: '' });
});

test('a reload keeps the draft, but no password', async () => {
  const first = await openRegistration();
  await fill(first, { Пароль: 'secret-in-memory', 'Пароль ещё раз': 'secret-in-memory' });
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('secret');
  first.unmount();
  const second = await openRegistration();
  expect(second.getByLabelText('Имя')).toHaveProperty('value', 'Анна');
  expect(second.getByRole('combobox', { name: 'Регион' })).toHaveProperty('value', 'texas');
  expect(second.getByLabelText('Пароль')).toHaveProperty('value', '');
  expect(ticksOf(second)).toEqual([true, true, true, true]);
});

// tests: ROUTE-08
test.each([
  ['not JSON', '{"firstName":'],
  ['another shape', '[1,2,3]'],
  ['null', 'null'],
  [
    'a hostile one',
    '{"__proto__":{"x":1},"firstName":{"a":1},"countryCode":"XX","region":7,"agreements":"all"}',
  ],
])('a stored draft that is %s opens an empty form', async (_, stored) => {
  sessionStorage.setItem('draft.registration', stored);
  const app = await openRegistration();
  expect(app.getByLabelText('Имя')).toHaveProperty('value', '');
  expect(app.getByRole('combobox', { name: 'Страна' })).toHaveProperty('value', 'US');
  expect(ticksOf(app)).toEqual([false, false, false, false]);
});

test('a stored draft with one bad field keeps the others', async () => {
  sessionStorage.setItem('draft.registration', '{"firstName":"Анна","lastName":5,"countryCode":"DE"}');
  const app = await openRegistration();
  expect(app.getByLabelText('Имя')).toHaveProperty('value', 'Анна');
  expect(app.getByLabelText('Фамилия')).toHaveProperty('value', '');
  expect(app.getByRole('combobox', { name: 'Страна' })).toHaveProperty('value', 'DE');
});

test('storage that throws, as a full or forbidden one does, stops nothing', async () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const app = await openRegistration();
  await fill(app);
  await app.user.click(submitOf(app));
  await app.findByRole('heading', { name: 'Подтверждение почты' });
});

// tests: REGISTER-17
test("'Отмена' on an untouched form leads to the login at once (D14)", async () => {
  const app = await openRegistration();
  await app.user.click(app.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(app.location().pathname).toBe('/login'));
});

// tests: REGISTER-17
test("'Отмена' leads one step back in the app (D14)", async () => {
  const app = renderRoute('/verify?email=anna%40example.ru');
  await app.user.click(await app.findByRole('link', { name: 'Зарегистрироваться заново' }));
  await app.findByRole('heading', { name: 'Регистрация' });
  await app.user.click(app.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(app.location().pathname).toBe('/verify'));
  await app.findByText('anna@example.ru');
});

// tests: REGISTER-17
test("'Отмена' leads to the place that the navigation state names (D14)", async () => {
  const app = await openRegistration({ state: { from: '/dashboard/vps-catalog' } });
  await app.user.click(app.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(app.location().pathname).toBe('/dashboard/vps-catalog'));
});

// tests: REGISTER-18
test("'Отмена' asks first if anything was typed, and forgets the draft when told to leave (D14)", async () => {
  const app = await openRegistration();
  await app.user.type(app.getByLabelText('Фамилия'), 'С');
  await app.user.click(app.getByRole('button', { name: 'Отмена' }));
  await app.user.click(within(await app.findByRole('alertdialog')).getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(app.queryByRole('alertdialog')).toBeNull());
  expect(app.getByLabelText('Фамилия')).toHaveProperty('value', 'С');
  await app.user.click(app.getByRole('button', { name: 'Отмена' }));
  await app.user.click(within(await app.findByRole('alertdialog')).getByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(app.location().pathname).toBe('/login'));
  expect(sessionStorage.getItem('draft.registration')).toBeNull();
});

describe('while not everybody may register', () => {
  afterEach(() => {
    delete document.body.dataset['registration'];
  });

  // tests: REGISTER-22
  test.each([
    ['closed', 'Регистрация закрыта'],
    ['invited', 'Регистрация по приглашению'],
  ])('%s: the page says so instead of the form', async (mode, title) => {
    document.body.dataset['registration'] = mode;
    const app = renderRoute('/register');
    await app.findByRole('heading', { level: 1, name: title });
    expect(app.queryByRole('textbox')).toBeNull();
    expect(app.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/login');
    expect(document.title).toContain(title);
  });

  // tests: REGISTER-23
  test('an invitation’s link leads to the form, with the address that it needs', async () => {
    document.body.dataset['registration'] = 'invited';
    const returnTo = encodeURIComponent('/dashboard/user-roles?token=abc');
    const app = renderRoute(`/register?returnTo=${returnTo}`);
    await app.findByRole('heading', { level: 1, name: 'Регистрация' });
    app.getByText(/Укажите адрес, на который пришло приглашение/);
    app.getByLabelText('Электронная почта');
  });

  // tests: REGISTER-22
  test('another host announces it in its configuration', async () => {
    const auth = {
      ...makeAuthPort(),
      config: async () => ({
        access: 'session' as const,
        externalSignIn: null,
        registration: 'closed' as const,
      }),
    };
    const app = renderRoute('/register', { ports: { auth } });
    await app.findByRole('heading', { level: 1, name: 'Регистрация закрыта' });
  });
});
