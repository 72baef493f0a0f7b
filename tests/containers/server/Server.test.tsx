import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Server } from '@/domain/servers/server';
import { done, refused } from '@/domain/results/outcome';
import { makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer, sampleServers } from '@/sample-data/servers';
import type { ChangesPort, ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { renderRoute } from '../renderRoute';

const server = makeServer();
const [serverName = ''] = server.domain.split('.');

function makeServersPort(changes: Partial<ServersPort> = {}): ServersPort {
  return { ...serversSample(sampleServers, noLatency), ...changes };
}

async function openPage(servers = makeServersPort(), search = `?id=${server.id}`, changes?: ChangesPort) {
  const route = renderRoute(`/dashboard/server${search}`, {
    ports: { servers, ...(changes && { changes }) },
  });
  await route.findByRole('heading', { level: 1 });
  return route;
}

/** Chooses an action of the power menu. */
async function choosePower(
  { user, findByRole }: Pick<Awaited<ReturnType<typeof openPage>>, 'user' | 'findByRole'>,
  name: string,
) {
  await user.click(await findByRole('button', { name: 'Питание' }));
  await user.click(await findByRole('menuitem', { name }));
}

/** Changes of servers that happen elsewhere: `tell` reports one to each read that watches them. */
function createServerChanges() {
  const watchers = new Set<() => void>();
  const changes: ChangesPort = {
    watch: (topic) => (onChange) => {
      if (topic === 'servers') watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
  return {
    changes,
    tell() {
      for (const onChange of watchers) onChange();
    },
  };
}

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
});

// tests: SERVERPAGE-01
test('the list leads to the page of a server', async () => {
  const route = renderRoute('/dashboard/vps');
  await route.findByRole('heading', { level: 1 });
  await route.findByRole('grid');
  // The name may break between its parts, which this test's browser takes for spaces.
  const isName = (_: string, element: Element | null) =>
    element?.tagName === 'A' && element.textContent === server.domain;
  await route.user.click(await route.findByText(isName));
  await route.findByRole('heading', { level: 1, name: serverName });
  expect(route.location().pathname + route.location().search).toBe(`/dashboard/server?id=${server.id}`);
});

test.each(['', '?id=zzz', '?id=999999'])('the address %s names no server', async (search) => {
  const route = await openPage(makeServersPort(), search);
  await route.findByRole('heading', { level: 1, name: 'Такого сервера нет' });
});

// tests: SERVERPAGE-05, SERVERPAGE-06
test('a server is stopped after a question, and started without one', async () => {
  const { user, findByRole, findAllByText, queryByRole } = await openPage();
  await choosePower({ user, findByRole }, 'Выключить');
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Выключить' }));
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  await findAllByText('Выключен');
  await user.click(await findByRole('button', { name: 'Включить' }));
  await findByRole('button', { name: 'Питание' });
});

test('a stop that another status has made pointless says so, and one that fails can be tried again', async () => {
  const power = vi
    .fn<ServersPort['power']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(refused('changed'));
  const { user, findByRole } = await openPage(makeServersPort({ power }));
  await choosePower({ user, findByRole }, 'Выключить');
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Выключить' }));
  await dialog.findByText(/^Не получилось/);
  await user.click(dialog.getByRole('button', { name: 'Выключить' }));
  await dialog.findByText(/^Статус сервера изменился/);
  expect(power).toHaveBeenCalledTimes(2);
});

// tests: SERVERPAGE-13
test('the power is cut after a question of its own', async () => {
  const sample = makeServersPort();
  const power = vi.fn(sample.power);
  const route = await openPage({ ...sample, power });
  await choosePower(route, 'Отключить питание');
  const dialog = within(await route.findByRole('alertdialog'));
  await dialog.findByText(/несохранённые данные пропадут/);
  expect(power).not.toHaveBeenCalled();
  await route.user.click(dialog.getByRole('button', { name: 'Отключить питание' }));
  await waitFor(() => expect(power).toHaveBeenCalledExactlyOnceWith(server.id, 'powerOff'));
});

// tests: SERVERPAGE-12
test('the name is changed in place: Enter saves it, and Escape keeps the earlier one', async () => {
  const sample = makeServersPort();
  const save = vi.fn(sample.save);
  const { user, findByRole, findByLabelText, findByText, queryByLabelText } = await openPage({
    ...sample,
    save,
  });
  await user.click(await findByRole('button', { name: 'Переименовать' }));
  const field = await findByLabelText('Имя сервера');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.keyboard('{Enter}');
  await findByText('Введите имя');
  await user.type(field, 'Магазин{Escape}');
  await waitFor(() => expect(queryByLabelText('Имя сервера')).toBeNull());
  await findByRole('heading', { level: 1, name: serverName });
  expect(save).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(await findByRole('button', { name: 'Переименовать' }));
  await user.keyboard('{Enter}');
  const again = await findByLabelText('Имя сервера');
  await user.clear(again);
  await user.type(again, ' Магазин {Enter}');
  await findByRole('heading', { level: 1, name: 'Магазин' });
  expect(save.mock.calls[0]?.[2]).toMatchObject({
    settings: { name: 'Магазин', domain: server.domain },
    charge: 0,
    password: null,
  });
  expect(save).toHaveBeenCalledOnce();
});

// tests: SERVERPAGE-12
test('a name yields to no other change, but asks before it replaces another name', async () => {
  const conflict = (name: string, version: string) => {
    const { settings } = makeServerOverview(server);
    const current = {
      ...settings,
      version,
      settings: { ...settings.settings, name, backup: 'daily' as const },
    };
    return refused({ reason: 'conflict' as const, current });
  };
  const save = vi
    .fn<ServersPort['save']>()
    .mockResolvedValueOnce(conflict(serverName, '2'))
    .mockResolvedValueOnce(conflict('Витрина', '3'))
    .mockRejectedValueOnce(new Error('down'));
  const { user, findByRole, findByLabelText, findByText } = await openPage(makeServersPort({ save }));
  await user.click(await findByRole('button', { name: 'Переименовать' }));
  const field = await findByLabelText('Имя сервера');
  await user.clear(field);
  await user.type(field, 'Магазин{Enter}');
  await findByText(/переименовали в «Витрина»/);
  expect(save.mock.calls.map(([, version]) => version)).toEqual(['0', '2']);
  expect(save.mock.calls[1]?.[2]).toMatchObject({ settings: { name: 'Магазин', backup: 'daily' } });
  await user.type(field, '{Enter}');
  await findByText('Имя не сохранилось. Попробуйте ещё раз.');
  expect(field).toHaveProperty('value', 'Магазин');
});

test('a notice reports a failed start, and one that another status made pointless', async () => {
  const power = vi
    .fn<ServersPort['power']>()
    .mockResolvedValueOnce(refused('changed'))
    .mockRejectedValueOnce(new Error('down'));
  const off = makeServer({ status: 'Off' });
  const servers = makeServersPort({ overview: () => Promise.resolve(makeServerOverview(off)), power });
  const { user, findByRole, findByText } = await openPage(servers);
  await user.click(await findByRole('button', { name: 'Включить' }));
  await findByText('Статус сервера изменился');
  await user.click(await findByRole('button', { name: 'Включить' }));
  await findByText('Включить не получилось');
  expect(power).toHaveBeenCalledWith(off.id, 'start');
});

test.each([
  [true, 'Автопродление включено'],
  [false, 'Автопродление выключено'],
])('auto-renewal that was turned to %s says so', async (isOn, notice) => {
  const shown = makeServerOverview(makeServer({ autoRenewal: !isOn }));
  const { settings } = shown.settings;
  const overview = {
    ...shown,
    settings: { ...shown.settings, settings: { ...settings, autoRenewal: !isOn } },
  };
  const save = vi.fn<ServersPort['save']>().mockResolvedValue(done(overview.settings));
  const servers = makeServersPort({ overview: () => Promise.resolve(overview), save });
  const { user, findByRole, findByText } = await openPage(servers);
  await user.click(await findByRole('switch', { name: 'Автопродление' }));
  await findByText(notice);
  expect(save.mock.calls[0]?.[2]).toMatchObject({ settings: { autoRenewal: isOn } });
});

test.each([
  // The details are read once the page is there.
  ['overview', ['overview', 'details']],
  ['metrics', ['metrics']],
  ['details', ['details']],
] as const)('the button beside a failed read of %s reads %j again', async (failing, expected) => {
  const sample = makeServersPort();
  const reads = {
    overview: vi.fn(sample.overview),
    metrics: vi.fn(sample.metrics),
    details: vi.fn(sample.details),
  };
  reads[failing].mockRejectedValueOnce(new Error('down'));
  const { user, findByRole, queryByRole } = await openPage({ ...sample, ...reads });
  const names = Object.keys(reads) as (keyof typeof reads)[];
  const counts = () => names.map((name) => [name, reads[name].mock.calls.length]);
  const retry = await findByRole('button', { name: 'Повторить' });
  const before = counts();
  await user.click(retry);
  await waitFor(() => expect(queryByRole('button', { name: 'Повторить' })).toBeNull());
  const readAgain = names.filter((_, at) => counts()[at]?.[1] !== before[at]?.[1]);
  expect(readAgain).toEqual(expected);
});

// tests: SERVERPAGE-04
test('what changes elsewhere shows by itself', async () => {
  const { changes, tell } = createServerChanges();
  const now = (changed: Partial<Server>, running: boolean) =>
    makeServerOverview(
      { ...server, ...changed },
      {
        operation: running ? { action: 'reboot', status: 'running', at: '2026-11-21T12:00:00Z' } : null,
      },
    );
  const overview = vi.fn(async () => now({}, false));
  const { findByText, findByRole } = await openPage(makeServersPort({ overview }), undefined, changes);
  await findByRole('button', { name: 'Консоль' });
  overview.mockResolvedValue(now({ status: 'Activation' }, true));
  act(tell);
  expect((await findByText('Перезагружается')).closest('[role="status"]')).not.toBeNull();
});

// tests: SERVERPAGE-02
test('auto-renewal is switched, and stays as it was where that fails', async () => {
  const sample = makeServersPort();
  const save = vi.fn(sample.save);
  const { user, findByRole, findByText, getByRole } = await openPage({ ...sample, save });
  const control = await findByRole('switch', { name: 'Автопродление' });
  const before = (control as HTMLInputElement).checked;
  await user.click(control);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[2]).toMatchObject({ settings: { autoRenewal: !before }, password: null });
  await waitFor(() => expect(getByRole('switch')).toHaveProperty('checked', !before));
  save.mockRejectedValueOnce(new Error('down'));
  await waitFor(() => expect(getByRole('switch')).toHaveProperty('disabled', false));
  await user.click(getByRole('switch'));
  await findByText('Автопродление не изменилось');
  expect(getByRole('switch')).toHaveProperty('checked', !before);
});

