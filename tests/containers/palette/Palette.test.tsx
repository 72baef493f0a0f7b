import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeServer, sampleServers } from '@/sample-data/servers';
import type { ServerId } from '@/domain/servers/server';
import type { ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makeAuthPort, renderRoute } from '../renderRoute';
// Loaded on first use in the portal; here ahead, so that no test waits for its compilation.
import '@app/containers/palette/DashboardPalette.container';
import { listingServers } from '../listingServers';

const start = '/dashboard/dedicated';
const recentKey = 'palette.recent';

beforeEach(() => {
  localStorage.removeItem(recentKey);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

const pressShortcut = (on: EventTarget = document.body) =>
  fireEvent.keyDown(on as Element, { key: 'k', code: 'KeyK', ctrlKey: true });

/** Roles are slow to work out in jsdom; these say the same. */
const arrived = () => waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
const shownField = () => document.querySelector('[role="dialog"] input');
const openField = () => screen.findByPlaceholderText(/^(Раздел, сервер|Section, server)/);
const announced = () => document.querySelector('[role="dialog"] [role="status"]')?.textContent;
const recentTitle = () => screen.queryByText('Недавнее');
const options = () => [...document.querySelectorAll('[role="option"]')];

const serversPort = (changes: Partial<ServersPort>): ServersPort => ({
  ...makeSamplePorts(noLatency).servers,
  ...changes,
});

async function openPalette(setting: Parameters<typeof renderRoute>[1] = {}, path = start) {
  const route = renderRoute(path, setting);
  await arrived();
  pressShortcut();
  const field = await openField();
  // The lines below the visible ones come a moment later.
  await waitFor(() => expect(options().length).toBeGreaterThan(30));
  /** The line that Enter takes. */
  const active = () => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? null);
  };
  const ask = (query: string) => fireEvent.change(field, { target: { value: query } });
  const press = (key: string, modifiers: object = {}) => fireEvent.keyDown(field, { key, ...modifiers });
  return { ...route, field, active, ask, press };
}

// tests: SHELL-29
test('Ctrl+K opens it, a second press and Escape close it, focus returns', async () => {
  const { getByRole, user, field } = await openPalette();
  expect(document.activeElement).toBe(field);
  pressShortcut(field);
  await waitFor(() => expect(shownField()).toBeNull());
  const opener = getByRole('button', { name: /^Поиск/ });
  await user.click(opener);
  await openField();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shownField()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('by the key’s place in a layout without Latin letters; not in a rich text, not over another question', async () => {
  renderRoute(start);
  await arrived();
  const editor = document.createElement('div');
  editor.setAttribute('contenteditable', 'true');
  document.body.append(editor);
  expect(pressShortcut(editor)).toBe(true);
  editor.remove();
  expect(fireEvent.keyDown(window, { key: 't', code: 'KeyK', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true, shiftKey: true })).toBe(true);
  const question = document.createElement('div');
  question.setAttribute('role', 'alertdialog');
  document.body.append(question);
  expect(pressShortcut()).toBe(true);
  question.remove();
  expect(fireEvent.keyDown(window, { key: 'л', code: 'KeyK', metaKey: true })).toBe(false);
  await openField();
});

// tests: SHELL-29
test('goes to a screen, in the words of either language and in the wrong layout', async () => {
  const { ask, active, press, location, findByText } = await openPalette();
  ask('плательщ');
  expect(active()).toContain('Плательщики');
  ask('gkfntkmo');
  expect(active()).toContain('Плательщики');
  ask('Payers');
  await waitFor(() => expect(active()).toBe('Плательщики, Payers'));
  press('Enter');
  await findByText('Плательщики', { selector: 'h1' });
  expect(location().pathname).toBe('/dashboard/payers');
  expect(shownField()).toBeNull();
});

test('English finds the Russian words as well', async () => {
  const { ask, active } = await openPalette({ locale: 'en' });
  ask('скидк');
  await waitFor(() => expect(active()).toBe('Discounts, Скидки'));
});

test.each([
  ['1042', '#1042'],
  ['#1042', '#1042'],
  ['mail.ex', 'mail.example.ru'],
  ['91.215', '91.215.40.112'],
])('finds a server by %s', async (query, shown) => {
  const { ask, press, active, location } = await openPalette();
  await waitFor(() => {
    ask(`${query} `);
    ask(query);
    expect(active()).toContain(shown);
  });
  press('Enter');
  await waitFor(() => expect(location().pathname + location().search).toBe('/dashboard/server-edit?id=1042'));
});

test('Ctrl+Enter opens a place in a new tab, and does what is no place', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { ask, press, location, ports } = await openPalette();
  ask('dns');
  press('Enter', { ctrlKey: true });
  expect(opened).toHaveBeenCalledWith('/dashboard/dns', '_blank', 'noopener');
  expect(location().pathname).toBe(start);
  opened.mockRestore();
  pressShortcut();
  const field = await openField();
  fireEvent.change(field, { target: { value: 'выйти' } });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(ports.auth.logout).toHaveBeenCalledOnce());
});

