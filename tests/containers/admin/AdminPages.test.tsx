import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

const makePort = (changes: Partial<AdminPort> = {}): AdminPort => ({
  ...makeAdminSample(noLatency),
  ...changes,
});

test.each(['dashboard', 'analytics', 'users', 'servers', 'payments', 'settings'])(
  '/admin/%s is a page with one h1, a main landmark and a name in the sidebar',
  async (name) => {
    const { findAllByRole, getByRole, ports } = renderRoute(`/admin/${name}`);
    expect(await findAllByRole('heading', { level: 1 })).toHaveLength(1);
    getByRole('main');
    within(getByRole('navigation', { name: 'Разделы' })).getByRole('link', { current: 'page' });
    expect(ports.log.notFound).not.toHaveBeenCalled();
    expect(document.title).toMatch(/^\S.* · Меридиан$/);
  },
);

// tests: ADMIN-01, ADMIN-16
test('/admin leads to the dashboard (D3); the header has the sample admin and a badge of 3 (§2)', async () => {
  const { findByRole, findByText, location } = renderRoute('/admin');
  await findByRole('heading', { level: 1, name: 'Сводка' });
  expect(location().pathname).toBe('/admin/dashboard');
  const stats = within(await findByRole('list', { name: 'Показатели' }));
  for (const name of ['Пользователи', 'Серверы', 'Ждут обработки']) stats.getByText(name);
  for (const name of ['Последние события', 'Состояние систем']) await findByRole('heading', { name });
  await findByText('Виктор Лебедев');
  const bell = await findByRole('link', { name: 'Уведомления: 3 новых' });
  // Drawn, not written.
  expect(bell.querySelector('[data-count="3"]')).not.toBeNull();
});

test('the badge leads to what it counts', async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  const { findByRole, user, findByText } = renderRoute('/admin/users');
  await user.click(await findByRole('link', { name: 'Уведомления: 3 новых' }));
  await findByText('Последние события');
  await waitFor(() => expect(document.activeElement?.id).toBe('activity'));
});

// tests: ADMIN-16
test('the menu of the administrator: Profile, Settings, Log out', async () => {
  const { findByRole, user, location, ports } = renderRoute('/admin/analytics');
  await user.click(await findByRole('button', { name: 'Меню пользователя admin@meridian.example' }));
  const menu = within(await findByRole('menu'));
  // D33: nobody has signed in, so there is no profile of their own yet.
  expect(menu.getByText('Профиль').closest('a')?.getAttribute('href')).toBe(
    '/login?returnTo=%2Fdashboard%2Fprofile',
  );
  expect(menu.getByText('Настройки').closest('a')?.getAttribute('href')).toBe('/admin/settings');
  await user.click(menu.getByText('Выйти'));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(ports.auth.logout).toHaveBeenCalledOnce();
});

// tests: ADMIN-15
test.each([
  'user-roles',
  'user-activity',
  'server-plans',
  'data-centers',
  'transactions',
  'invoices',
  'support',
  'notifications',
  'logs',
  'no/such/page',
])('/admin/%s shows the 404 page inside the admin shell and is logged once (§2, D5)', async (name) => {
  const { findByRole, getByRole, getByText, findByText, ports } = renderRoute(`/admin/${name}`);
  await findByRole('heading', { level: 1, name: 'Такой страницы нет' });
  getByRole('navigation', { name: 'Разделы' });
  expect(getByText('На главную').closest('a')?.getAttribute('href')).toBe('/');
  // What it suggests is of the admin area.
  await findByText(/^\/admin\/(users|servers|payments|analytics|dashboard)$/);
  expect(ports.log.notFound).toHaveBeenCalledExactlyOnceWith(`/admin/${name}`);
});

test('analytics: the figures of the chart are a table, and the address remembers it', async () => {
  const { findByLabelText, user, location, getByRole } = renderRoute('/admin/analytics?as=nonsense');
  await user.click(await findByLabelText('Таблица'));
  expect(within(getByRole('table')).getAllByRole('row')).toHaveLength(7);
  expect(location().search).toBe('?as=table');
  await user.click(await findByLabelText('График'));
  expect(location().search).toBe('');
  getByRole('img', { name: /Больше всего: ноябрь 2026/ });
});

test('dashboard and analytics can be requested again', async () => {
  const sample = makeAdminSample(noLatency);
  const overview = vi
    .fn<AdminPort['overview']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(sample.overview);
  const { findByText, user, ports } = renderRoute('/admin/dashboard', {
    ports: { admin: makePort({ overview }) },
  });
  await user.click(await findByText('Повторить'));
  await findByText('Последние события');
  expect(ports.log.event).toHaveBeenCalledWith('admin-overview-failed', { error: 'Error: down' });
});