test('the range lives in the address, and its load is read', async () => {
  const sample = makeServersPort();
  const metrics = vi.fn(sample.metrics);
  const { user, findByRole, location } = await openPage({ ...sample, metrics });
  await user.click(await findByRole('button', { name: '7 дней' }));
  await waitFor(() => expect(location().search).toBe(`?id=${server.id}&range=week`));
  await waitFor(() => expect(metrics).toHaveBeenCalledWith(server.id, 'week', expect.anything()));
  await findByRole('table', { name: 'Нагрузка и трафик в цифрах' });
});

// tests: SERVERPAGE-09, SERVERPAGE-11
test('parts of the page have addresses, and load is read only where it shows', async () => {
  const sample = makeServersPort();
  const metrics = vi.fn(sample.metrics);
  const route = await openPage({ ...sample, metrics }, `?id=${server.id}&tab=history`);
  await route.findByText('Сервер заказан');
  expect(metrics).not.toHaveBeenCalled();
  const tabs = within(await route.findByRole('navigation', { name: 'Разделы сервера' }));
  await route.user.click(tabs.getByRole('link', { name: 'Сеть' }));
  await route.findByText('Шлюз');
  expect(route.location().search).toBe(`?id=${server.id}&tab=network`);
  await route.user.click(tabs.getByRole('link', { name: 'Обзор' }));
  await waitFor(() => expect(metrics).toHaveBeenCalledWith(server.id, 'day', expect.anything()));
  expect(route.queryByRole('button', { name: 'Отказаться от сервера' })).toBeNull();
});

