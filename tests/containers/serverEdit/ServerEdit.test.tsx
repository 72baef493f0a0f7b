import { serversIn } from '../../rowsOf';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeEditableServer } from '@/sample-data/serverSettings';
import type { ServerId } from '@/domain/servers/server';
import { kopecks } from '@/domain/money/money';
import { PortError } from '@/domain/results/portError';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import type { ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
// Compiled now, while no test's clock runs.
import '@app/containers/serverEdit/ServerEdit.container';
import '@app/containers/servers/ServerList.container';
import '@app/containers/shell/DashboardShell.container';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';
import { typed } from '../typed';

const path = '/dashboard/server-edit';
const list = '/dashboard/vps';
const saved = 'Конфигурация сервера успешно обновлена';

function makeServers(changes: Partial<ServersPort> = {}): ServersPort {
  const sample = serversSample(sampleServers, noLatency);
  return { ...sample, settings: vi.fn(sample.settings), save: vi.fn(sample.save), ...changes };
}

async function openForm(servers = makeServers(), options: RenderRouteOptions = {}, search = '') {
  const route = renderRoute(`${path}${search}`, { ...options, ports: { servers } });
  const name = await route.findByLabelText('Название');
  const change = (label: string, value: string) =>
    fireEvent.change(route.getByLabelText(label), { target: { value } });
  const changes = within(route.getByRole('complementary', { name: 'Изменения' }));
  return { ...route, servers, name, change, changes, ok: route.getByText('OK') };
}

const calls = (servers: ServersPort) => vi.mocked(servers.save).mock.calls;

// tests: EDIT-01
test('without an id it is the sample’s server (§2)', async () => {
  const { getByText, servers, name } = await openForm();
  expect(servers.settings).toHaveBeenCalledExactlyOnceWith(1024, expect.anything());
  getByText('Настройки сервера #1024');
  expect(document.title).toBe('Настройки сервера · Меридиан');
  expect(typed(name)).toBe('shop');
});

// D21
test.each(['server-edit', 'server-renew', 'server-change-tariff'])(
  '%s without an id: the account’s first server, and the list where there is none',
  async (page) => {
    const servers = serversSample([makeServer({ id: 7 as ServerId })], noLatency);
    const { findAllByText, unmount } = renderRoute(`/dashboard/${page}`, { ports: { servers } });
    expect((await findAllByText(/#7/)).length).toBeGreaterThan(0);
    unmount();
    const none = renderRoute(`/dashboard/${page}`, { ports: { servers: serversSample([], noLatency) } });
    await none.findByText('Серверов пока нет');
    expect(none.location().pathname).toBe(list);
  },
);

test.each([
  ['-1', '-1'],
  ['abc', 'abc'],
  ['two numbers', '1,2'],
  ['two ids', '1024&id=1031'],
  ['0', '0'],
  ['1e3', '1e3'],
  ['a NUL', '%00'],
  ['markup', '%3Cimg%20src=x%3E'],
  ['10 kB', '9'.repeat(10_240)],
])('an id that is %s names no server: that is shown, and the list is one step away', async (_kind, id) => {
  const servers = makeServers();
  const { findByText, getByText, location, user } = renderRoute(`${path}?id=${id}`, { ports: { servers } });
  await findByText('Такого сервера нет');
  getByText(/нет номера сервера, или он записан с ошибкой/);
  expect(servers.settings).not.toHaveBeenCalled();
  if (id !== '-1') return;
  const back = getByText('К списку серверов');
  expect(back.closest('a')?.getAttribute('href')).toBe(list);
  await user.click(back);
  expect(location().pathname).toBe(list);
});

test('a number that is no server of this customer is shown as such', async () => {
  const { findByText } = renderRoute(`${path}?id=999`, { ports: { servers: makeServers() } });
  await findByText('Сервера #999 нет среди ваших: он удалён или принадлежит другому аккаунту.');
});

test('a server that does not load says why and loads again', async () => {
  const settings = vi
    .fn<ServersPort['settings']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ ...makeEditableServer(makeServer()), version: '1', prices: samplePrices });
  const { user, findByText, findByLabelText } = renderRoute(path, {
    ports: { servers: makeServers({ settings }) },
  });
  await user.click(await findByText('Повторить'));
  await findByLabelText('Название');
  expect(settings).toHaveBeenCalledTimes(2);
});

test('every change is listed old → new with what it costs, before OK', async () => {
  const { change, changes, getByLabelText, user, ok } = await openForm();
  changes.getByText('Вы ещё ничего не изменили.');
  expect(ok.closest('button')?.disabled).toBe(true);
  change('Название', 'chat');
  change('Пароль администратора', 'correct-horse-42');
  await user.click(getByLabelText(/Plesk/));
  const lines = changes.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'shop станет chat',
    'изменён',
    'Без панели станет Plesk',
    '1 577,00 RUB',
    '+400,00 RUB',
    '1 977,00 RUB',
    // The charge for the paid days until the end date (D38).
    expect.stringMatching(/^[\d ]+,\d\d RUB$/),
    expect.stringMatching(/^400,00 RUB ÷ 30 × \d+$/),
    expect.stringMatching(/^[\d ]+,\d\d RUB$/),
    expect.stringMatching(/^За оплаченные дни\./),
  ]);
  expect(ok.closest('button')?.disabled).toBe(false);
  expect(ok.textContent).toMatch(/^Сохранить и списать [\d\s]+,\d\d\sRUB$/);
});

