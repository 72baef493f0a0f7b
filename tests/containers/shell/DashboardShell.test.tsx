import { samplePrices } from '@/sample-data/prices';
import { sampleSystems } from '@/sample-data/systems';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { makeAccountSummary } from '@/sample-data/account';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import type { AccountPort } from '@app/ports/accountPort';
import type { CatalogPort, ServersPort } from '@app/ports/ports';
import { catalogSample } from '@app/ports/sample/catalogSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { serversSample } from '@app/ports/sample/serversSample';
import { makeAuthPort, renderRoute } from '../renderRoute';
import { listingServers } from '../listingServers';

const placeholderName = 'Выделенные серверы';
const start = '/dashboard/dedicated';

async function renderShell(options: Parameters<typeof renderRoute>[1] = {}, path = start) {
  const route = renderRoute(path, options);
  await route.findByRole('heading', { level: 1 });
  return route;
}

/** Cookies written during the test, with their attributes, which `document.cookie` does not give back. */
function spyOnCookies(): string[] {
  const written: string[] = [];
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    written.push(value);
    original?.set?.call(document, value);
  });
  onTestFinished(() => spy.mockRestore());
  return written;
}

// tests: SHELL-09, SHELL-11, SHELL-12
test('Ctrl+B collapses and expands the sidebar and remembers it for 7 days (§4, §9)', async () => {
  const { getByRole } = await renderShell();
  const written = spyOnCookies();
  fireEvent.keyDown(window, { code: 'KeyB', key: 'и', ctrlKey: true });
  getByRole('button', { name: 'Развернуть меню', expanded: false });
  expect(written).toEqual(['sidebar:state=collapsed; Max-Age=604800; Path=/; SameSite=Lax']);
  fireEvent.keyDown(window, { code: 'KeyB', key: 'b', metaKey: true });
  getByRole('button', { name: 'Свернуть меню', expanded: true });
  expect(written.at(-1)).toContain('sidebar:state=expanded; Max-Age=604800');
});

test('other keys with B are left to others', async () => {
  const { getByRole } = await renderShell();
  fireEvent.keyDown(window, { code: 'KeyB', key: 'b' });
  fireEvent.keyDown(window, { code: 'KeyB', key: 'B', ctrlKey: true, shiftKey: true });
  getByRole('button', { name: 'Свернуть меню' });
});

// tests: SHELL-11
test.each(['collapsed', 'expanded'])('the remembered state %s is there at first render', async (state) => {
  document.cookie = `sidebar:state=${state}; Path=/`;
  const { getByRole } = await renderShell();
  getByRole('button', { expanded: state === 'expanded', name: /^(Свернуть|Развернуть) меню$/ });
});

test.each(['%E0%A4%A', '', 'true', '{"a":1}', '<b>', 'x'.repeat(4000)])(
  'a corrupted cookie (%s) means expanded',
  async (value) => {
    document.cookie = `sidebar:state=${value}; Path=/`;
    const { getByRole } = await renderShell();
    getByRole('button', { name: 'Свернуть меню' });
  },
);

// tests: SHELL-07, SHELL-08, SHELL-10
test('only Products/Services is open at first; in the collapsed state no category is (§2, §4)', async () => {
  const { getByRole, getAllByRole, queryByRole, user } = await renderShell();
  const nav = within(getByRole('navigation', { name: 'Разделы' }));
  expect(nav.getAllByRole('button', { expanded: true }).map((button) => button.textContent)).toEqual([
    'Товары/Услуги',
  ]);
  await user.click(nav.getByRole('button', { name: 'Клиент' }));
  nav.getByRole('link', { name: 'Плательщики' });
  await user.click(nav.getByRole('button', { name: 'Товары/Услуги' }));
  expect(nav.queryByRole('link', { name: 'BitNinja' })).toBeNull();
  await user.click(getByRole('button', { name: 'Свернуть меню' }));
  expect(queryByRole('link', { name: 'Плательщики' })).toBeNull();
  expect(getAllByRole('button', { expanded: false }).length).toBeGreaterThan(7);
});

// tests: SHELL-24
test('the category of the page in view is open, wherever one comes from; what was opened stays open', async () => {
  const { getByRole, findByRole, user } = await renderShell({}, '/dashboard/payers');
  const nav = within(getByRole('navigation', { name: 'Разделы' }));
  const open = () => nav.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(open()).toEqual(['Клиент', 'Товары/Услуги']);
  expect(nav.getByRole('link', { name: 'Плательщики' }).getAttribute('aria-current')).toBe('page');
  // The top-up page has no menu link, so the bills' link is marked.
  await user.click(getByRole('link', { name: 'Пополнить' }));
  await findByRole('heading', { level: 1, name: 'Пополнение баланса' });
  expect(open()).toEqual(['Клиент', 'Товары/Услуги', 'Финансы']);
  expect(nav.getByRole('link', { name: 'Счета к оплате' }).getAttribute('aria-current')).toBe('true');
  await user.click(nav.getByRole('button', { name: /^Финансы/ }));
  expect(open()).toEqual(['Клиент', 'Товары/Услуги']);
});

