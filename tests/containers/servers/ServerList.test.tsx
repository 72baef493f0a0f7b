import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { kopecks } from '@/domain/money/money';
import { refused } from '@/domain/results/outcome';
import type { Server } from '@/domain/servers/server';
import { makeServers } from '../../../stories/kit/manyServers';
import { makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer, sampleServers } from '@/sample-data/servers';
import type { ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { focusStays } from '../focusStays';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';
import { listingServers } from '../listingServers';

function makeServersPort(changes: Partial<ServersPort> = {}): ServersPort {
  const sample = serversSample(sampleServers, noLatency);
  return { ...sample, reboot: vi.fn(sample.reboot), list: vi.fn(sample.list), ...changes };
}

/** A day on which the sample's first server has time left. */
const beforeItsEnd = new Date('2026-11-21T10:00:00Z');

async function openList(search = '', servers = makeServersPort(), options: RenderRouteOptions = {}) {
  const route = renderRoute(`/dashboard/vps${search}`, { ...options, ports: { servers } });
  await route.findByRole('heading', { level: 1 });
  const domains = () => route.queryAllByRole('rowheader').map((cell) => cell.textContent);
  const openMenu = async (id: number) => {
    await route.user.click(route.getByRole('button', { name: `Действия с сервером #${id}` }));
    return within(await route.findByRole('menu'));
  };
  return { ...route, servers, domains, openMenu };
}

const shown = ['shop.example.ru', 'api.example.ru', 'mail.example.ru', 'backup.example.ru'];

// tests: SERVERS-03, SERVERS-27, SERVERS-28, SERVERS-29, SERVERS-30
test('search, filter, sort and their reset live in the address (D9)', async () => {
  const { user, findByRole, getByRole, location, domains } = await openList();
  await findByRole('grid');
  expect(domains()).toEqual(shown);

  await user.type(getByRole('searchbox'), 'EXAMPLE');
  await waitFor(() => expect(location().search).toBe('?q=EXAMPLE'));
  await user.click(getByRole('button', { name: 'Домен' }));
  expect(domains()).toEqual(shown.toSorted());
  await user.click(getByRole('button', { name: 'Домен' }));
  expect(getByRole('columnheader', { name: 'Домен' }).getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(location().search).toBe('?q=EXAMPLE&sort=-domain'));

  await user.click(getByRole('button', { name: 'Фильтр' }));
  await user.selectOptions(await findByRole('combobox', { name: 'Статус' }), 'Активен');
  for (const name of ['Дата-центр', 'Тариф']) getByRole('combobox', { name });
  const day = within(await findByRole('group', { name: 'Окончание раньше' }));
  await user.click(day.getByRole('spinbutton', { name: /^день/ }));
  await user.keyboard('25122026');
  expect(domains()).toEqual(['shop.example.ru']);
  await waitFor(() =>
    expect(location().search).toBe('?q=EXAMPLE&status=Active&before=2026-12-25&sort=-domain'),
  );
  await user.click(getByRole('button', { name: 'Убрать фильтр «Статус: Активен»' }));
  expect(domains()).toEqual(['shop.example.ru', 'mail.example.ru', 'backup.example.ru']);
  await focusStays();
  await user.click(getByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(location().search).toBe('?q=EXAMPLE&sort=-domain'));
  await focusStays();
});

// tests: SERVERS-29
test('a shared address opens the same list; nothing found is not an empty list', async () => {
  const { findByText, getByRole, getByText, user, findByRole, location } =
    await openList('?q=zzz&status=Active');
  await findByText('Ничего не нашлось');
  getByText('Всего: 0');
  await user.click(getByRole('button', { name: 'Сбросить' }));
  await findByRole('grid');
  await waitFor(() => expect(location().search).toBe(''));
  await focusStays();
});

// tests: ROUTE-08
test('nonsense in the address is ignored', async () => {
  const { findByRole, domains } = await openList('?sort=password&page=minus&before=tomorrow&dc=');
  await findByRole('grid');
  expect(domains()).toEqual(shown);
});

// tests: SERVERS-32
test('a customer without servers is led to the order', async () => {
  const { findByText, getAllByRole } = await openList('', makeServersPort({ list: listingServers([]) }));
  await findByText('Серверов пока нет');
  for (const link of getAllByRole('link', { name: 'Заказать' })) {
    expect(link.getAttribute('href')).toBe('/dashboard/vps-catalog');
  }
});

test('a list that does not come can be requested again', async () => {
  const list = vi
    .fn<ServersPort['list']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(listingServers(sampleServers));
  const { findByRole, user } = await openList('', makeServersPort({ list }));
  await user.click(within(await findByRole('alert')).getByRole('button', { name: 'Повторить' }));
  await findByRole('grid');
});

// tests: SERVERS-34
test('refreshing aborts the request before it, and a failure keeps the list', async () => {
  const answers: {
    resolve: (list: readonly Server[]) => void;
    reject: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const list = vi.fn<ServersPort['list']>(
    (line, query, part, signal = AbortSignal.abort()) =>
      new Promise((resolve, reject) => {
        answers.push({ resolve: (rows) => resolve(listingServers(rows)(line, query, part)), reject, signal });
      }),
  );
  const { findByRole, getByRole, findByText, user, domains } = await openList('', makeServersPort({ list }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(getByRole('button', { name: 'Обновить' }));
  expect(answers[0]?.signal.aborted).toBe(true);
  answers[0]?.resolve([]);
  answers[1]?.resolve(sampleServers);
  await findByRole('grid');
  expect(domains()).toEqual(shown);

  await user.click(getByRole('button', { name: 'Обновить' }));
  answers[2]?.reject(new Error('down'));
  await findByText('Список не обновлён');
  expect(domains()).toEqual(shown);
});

// tests: SERVERS-21, SERVERS-22, SERVERS-24
test('one server is rebooted after a question, then a notice (§2, D8)', async () => {
  const { openMenu, findByRole, findByText, user, servers, queryByRole, queryByText } = await openList();
  await findByRole('grid');
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'Перезагрузить' }));
  const dialog = within(await findByRole('alertdialog'));
  dialog.getByText('Вы действительно хотите перезагрузить сервер shop.example.ru #1024?');
  expect(servers.reboot).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Перезагрузить' }));
  await findByText('Сервер перезагружен');
  await findByText('Сервер #1024 успешно перезагружен');
  expect(queryByText('Сервер перезагружается')).toBeNull();
  expect(servers.reboot).toHaveBeenCalledExactlyOnceWith([1024]);
  expect(queryByRole('alertdialog')).toBeNull();
});

// tests: SERVERS-21
test('in English the question is the specified one', async () => {
  const { findByRole, user, findByText } = await openList('', makeServersPort(), { locale: 'en' });
  await findByRole('grid');
  await user.click(await findByRole('button', { name: 'Actions for server #1024' }));
  await user.click(await findByRole('menuitem', { name: 'Reboot' }));
  await findByText('Do you really want to reboot the server shop.example.ru #1024?');
});

// tests: SERVERS-25, SERVERS-26
test('the selection is rebooted with one question and one notice; inactive servers stay out of it (D8)', async () => {
  const list = makeServers(5).map((server, index) => ({
    ...server,
    status: index < 3 ? 'Active' : 'Suspended',
  }));
  const overview = async () => makeServerOverview(makeServer());
  const port = makeServersPort({ list: listingServers(list), overview });
  const { findByRole, findByText, getByRole, user, servers } = await openList('', port);
  await user.click(await findByRole('checkbox', { name: 'Выбрать все' }));
  await findByText(/^Выбрано: 5/);
  await user.click(getByRole('button', { name: 'Перезагрузить' }));
  const dialog = within(await findByRole('alertdialog'));
  dialog.getByText('Вы действительно хотите перезагрузить 3 сервера?');
  dialog.getByText(/Ещё 2 выбранных сервера не активны/);
  await user.click(dialog.getByRole('button', { name: 'Перезагрузить' }));
  await findByText('3 сервера успешно перезагружены');
  expect(servers.reboot).toHaveBeenCalledExactlyOnceWith([1001, 1002, 1003]);
});

/** A port whose reboots end when the test says so, each server's on its own. */
function rebootingPort(list: readonly Server[]) {
  const status = new Map<number, 'running' | 'failed'>(list.map(({ id }) => [id, 'running']));
  const overview: ServersPort['overview'] = async (id) => {
    const now = status.get(id);
    const operation = now && ({ action: 'reboot', status: now, at: '2026-11-21T12:00:00Z' } as const);
    return makeServerOverview(makeServer({ id }), { operation: operation ?? null });
  };
  return { port: makeServersPort({ list: listingServers(list), overview }), status };
}

// tests: SERVERS-24
test('a reboot is in progress until its operation has ended (D8)', async () => {
  const { port, status } = rebootingPort(sampleServers);
  const { openMenu, findByRole, findByText, user, queryByText } = await openList('', port);
  await findByRole('grid');
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'Перезагрузить' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Перезагрузить' }));
  await findByText('Сервер перезагружается');
  expect(queryByText('Сервер перезагружен')).toBeNull();
  status.delete(1024);
  await findByText('Сервер #1024 успешно перезагружен', {}, { timeout: 9000 });
}, 15_000);

// tests: SERVERS-25
test('of several reboots the notices say which failed and how many ended', async () => {
  const list = makeServers(3).map((server) => ({ ...server, status: 'Active' }));
  const { port, status } = rebootingPort(list);
  status.set(1002, 'failed');
  status.delete(1001);
  status.delete(1003);
  const { findByRole, findByText, getByRole, user, queryByText } = await openList('', port);
  await user.click(await findByRole('checkbox', { name: 'Выбрать все' }));
  await user.click(getByRole('button', { name: 'Перезагрузить' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Перезагрузить' }));
  await findByText(/^Сервер #1002 перезагрузить не удалось/);
  expect(queryByText('3 сервера успешно перезагружены')).toBeNull();
  await findByText('2 сервера успешно перезагружены', {}, { timeout: 9000 });
}, 15_000);

test('a failed reboot keeps its question open for another try', async () => {
  const reboot = vi.fn<ServersPort['reboot']>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue();
  const { openMenu, findByRole, findByText, user } = await openList('', makeServersPort({ reboot }));
  await findByRole('grid');
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'Перезагрузить' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Перезагрузить' }));
  await dialog.findByText(/Перезагрузить не получилось/);
  await findByText('Перезагрузка не выполнена');
  await user.click(dialog.getByRole('button', { name: 'Перезагрузить' }));
  await waitFor(() => expect(reboot).toHaveBeenCalledTimes(2));
});

// tests: SERVERS-25
test('Reboot and Edit say why they cannot be used', async () => {
  const { findByRole, getByRole, getByText, findByText, user } = await openList();
  await findByRole('grid');
  const reboot = getByRole('button', {
    name: 'Перезагрузить',
    description: 'Выберите серверы, которые нужно перезагрузить',
  });
  expect(reboot.getAttribute('aria-disabled')).toBe('true');
  await user.click(getByRole('button', { name: 'Изменить' }));
  await findByText('Выберите сервер, который нужно изменить', { selector: '[data-toast] *' });
  await user.click(getByRole('checkbox', { name: 'Выбрать сервер #1031 api.example.ru' }));
  getByRole('button', { name: 'Перезагрузить', description: 'Среди выбранных нет активных серверов' });
  expect(getByRole('link', { name: 'Изменить' }).getAttribute('href')).toBe('/dashboard/server-edit?id=1031');
  await user.click(getByRole('checkbox', { name: 'Выбрать сервер #1042 mail.example.ru' }));
  getByRole('button', { name: 'Изменить', description: /только один сервер/ });
  getByText(/^Выбрано: 2/);
});

test('Renew leads to all that are selected, and says what it waits for while none are', async () => {
  const { findByRole, getByRole, user } = await openList();
  getByRole('button', { name: 'Продлить', description: 'Выберите серверы, которые нужно продлить' });
  await user.click(await findByRole('checkbox', { name: 'Выбрать сервер #1042 mail.example.ru' }));
  await user.click(getByRole('checkbox', { name: 'Выбрать сервер #1024 shop.example.ru' }));
  expect(getByRole('link', { name: 'Продлить' }).getAttribute('href')).toBe(
    '/dashboard/server-renew?id=1024,1042',
  );
});

test('the selection follows the servers through search and sort', async () => {
  const { findByRole, getByRole, getByText, queryByText, user } = await openList();
  await user.click(await findByRole('checkbox', { name: 'Выбрать сервер #1057 backup.example.ru' }));
  await user.click(getByRole('button', { name: 'Домен' }));
  getByText(/^Выбрано: 1/);
  await user.type(getByRole('searchbox'), 'shop');
  expect(queryByText(/^Выбрано/)).toBeNull();
  await user.clear(getByRole('searchbox'));
  getByText(/^Выбрано: 1/);
});

// tests: SERVERS-09, SERVERS-10, SERVERS-11, SERVERS-15, SERVERS-16
test('the row menu leads where D7 says', async () => {
  const { openMenu, findByRole } = await openList();
  await findByRole('grid');
  const menu = await openMenu(1024);
  const hrefOf = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
  expect(hrefOf('Изменить')).toBe('/dashboard/server-edit?id=1024');
  expect(hrefOf('Продлить')).toBe('/dashboard/server-renew?id=1024');
  expect(hrefOf('Сменить тариф')).toBe('/dashboard/server-change-tariff?id=1024');
  expect(hrefOf('Задать вопрос')).toBe('/dashboard/support/create?service=VPS%2FVDS&server=1024');
  const panel = menu.getByRole('menuitem', { name: 'В панель' });
  expect(panel.getAttribute('href')).toBe('https://panel.example.com:1500/');
  expect([panel.getAttribute('target'), panel.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

// tests: SERVERS-17, SERVERS-25
test('To panel is disabled with its reason, and Reboot too', async () => {
  const { openMenu, findByRole } = await openList();
  await findByRole('grid');
  const menu = await openMenu(1057);
  const panel = menu.getByRole('menuitem', { name: /В панель.*нет панели управления/ });
  expect(panel.getAttribute('aria-disabled')).toBe('true');
  menu.getByRole('menuitem', { name: /Перезагрузить.*только активный/ });
});

// tests: SERVERS-12, SERVERS-13
test('details are fetched when requested, and requested again after a failure', async () => {
  const sample = serversSample(sampleServers, noLatency);
  const details = vi.fn(sample.details).mockRejectedValueOnce(new Error('down'));
  const { openMenu, findByRole, user } = await openList('', makeServersPort({ details }));
  await findByRole('grid');
  expect(details).not.toHaveBeenCalled();
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'IP-адреса' }));
  const dialog = within(await findByRole('dialog', { name: 'IP-адреса' }));
  await user.click(await dialog.findByRole('button', { name: 'Повторить' }));
  await user.click(await dialog.findByRole('button', { name: 'Копировать 185.104.113.20' }));
  await dialog.findByText('Скопировано');
  expect(await navigator.clipboard.readText()).toBe('185.104.113.20');
  expect(details).toHaveBeenCalledTimes(2);
  await user.keyboard('{Escape}');
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'История' }));
  const times = within(await findByRole('dialog', { name: 'История' }));
  const stamps = (await times.findAllByRole('time')).map((time) => time.getAttribute('datetime') ?? '');
  expect(stamps).toEqual(stamps.toSorted().toReversed());
});

// tests: SERVERS-02, SERVERS-04
test('Ctrl+Shift+F focuses the search, Escape clears it (D9)', async () => {
  const { findByRole, getByRole, user, domains } = await openList('?q=shop');
  await findByRole('grid');
  await user.keyboard('{Control>}{Shift>}[KeyF]{/Shift}{/Control}');
  const search = getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  expect(search.getAttribute('placeholder')).toBe('Поиск CTRL+SHIFT+F');
  await user.keyboard('{Escape}');
  expect(domains()).toEqual(shown);
});

test('a server is cancelled with its period, and its owner changes their mind', async () => {
  vi.useFakeTimers({ now: beforeItsEnd, toFake: ['Date'] });
  const { findByRole, findByText, getByRole, queryByText, openMenu, user } = await openList();
  await findByRole('grid');
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'Отказаться от сервера' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(await question.findByRole('radio', { name: 'В конце оплаченного периода' }));
  await user.click(question.getByRole('button', { name: 'Отказаться в конце периода' }));
  await findByText('Сервер отменён');
  await findByText(/^Отменён: shop\.example\.ru, работает до/);
  await user.click(getByRole('button', { name: 'Оставить сервер' }));
  await waitFor(() => expect(queryByText(/^Отменён: shop/)).toBeNull());
});

test('a server is deleted at once; another refund than the one shown is refused with both', async () => {
  const sample = serversSample(sampleServers, noLatency);
  const cancel = vi
    .fn<ServersPort['cancel']>()
    .mockResolvedValueOnce(
      refused({ reason: 'refundChanged', expected: kopecks(1000), given: kopecks(0) } as const),
    )
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(sample.cancel);
  const servers = makeServersPort({ ...sample, cancel });
  const { findByRole, findByText, openMenu, user, domains } = await openList('', servers);
  await findByRole('grid');
  await user.click((await openMenu(1024)).getByRole('menuitem', { name: 'Отказаться от сервера' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(await question.findByRole('radio', { name: 'Сейчас' }));
  const confirm = question.getByRole('button', { name: 'Удалить сервер' });
  await user.click(confirm);
  await question.findByText(/Сумма возврата изменилась: была 0,00.*, теперь 10,00/);
  await user.click(confirm);
  await question.findByText(/Отказаться от сервера не получилось/);
  await user.click(confirm);
  await findByText('Сервер удалён');
  expect(cancel).toHaveBeenLastCalledWith(1024, { when: 'now', target: 'balance', refund: 0 });
  await waitFor(() => expect(domains()).toEqual(shown.slice(1)));
});

test('a server that cannot be kept is not reported as kept', async () => {
  const cancelled = makeServer({ leavesOn: '2026-12-24' });
  const servers = makeServersPort({
    list: listingServers([cancelled]),
    keep: () => Promise.resolve(refused('changed')),
  });
  const { user, findByRole, findByText, queryByText, openMenu } = await openList('', servers);
  await findByRole('grid');
  await user.click((await openMenu(cancelled.id)).getByRole('menuitem', { name: 'Оставить сервер' }));
  await findByText('Оставить сервер не получилось');
  expect(queryByText('Сервер остаётся')).toBeNull();
});

test('two withdrawn cancellations send one request each', async () => {
  const ending = sampleServers.slice(0, 2).map((server) => ({ ...server, leavesOn: '2026-12-24' as const }));
  const keep = vi.fn<ServersPort['keep']>(() => new Promise(() => {}));
  const servers = makeServersPort({ list: listingServers(ending), keep });
  const { user, findByRole, openMenu } = await openList('', servers);
  await findByRole('grid');
  const press = async (id: number) =>
    user.click((await openMenu(id)).getByRole('menuitem', { name: 'Оставить сервер' }));
  await press(1024);
  await press(1031);
  await press(1024);
  expect(keep.mock.calls).toEqual([[1024], [1031]]);
});
