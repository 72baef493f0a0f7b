import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as shell from '../../stories/patterns/AppShell.stories';
import * as forbidden from '../../stories/screens/access/ForbiddenScreen.stories';
import * as login from '../../stories/screens/auth/LoginScreen.stories';
import * as registration from '../../stories/screens/auth/RegistrationScreen.stories';
import * as landing from '../../stories/screens/landing/LandingScreen.stories';
import * as legal from '../../stories/screens/legal/LegalScreen.stories';
import * as notFound from '../../stories/screens/notFound/NotFoundScreen.stories';
import * as notifications from '../../stories/screens/notifications/NotificationsScreen.stories';
import * as profile from '../../stories/screens/profile/ProfileScreen.stories';
import * as ticket from '../../stories/screens/support/TicketFormScreen.stories';
import * as tickets from '../../stories/screens/support/TicketListScreen.stories';
import * as settings from '../../stories/screens/userSettings/UserSettingsScreen.stories';
import { columns, expectOptions, openMenu, optionsOf, show, targetOf, textOf } from './show';

// tests: LANDING-13
test('twelve plans, each one link to its order', () => {
  show(landing, 'Default');
  const plans = within(screen.getByRole('region', { name: 'Двенадцать тарифов, названных по звёздам' }));
  const links = plans
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/dashboard/os-selection'));
  expect(links).toHaveLength(12);
  expect(links[0] && textOf(links[0])).toMatch(
    /^Naos 577,00 RUB \/ мес\. Процессор 1 vCoreПамять 1 ГБДиск 25 ГБ NVME$/,
  );
  expect(
    links.filter((link) => textOf(link).includes('Советуем')).map((link) => textOf(link).split(' ')[0]),
  ).toEqual(['Diadem']);
});

// tests: LANDING-15
test('systems, ways to pay, refund, answers and contacts have their place', () => {
  show(landing, 'Default');
  const part = (name: string) => textOf(screen.getByRole('region', { name }));
  for (const system of ['AlmaLinux', 'Debian', 'Windows Server', 'Свой образ ISO'])
    expect(part('Операционные системы')).toContain(system);
  for (const way of ['SberPay', 'Криптовалюта']) expect(part('Способы оплаты')).toContain(way);
  expect(part('30 дней на возврат')).toContain('Политика возврата средств');
  expect(
    within(screen.getByRole('region', { name: 'Вопросы и ответы' })).getAllByRole('group').length,
  ).toBeGreaterThan(3);
  expect(targetOf('support@meridian.example')).toBe('mailto:support@meridian.example');
});

// tests: LANG-04
test('the public top bar leads to the other language', () => {
  show(landing, 'Default');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/?lang=en');
});

// tests: LEGAL-01
test('the terms of service are in Russian, and the English ones beside them', () => {
  show(legal, 'Default');
  screen.getByRole('heading', { level: 1, name: 'Пользовательское соглашение' });
  expect(targetOf('English')).toBe('/legal/terms-of-service?lang=en');
});

// tests: NOTFOUND-02
test('the 404 page links home', () => {
  show(notFound, 'Default');
  expect(targetOf('На главную')).toBe('/');
});

// tests: LOGIN-01, LOGIN-07, LOGIN-08
test('the login has two fields, and links to recovery and registration', () => {
  show(login, 'Default');
  screen.getByLabelText('Логин (электронная почта)');
  expect(screen.getByLabelText('Пароль').getAttribute('type')).toBe('password');
  expect(targetOf('Забыли пароль?')).toBe('/forgot-password');
  expect(targetOf('Зарегистрироваться')).toBe('/register');
});