// tests: SERVERPAGE-07
test('the console opens in the tab of the click, or by a link where no tab came', async () => {
  const url = 'https://console.example/s/1';
  const console = vi.fn<ServersPort['console']>(async () => done({ url, expiresIn: 300 }));
  const { user, findByRole } = await openPage(makeServersPort({ console }));
  const button = await findByRole('button', { name: 'Консоль' });
  const tab = { opener: window, closed: false, location: { replace: vi.fn() }, close: vi.fn() };
  vi.mocked(window.open).mockReturnValueOnce(tab as never);
  await user.click(button);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
  expect(tab.opener).toBeNull();
  await user.click(await findByRole('button', { name: 'Консоль' }));
  const link = await findByRole('link', { name: 'Открыть консоль' });
  expect(link.getAttribute('href')).toBe(url);
});

test('a demonstration has no console, and says why', async () => {
  const { user, findByRole, findByText } = await openPage();
  await user.click(await findByRole('button', { name: 'Консоль' }));
  await findByText(/В демонстрации консоли нет/);
});

/** Removes the page's server at once. */
async function removeNow({ user, findByRole }: Awaited<ReturnType<typeof openPage>>) {
  const tabs = within(await findByRole('navigation', { name: 'Разделы сервера' }));
  await user.click(tabs.getByRole('link', { name: 'Настройки' }));
  await user.click(await findByRole('button', { name: 'Отказаться от сервера' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(await question.findByRole('radio', { name: 'Сейчас' }));
  await user.click(question.getByRole('button', { name: 'Удалить сервер' }));
  return question;
}

// tests: LEAVE-06
test('a server that is deleted on its own page leads to the list with the notice, and is read no more', async () => {
  const sample = makeServersPort();
  let isRemoved = false;
  const readAfter: string[] = [];
  const { changes, tell } = createServerChanges();
  const watched =
    <Args extends unknown[], Value>(name: string, call: (...args: Args) => Value) =>
    (...args: Args) => {
      if (isRemoved) readAfter.push(name);
      return call(...args);
    };
  const servers = makeServersPort({
    overview: watched('overview', sample.overview),
    metrics: watched('metrics', sample.metrics),
    details: watched('details', sample.details),
    cancellationQuote: watched('cancellationQuote', sample.cancellationQuote),
    list: sample.list,
    cancel: async (...request) => {
      isRemoved = true;
      const cancelled = await sample.cancel(...request);
      // The change event arrives before the answer.
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      tell();
      return cancelled;
    },
  });
  const route = await openPage(servers, undefined, changes);
  await removeNow(route);
  await waitFor(() => expect(route.location().pathname).toBe('/dashboard/vps'));
  await route.findByText('Сервер удалён');
  await route.findByText('api.example.ru');
  expect(route.queryByText(server.domain)).toBeNull();
  expect(readAfter).toEqual([]);
});

// tests: LEAVE-06
test('a server that could not be deleted stays on its page', async () => {
  const cancel = vi.fn<ServersPort['cancel']>().mockRejectedValue(new Error('down'));
  const route = await openPage(makeServersPort({ cancel }));
  const question = await removeNow(route);
  await question.findByText(/Отказаться от сервера не получилось/);
  expect(route.location().pathname).toBe('/dashboard/server');
  await route.user.click(question.getByRole('button', { name: 'Оставить сервер' }));
  await route.findByRole('heading', { level: 1, name: serverName });
});

// tests: LEAVE-06
test('a server that is deleted elsewhere says so, and leads to the list', async () => {
  const { changes, tell } = createServerChanges();
  const overview = vi.fn<ServersPort['overview']>(makeServersPort().overview);
  const { findByRole, findByText } = await openPage(makeServersPort({ overview }), undefined, changes);
  await findByRole('button', { name: 'Консоль' });
  overview.mockResolvedValue(null);
  act(tell);
  await findByRole('heading', { level: 1, name: 'Сервер удалён' });
  await findByText(/сервер shop\.example\.ru удалили/);
  expect((await findByRole('link', { name: 'К списку серверов' })).getAttribute('href')).toBe(
    '/dashboard/vps',
  );
});