// tests: SHELL-26
test('links to placeholders say that they are to come', async () => {
  const { getByRole } = await renderShell();
  const described = (name: string) => getByRole('link', { name, description: 'скоро' });
  described('DNS-хостинг');
  expect(() => described('VPS/VDS')).toThrow();
});

// tests: SHELL-25
test('the badges of bills and tickets lead to exactly what they count', async () => {
  const { findByRole, findAllByRole, getByRole, location, user } = await renderShell({
    ports: { account: { ...makeSamplePorts(noLatency).account, summary: async () => makeAccountSummary() } },
  });
  const tickets = await findByRole('link', { name: 'Сообщения поддержки: 2 новых' });
  expect(tickets.getAttribute('href')).toBe('/dashboard/support?status=answered');
  await user.click(getByRole('link', { name: 'Счета к оплате: 1' }));
  await findByRole('heading', { level: 1, name: 'Счета к оплате' });
  expect(location().search).toBe('?state=open');
  expect(await findAllByRole('row', { name: /Не оплачен/ })).toHaveLength(1);
});

// tests: SHELL-19, SHELL-25
test('of a demonstration nobody has answered: the ticket badge counts the tickets, none', async () => {
  const { findByRole } = await renderShell();
  const tickets = await findByRole('link', { name: 'Сообщения поддержки: новых нет' });
  expect(tickets.getAttribute('href')).toBe('/dashboard/support');
  expect(tickets.querySelector('[data-count]')).toBeNull();
});

// tests: SHELL-13
test('below 768 px Ctrl+B opens the drawer, Escape closes it, focus returns, the cookie is left alone', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { getByRole, findByRole, queryByRole, user } = await renderShell();
  const opener = getByRole('button', { name: 'Открыть меню' });
  opener.focus();
  fireEvent.keyDown(window, { code: 'KeyB', ctrlKey: true });
  await findByRole('dialog', { name: 'Меню' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(document.cookie).not.toContain('sidebar');
});

test('where lists need the room the sidebar is icons only, until one chooses', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(max-width: 1099px)',
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { getByRole, queryByRole, user } = await renderShell();
  expect(queryByRole('link', { name: 'VPS/VDS' })).toBeNull();
  expect(document.cookie).not.toContain('sidebar');
  await user.click(getByRole('button', { name: 'Развернуть меню' }));
  getByRole('link', { name: 'VPS/VDS' });
  expect(document.cookie).toContain('sidebar:state=expanded');
});

test('going somewhere from the drawer closes it and moves focus to the content', async () => {
  const { getByRole, findByRole, queryByRole, user, location } = await renderShell();
  await user.click(getByRole('button', { name: 'Открыть меню' }));
  const drawer = within(await findByRole('dialog', { name: 'Меню' }));
  await user.click(drawer.getByRole('link', { name: 'DNS-хостинг' }));
  await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
  expect(location().pathname).toBe('/dashboard/dns');
  expect(queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(getByRole('main')));
});

// tests: SHELL-23
test('a new page takes focus, its title, and is announced politely; the first one is not', async () => {
  const { getByRole, findByRole, user } = await renderShell();
  const live = getByRole('main').querySelector('[aria-live="polite"]');
  expect(document.activeElement).toBe(document.body);
  expect(live?.textContent).toBe('');
  expect(document.title).toBe('Выделенные серверы · Меридиан');
  await user.click(getByRole('link', { name: 'SSL-сертификаты' }));
  await findByRole('heading', { level: 1, name: 'SSL-сертификаты' });
  expect(document.activeElement).toBe(getByRole('main'));
  expect(live?.textContent).toBe('SSL-сертификаты');
  expect(document.title).toBe('SSL-сертификаты · Меридиан');
  expect(getByRole('link', { name: 'SSL-сертификаты' }).getAttribute('aria-current')).toBe('page');
});

test('a page is named in the title that its document came with, not in a second one', async () => {
  const title = Object.assign(document.createElement('title'), { textContent: 'Meridian' });
  for (const left of document.querySelectorAll('title')) left.remove();
  document.head.append(title);
  try {
    await renderShell();
    expect(title.textContent).toBe('Выделенные серверы · Меридиан');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  } finally {
    title.remove();
  }
});