test('arrows, Home and End move along the lines and around; typing begins anew', async () => {
  const { press, active, ask } = await openPalette();
  const lines = options().map((option) => option.textContent);
  expect(active()).toBe(lines[0]);
  press('ArrowDown');
  expect(active()).toBe(lines[1]);
  press('End');
  expect(active()).toBe(lines.at(-1));
  press('ArrowDown');
  expect(active()).toBe(lines[0]);
  press('ArrowUp');
  expect(active()).toBe(lines.at(-1));
  press('Home');
  expect(active()).toBe(lines[0]);
  press('End', { shiftKey: true });
  expect(active()).toBe(lines[0]);
  press('ArrowDown');
  ask('ssl');
  expect(active()).toContain('SSL-сертификаты');
});

// tests: SHELL-29
test('switches theme and language in place', async () => {
  const { ask, press, findByText, location } = await openPalette();
  ask('тёмное');
  press('Enter');
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  pressShortcut();
  fireEvent.change(await openField(), { target: { value: 'английский' } });
  fireEvent.keyDown(await openField(), { key: 'Enter' });
  await findByText('Dedicated servers', { selector: 'h1' });
  expect(location().pathname).toBe(start);
});

test('what was chosen lately comes first; it is stored on the device', async () => {
  const { ask, press, findByText } = await openPalette();
  ask('dns');
  press('Enter');
  await findByText('DNS-хостинг', { selector: 'h1' });
  expect(localStorage.getItem(recentKey)).toBe('["place:dns"]');
  pressShortcut();
  await openField();
  expect(recentTitle()).not.toBeNull();
  expect(options()[0]?.textContent).toContain('DNS-хостинг');
});

test.each(['{', '{"a":1}', '[1,null]', '["place:gone","<b>"]', 'null', JSON.stringify(['x'.repeat(1000)])])(
  'storage that holds %s is no memory, and no crash',
  async (stored) => {
    localStorage.setItem(recentKey, stored);
    await openPalette();
    expect(recentTitle()).toBeNull();
    expect(options().length).toBeGreaterThan(30);
  },
);

test('servers that did not load are reported, and requested again', async () => {
  const list = vi
    .fn<ServersPort['list']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(listingServers(sampleServers));
  const { ask, findByText, user } = await openPalette({
    ports: { servers: serversPort({ list }) },
  });
  ask('shop');
  await findByText('Серверы не загрузились, поиск идёт без них.');
  await user.click(await findByText('Повторить'));
  await waitFor(() => expect(options()[0]?.textContent).toContain('shop.example.ru'));
});

test('of ten thousand servers a few are shown, the rest is in the list', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    makeServer({
      id: (at + 1) as ServerId,
      domain: `node-${at}.example.ru`,
      ip: `10.0.${at >> 8}.${at & 255}`,
    }),
  );
  const list = vi.fn<ServersPort['list']>().mockImplementation(listingServers(many));
  const { ask, findByText, user, location } = await openPalette({
    ports: { servers: serversPort({ list }) },
  });
  ask('node-42');
  await waitFor(() => expect(options().length).toBeGreaterThan(6));
  await waitFor(() => expect(announced()).toBe('Найдено 111 результатов'));
  expect(options()).toHaveLength(7);
  await user.click(await findByText('Показать все 111 серверов в списке'));
  await waitFor(() => expect(location().search).toBe('?q=node-42'));
  expect(localStorage.getItem(recentKey)).toBeNull();
});

test('nothing found is announced; mark-up and 10 kB are only text', async () => {
  const { ask, findByText } = await openPalette();
  for (const query of ['<img src=x onerror=alert(1)>', '(.*)+$', 'ы'.repeat(10_240)]) {
    ask(query);
    await findByText('Ничего не найдено', { selector: 'p' });
    expect(announced()).toBe('Ничего не найдено');
    expect(options()).toEqual([]);
  }
});

test('a visitor of the open catalogues is offered to sign in, and nobody asks for servers (D22)', async () => {
  const list = vi.fn<ServersPort['list']>().mockImplementation(listingServers(sampleServers));
  const auth = makeAuthPort({
    config: async () => ({ access: 'session', externalSignIn: null }),
  });
  const { ask, press, active, location } = await openPalette(
    { ports: { auth, servers: serversPort({ list }) } },
    '/dashboard/vps-catalog?period=3',
  );
  await openField();
  ask('войти');
  await waitFor(() => expect(active()).toBe('Войти'));
  press('Enter');
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(location().search).toBe('?returnTo=%2Fdashboard%2Fvps-catalog%3Fperiod%3D3');
  expect(list).not.toHaveBeenCalled();
});