// tests: EDIT-13, EDIT-14
test('OK saves, says so in the specified words, and the list shows the change (§2)', async () => {
  const { change, ok, servers, findByText, findAllByText, location } = await openForm();
  change('Домен', ' Chat.Example.ru ');
  fireEvent.click(ok);
  fireEvent.click(ok);
  await findAllByText(saved);
  await findByText('Настройки сохранены');
  await waitFor(() => expect(location().pathname).toBe(list));
  await findAllByText('chat.example.ru');
  expect(calls(servers)).toHaveLength(1);
  const [id, , update] = calls(servers)[0] ?? [];
  expect(id).toBe(1024);
  expect(update).toMatchObject({
    settings: { domain: 'chat.example.ru' },
    password: null,
    userPassword: null,
  });
});

// tests: DAYS-03
test('the period of the auto-renewal is chosen, listed as a change and saved', async () => {
  const { servers, user, getByLabelText, changes, ok } = await openForm();
  await user.selectOptions(getByLabelText('Продлевать на'), 'year');
  changes.getByText('год');
  await user.click(ok);
  await waitFor(() => expect(calls(servers)).toHaveLength(1));
  expect(calls(servers)[0]?.[2].settings).toMatchObject({ autoRenewal: true, renewalPeriod: 'year' });
  const [server] = await serversIn(servers);
  expect(server?.renewalPeriod).toBe('year');
});

// tests: EDIT-15
test('Cancel goes back, and nothing is saved', async () => {
  const { getByText, servers, location, user } = await openForm();
  await user.click(getByText('Отмена'));
  await waitFor(() => expect(location().pathname).toBe(list));
  expect(servers.save).not.toHaveBeenCalled();
});

test('what was typed is confirmed before Back takes it away', async () => {
  const { change, go, user, findByText, name, location } = await openForm(makeServers(), { earlier: [list] });
  change('Название', 'chat');
  go(-1);
  await user.click(await findByText('Остаться'));
  expect(location().pathname).toBe(path);
  expect(typed(name)).toBe('chat');
  go(-1);
  await user.click(await findByText('Уйти'));
  await waitFor(() => expect(location().pathname).toBe(list));
});

test('a reinstall waits until the server’s name is typed', async () => {
  const { user, getByLabelText, ok, servers, findByRole, findAllByText, queryByRole } = await openForm();
  await user.click(getByLabelText(/CentOS 8/));
  await user.click(ok);
  const question = within(await findByRole('alertdialog'));
  expect(servers.save).not.toHaveBeenCalled();
  const erase = question.getByText('Стереть и переустановить').closest('button');
  expect(erase?.disabled).toBe(true);
  // Enter in the field is no way round.
  await user.type(question.getByLabelText(/введите название сервера/), 'sho{Enter}');
  expect(servers.save).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  await user.click(ok);
  const again = within(await findByRole('alertdialog'));
  const field = again.getByLabelText(/введите название сервера/);
  expect(typed(field)).toBe('');
  await user.type(field, 'shop{Enter}');
  await findAllByText(saved);
  expect(calls(servers)).toHaveLength(1);
  expect(calls(servers)[0]?.[2].settings.os).toBe('CentOS 8');
});

// tests: KEYS-07
test('a reinstalled system gets the chosen keys', async () => {
  const { user, getByLabelText, ok, servers, findByRole, findAllByText } = await openForm();
  await user.click(getByLabelText(/CentOS 8/));
  await user.click(ok);
  const question = within(await findByRole('alertdialog'));
  await user.click(await question.findByRole('checkbox', { name: 'deploy' }));
  await user.type(question.getByLabelText(/введите название сервера/), 'shop{Enter}');
  await findAllByText(saved);
  expect(calls(servers)[0]?.[2].sshKeys).toEqual(['SHA256:2GaSammCVnakd0a5tR7mwndBKTa6MhVrje+f7Fvhy14']);
});