// tests: MAIL-08
test('settings: a test mail shows what the mail server answered, and waits for unsaved settings', async () => {
  const sendTestMail = vi
    .fn<AdminPort['sendTestMail']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ result: 'failed', email: 'me@example.com', reason: '535 Invalid login' });
  const { findByRole, findByText, getByLabelText, user, ports } = renderRoute('/admin/settings', {
    ports: { admin: makePort({ sendTestMail }) },
  });
  const button = await findByRole('button', { name: 'Отправить проверочное письмо' });
  await user.click(button);
  await findByText('Портал не ответил. Попробуйте ещё раз.');
  expect(ports.log.event).toHaveBeenCalledWith('admin-mail-test-failed', { error: 'Error: down' });
  await user.click(button);
  await findByText('Письмо для me@example.com не отправлено. Причина: 535 Invalid login');
  const port = getByLabelText('SMTP-порт');
  await user.type(port, '0');
  expect(button).toHaveProperty('disabled', true);
  await user.clear(port);
  await user.type(port, '587');
  expect(button).toHaveProperty('disabled', false);
  expect(sendTestMail).toHaveBeenCalledTimes(2);
});

// tests: ADMIN-13
test('settings: checked, saved, and then nothing is left to save', async () => {
  const admin = makePort();
  const { findByLabelText, user, findByText, getByText } = renderRoute('/admin/settings', {
    ports: { admin },
  });
  const port = await findByLabelText('SMTP-порт');
  await user.clear(port);
  await user.type(port, '70000');
  await user.click(getByText('Сохранить'));
  await findByText('Допустимо от 1 до 65535');
  await waitFor(() => expect(document.activeElement).toBe(port));
  expect((await admin.settings()).settings.smtpPort).toBe(587);
  await user.clear(port);
  await user.type(port, '2525');
  const tax = await findByLabelText('Ставка налога, %');
  await user.clear(tax);
  await user.type(tax, '12,5');
  getByText('Не сохранено: 2 изменения');
  await user.click(getByText('Сохранить'));
  await findByText('Настройки сохранены');
  getByText('Изменений нет');
  expect((await admin.settings()).settings).toMatchObject({
    smtpPort: 2525,
    taxRate: 12.5,
    defaultCurrency: 'USD',
  });
});

// tests: ADMIN-43
test('settings that another administrator has saved meanwhile are not overwritten', async () => {
  const admin = makePort();
  const { findByLabelText, user, findByText, getByText } = renderRoute('/admin/settings', {
    ports: { admin },
  });
  const tax = await findByLabelText('Ставка налога, %');
  await user.clear(tax);
  await user.type(tax, '20');
  const { settings, version } = await admin.settings();
  await admin.saveSettings({ ...settings, siteName: 'Другой портал', taxRate: 5 }, version);
  await user.click(getByText('Сохранить'));
  await findByText(/сохранил другой администратор/);
  await waitFor(async () =>
    expect(await findByLabelText('Название портала')).toHaveProperty('value', 'Другой портал'),
  );
  expect(tax).toHaveProperty('value', '20');
  await user.click(getByText('Сохранить'));
  await findByText('Настройки сохранены');
  expect((await admin.settings()).settings).toMatchObject({ siteName: 'Другой портал', taxRate: 20 });
});

test('leaving unsaved settings asks first', async () => {
  const { findByLabelText, user, findByRole, getByRole, location } = renderRoute('/admin/settings');
  await user.type(await findByLabelText('Название портала'), '!');
  const sidebar = within(getByRole('navigation', { name: 'Разделы' }));
  await user.click(sidebar.getByRole('link', { name: 'Платежи' }));
  await user.click(within(await findByRole('alertdialog')).getByText('Остаться'));
  expect(location().pathname).toBe('/admin/settings');
  await user.click(sidebar.getByRole('link', { name: 'Платежи' }));
  await user.click(within(await findByRole('alertdialog')).getByText('Уйти'));
  await findByRole('heading', { level: 1, name: 'Платежи' });
});

test('settings that were not saved stay typed, and can be thrown away', async () => {
  const saveSettings = vi.fn<AdminPort['saveSettings']>().mockRejectedValue(new Error('down'));
  const { findByLabelText, user, findByText, getByText } = renderRoute('/admin/settings', {
    ports: { admin: makePort({ saveSettings }) },
  });
  const name = await findByLabelText('Название портала');
  await user.type(name, '!');
  await user.click(getByText('Сохранить'));
  await findByText(/Что-то пошло не так/);
  getByText('Не сохранено: 1 изменение');
  await user.click(getByText('Отменить изменения'));
  getByText('Изменений нет');
});