// tests: LOGIN-12
test('what the server refused stands in red above the button', () => {
  show(login, 'SubmitFailed');
  const alert = screen.getByRole('alert');
  expect(alert.outerHTML).toContain('danger');
  const button = screen.getByRole('button', { name: 'Войти' });
  expect(alert.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

// tests: REGISTER-04, REGISTER-06, REGISTER-07
test('three countries, the US at first; four agreements; a sign-in from elsewhere', () => {
  show(registration, 'Default');
  expect(optionsOf('Страна')).toEqual(['США', 'Россия', 'Германия']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Страна' }).selectedOptions[0]?.text).toBe(
    'США',
  );
  screen.getByRole('button', { name: 'Войти через внешнюю систему' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  for (const name of [
    /пользовательское соглашение/,
    /правила оказания услуг/,
    /политику возврата средств/,
    /обработку персональных данных/,
  ])
    screen.getByRole('checkbox', { name });
});

// tests: REGISTER-16
test('without an answer the registration says its fallback', () => {
  show(registration, 'Unreachable');
  expect(textOf(screen.getByRole('alert'))).toContain('Ошибка регистрации');
});

// tests: AUTH-13
test('who is no administrator is told so, by the account that is signed in', () => {
  expect(show(forbidden, 'Default')).toContain('у этой учётной записи нет роли администратора');
  expect(targetOf('Войти под другой записью')).toBe('/login?returnTo=%2Fadmin%2Fusers');
});

// tests: SHELL-01, SHELL-15, SHELL-17, SHELL-19, SHELL-21
test('sidebar, top bar, content; balance, cart and badges of the account', () => {
  show(shell, 'Default');
  for (const role of ['banner', 'main']) screen.getByRole(role);
  screen.getByRole('navigation', { name: 'Разделы' });
  screen.getByRole('button', { name: 'Свернуть меню' });
  expect(targetOf('Пополнить')).toBe('/dashboard/payments');
  expect(targetOf(/^Баланс 2\s450,50\sRUB: пополнить$/)).toBe('/dashboard/payments');
  expect(targetOf(/^Корзина: 3\s154,00\sRUB, 2 товара$/)).toBe('/dashboard/cart');
  expect(targetOf('Сообщения поддержки: 2 новых')).toBe('/dashboard/support?status=answered');
  expect(targetOf('Счета к оплате: 1')).toBe('/dashboard/billing?state=open');
  screen.getByRole('button', { name: 'Меню пользователя anna.sokolova@example.ru' });
});

// tests: SHELL-14
test('the sidebar is 16rem wide with names, 3rem with icons, and 18rem as a drawer', async () => {
  // No stylesheet is loaded here: the scale of the classes has four steps to a rem.
  const widthOf = ({ className }: Element) => Number(/(?<![\w-])w-(\d+)/.exec(className)?.[1]) / 4;
  show(shell, 'Default');
  expect(widthOf(screen.getByRole('navigation', { name: 'Разделы' }))).toBe(16);
  show(shell, 'Collapsed');
  expect(widthOf(screen.getByRole('navigation', { name: 'Разделы' }))).toBe(3);
  show(shell, 'DrawerOpen');
  expect(widthOf(await screen.findByRole('dialog', { name: 'Меню' }))).toBe(18);
});

// tests: SHELL-18
test('hovering the cart summarizes its total', async () => {
  show(shell, 'CartSummaryOpen');
  await userEvent.hover(screen.getByRole('link', { name: /^Корзина: / }));
  const summary = () => document.querySelector('[data-hover-card]');
  await waitFor(() => expect(summary()).not.toBeNull());
  expect(summary()).toHaveProperty('textContent', expect.stringMatching(/^2 товараИтого3\s154,00\sRUB$/));
});

// tests: SHELL-20
test('the user menu has the specified entries, each with its page', async () => {
  show(shell, 'UserMenuOpen');
  const menu = await openMenu('Меню пользователя anna.sokolova@example.ru');
  expect(menu.getAllByRole('menuitem').map((item) => [textOf(item), item.getAttribute('href')])).toEqual([
    ['Профиль', '/dashboard/profile'],
    ['Настройки', '/dashboard/user-settings'],
    ['Пополнить баланс', '/dashboard/payments'],
    ['Выйти', null],
  ]);
});

// tests: SHELL-22
test('a visitor has the same menu', () => {
  const menuOf = (story: 'Default' | 'Guest') => {
    show(shell, story);
    return textOf(screen.getByRole('navigation', { name: 'Разделы' }));
  };
  const own = menuOf('Default');
  expect(own).toContain('Плательщики');
  expect(menuOf('Guest')).toBe(own);
});

// tests: PROFILE-04, PROFILE-14
test('both addresses of the profile can only be read', () => {
  show(profile, 'Default');
  for (const name of ['Электронная почта (логин)', 'Электронная почта профиля'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name }).readOnly).toBe(true);
});

// tests: PROFILE-08, PROFILE-09, PROFILE-10
test('status, ways to get documents and countries are the specified ones', () => {
  show(profile, 'Default');
  // The sole proprietor goes beyond the specification (D34).
  expectOptions('Статус плательщика', ['Физическое лицо', 'Индивидуальный предприниматель', 'Организация']);
  expectOptions('Как получать документы', ['В личном кабинете', 'По электронной почте']);
  expect(optionsOf('Страна')).toEqual(['Российская Федерация', 'Соединённые Штаты', 'Великобритания']);
});

// tests: SETTINGS-02
test('mails about security and a deletion stay on', () => {
  show(settings, 'Default');
  for (const name of ['Удаление сервера', 'Безопасность']) {
    const mail = within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('switch', {
      name: /^Письмом/,
    });
    expect(mail.disabled || mail.getAttribute('aria-disabled') === 'true').toBe(true);
  }
});

// tests: SETTINGS-03
test('with nothing to choose the settings say what their placeholder said', () => {
  expect(show(settings, 'Empty')).toContain('Здесь будут настройки входа, уведомлений и часового пояса');
});

// tests: NOTIFY-01
test('without notifications there is the placeholder and nothing else', () => {
  expect(show(notifications, 'Empty')).toContain('Здесь будут уведомления об услугах, платежах и работах.');
  expect(screen.queryByRole('list')).toBeNull();
});

// tests: NOTIFY-03, NOTIFY-04
test('each notification leads to its own bill or server, by a name of its own', () => {
  show(notifications, 'Default');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/billing?state=open',
    '/dashboard/server-renew?id=1042',
    '/dashboard/server-renew?id=1057',
    '/dashboard/payments-history',
    '/dashboard/payments-history',
  ]);
  screen.getByRole('link', { name: 'Продлить: Срок сервера mail.example.ru скоро закончится' });
  screen.getByRole('link', { name: 'Продлить: Сервер backup.example.ru приостановлен' });
});

// tests: SUPPORT-03
test('tickets have the specified columns', () => {
  show(tickets, 'Default');
  expect(columns()).toEqual(['Id', 'Тема', 'Обновлено', 'Ожидание', 'Статус', 'Действия']);
  const [, row] = screen.getAllByRole('row').map(textOf);
  expect(row).toBe('#5001Сайт не открывается после обновления PHP29 минут назад30 минВ очереди');
});

// tests: TICKET-03
test('four departments', () => {
  show(ticket, 'Default');
  expect(optionsOf('Отдел').slice(1)).toEqual([
    'Техническая поддержка',
    'Оплата и счета',
    'Продажи',
    'Жалобы (Abuse)',
  ]);
});