test('a save that is refused names the field, takes the focus there, and keeps what was typed', async () => {
  const { change, user, ok, getByLabelText, findByText, findAllByText, servers, location } = await openForm();
  change('Название', 'chat');
  change('Домен', 'api.example.ru');
  await user.click(ok);
  await findByText('Этот домен уже занят другим вашим сервером');
  const domain = getByLabelText('Домен');
  await waitFor(() => expect(document.activeElement).toBe(domain));
  expect(typed(getByLabelText('Название'))).toBe('chat');
  change('Домен', 'chat.example.ru');
  await user.click(ok);
  await findAllByText(saved);
  expect(calls(servers)).toHaveLength(2);
  await waitFor(() => expect(location().pathname).toBe(list));
});

test('what another tab saved meanwhile is shown, what was typed stays, and goes over it when saved again', async () => {
  const servers = makeServers();
  const { change, ok, getByLabelText, findByText, findAllByText, getByText } = await openForm(servers);
  const other = await servers.settings(sampleServers[0]?.id as ServerId);
  if (!other) throw new Error('No settings');
  await servers.save(other.server.id, other.version, {
    settings: { ...other.settings, name: 'front', username: 'anna' },
    charge: kopecks(0),
    password: null,
    userPassword: null,
  });
  change('Название', 'chat');
  change('Домен', 'chat.example.ru');
  fireEvent.click(ok);
  await findByText('Сервер изменился, пока вы его настраивали');
  await findByText(/Пока вы правили, сервер изменился в другом месте/);
  expect(typed(getByLabelText('Название'))).toBe('chat');
  expect(typed(getByLabelText('Домен'))).toBe('chat.example.ru');
  // Nobody touched it here: it follows.
  expect(typed(getByLabelText('Имя пользователя'))).toBe('anna');
  getByText('Вы ввели: chat. Сохранится это значение.');
  fireEvent.click(ok);
  await findAllByText(saved);
  expect((await servers.settings(other.server.id))?.settings).toMatchObject({
    name: 'chat',
    domain: 'chat.example.ru',
    username: 'anna',
  });
});

test('one that does not arrive says so, keeps everything, and can be repeated', async () => {
  const sample = makeServers();
  const save = vi
    .fn<ServersPort['save']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(sample.save);
  const { change, user, ok, name, findByText, findAllByText } = await openForm({ ...sample, save });
  change('Название', 'chat');
  await user.click(ok);
  await findByText('Настройки не сохранены');
  expect(typed(name)).toBe('chat');
  await user.click(ok);
  await findAllByText(saved);
});

test('a server that does not run takes a name, a domain and an address, and says what opens the rest (D48)', async () => {
  const { getByLabelText, getByText } = await openForm(makeServers(), {}, '?id=1057');
  expect(getByText('продления').closest('a')?.getAttribute('href')).toBe('/dashboard/server-renew?id=1057');
  for (const label of ['Название', 'Домен', 'IP-адрес'])
    expect(getByLabelText(label)).toHaveProperty('disabled', false);
  for (const label of ['Имя пользователя', 'Пароль администратора', 'Подсеть IPv6'])
    expect(getByLabelText(label)).toHaveProperty('disabled', true);
});

test('markup and 10 kB in a field are text, and what is too long is reported on leaving it', async () => {
  const { change, name, changes, findByText } = await openForm();
  change('Название', '<img src=x onerror=alert(1)>{{7*7}}');
  changes.getByText('<img src=x onerror=alert(1)>{{7*7}}');
  change('Название', 'x'.repeat(10_240));
  fireEvent.blur(name);
  await findByText('Не длиннее 64 символов');
});

test.each(['server-edit', 'server-renew', 'server-change-tariff'])(
  '%s of a server that was cancelled says so, and can be kept',
  async (page) => {
    const servers = serversSample([makeServer({ leavesOn: '2099-12-24', endDate: '2099-12-24' })], noLatency);
    const keep = vi.fn(servers.keep);
    const route = renderRoute(`/dashboard/${page}`, { ports: { servers: { ...servers, keep } } });
    await route.user.click(await route.findByText('Оставить сервер'));
    await route.findByText('Сервер остаётся');
    expect(keep).toHaveBeenCalledExactlyOnceWith(1024);
    await waitFor(() => expect(route.queryByText('Оставить сервер')).toBeNull());
  },
);

test('a failure to keep it is shown and logged', async () => {
  const servers = serversSample([makeServer({ leavesOn: '2099-12-24', endDate: '2099-12-24' })], noLatency);
  const keep = () => Promise.reject(new PortError('offline'));
  const log = { notFound: vi.fn(), event: vi.fn() };
  const route = renderRoute(path, { ports: { servers: { ...servers, keep }, log } });
  await route.user.click(await route.findByText('Оставить сервер'));
  await route.findByText('Оставить сервер не получилось');
  expect(log.event).toHaveBeenCalledExactlyOnceWith('server-stay-failed', { error: 'PortError: offline' });
});