test('figures that fail are dashes with a retry, and come back', async () => {
  const summary = vi
    .fn<AccountPort['summary']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(makeAccountSummary());
  const { findByRole, getByRole, findAllByText, ports, user } = await renderShell({
    ports: { account: { ...makeSamplePorts(noLatency).account, summary } },
  });
  await findByRole('link', { name: 'Корзина: нет данных' });
  getByRole('button', { name: 'Меню пользователя' });
  expect(ports.log.event).toHaveBeenCalledWith('account-summary-failed', { error: 'Error: down' });
  await user.click(getByRole('button', { name: 'Обновить данные счёта' }));
  await findAllByText(/2\s450,50\sRUB/);
  getByRole('link', { name: 'Уведомления: 3 новых' });
});

// tests: SHELL-21
test('the session’s e-mail takes precedence over the sample’s', async () => {
  const auth = makeAuthPort({
    session: async () => ({
      user: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' },
    }),
  });
  const { findByRole } = await renderShell({ ports: { auth } });
  await findByRole('button', { name: 'Меню пользователя ann@example.com' });
});

// tests: AUTH-16
test('logging out ends the session and leads to /login (D13)', async () => {
  const { findByRole, user, ports, location } = await renderShell();
  await user.click(await findByRole('button', { name: /^Меню пользователя/ }));
  await user.click(await findByRole('menuitem', { name: 'Выйти' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(ports.auth.logout).toHaveBeenCalledOnce();
});

test('a logout that fails says so in the server’s words, stays, and can be tried again', async () => {
  const logout = vi
    .fn()
    .mockRejectedValueOnce(new PortError('refused', { status: 503, statusText: 'Unavailable' }))
    .mockRejectedValueOnce(new PortError('offline'))
    .mockResolvedValue(undefined);
  const { findByRole, findByText, findAllByText, user, location } = await renderShell({
    ports: { auth: makeAuthPort({ logout }) },
  });
  await user.click(await findByRole('button', { name: /^Меню пользователя/ }));
  await user.click(await findByRole('menuitem', { name: 'Выйти' }));
  await findAllByText('Не удалось выйти');
  await findByText('503 Unavailable');
  expect(location().pathname).toBe(start);
  await user.click(await findByRole('button', { name: 'Повторить' }));
  await findByText(/вы всё ещё в системе/);
  await user.click(await findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
});

// tests: LANG-02, LANG-05, LANG-06
test('language changes everything at once, from the user menu (D1)', async () => {
  const { findByRole, getByRole, user } = await renderShell();
  await findByRole('heading', { name: placeholderName });
  await user.click(await findByRole('button', { name: /^Меню пользователя/ }));
  await user.click(await findByRole('menuitemradio', { name: 'English' }));
  await findByRole('heading', { level: 1, name: 'Dedicated servers' });
  getByRole('button', { name: 'Collapse the menu' });
  expect(document.documentElement.lang).toBe('en-US');
  expect(document.cookie).toContain('locale=en');
});

// tests: CART-16, SHELL-21
test('the cart’s count shows at once, its total when the prices are there; they load once, and only what is needed (D11)', async () => {
  let answer: () => void = () => {};
  const offers = vi.fn<CatalogPort['offers']>(
    () =>
      new Promise(
        (resolve) =>
          (answer = () => resolve({ plans: samplePlans, prices: samplePrices, systems: sampleSystems })),
      ),
  );
  const catalog = { ...catalogSample([], [], noLatency), offers };
  const list = vi.fn<ServersPort['list']>(listingServers([]));
  const named = vi.fn<ServersPort['named']>(async () => []);
  const servers = { ...serversSample([], noLatency), list, named };
  const { findByLabelText } = await renderShell({ ports: { catalog, servers } });
  await findByLabelText('Корзина: 2 товара');
  await waitFor(() => expect(offers).toHaveBeenCalledOnce());
  answer();
  await findByLabelText(/^Корзина: 3\s154,00\sRUB, 2 товара$/);
  expect(list).not.toHaveBeenCalled();
  expect(named).not.toHaveBeenCalled();
});

// tests: CART-16
test('prices that do not come leave the count, and are requested again when the cart changes; what is gone is not counted', async () => {
  const offers = vi
    .fn<CatalogPort['offers']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ plans: samplePlans, prices: samplePrices, systems: sampleSystems });
  const { findByLabelText, ports } = await renderShell({
    ports: { catalog: { ...catalogSample([], [], noLatency), offers } },
  });
  await waitFor(() =>
    expect(ports.log.event).toHaveBeenCalledWith('plans-load-failed', { error: 'Error: down' }),
  );
  await findByLabelText('Корзина: 2 товара');
  const entries = [makeOrderEntry(), makeOrderEntry({ id: 'gone', plan: 'Betelgeuse[GB]' })];
  localStorage.setItem('cart', JSON.stringify({ version: 1, entries }));
  fireEvent(window, new StorageEvent('storage', { key: 'cart' }));
  await findByLabelText(/^Корзина: 1\s577,00\sRUB, 1 товар$/);
});
