import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOf } from '@/domain/list/pagedList';
import { PortError } from '@/domain/results/portError';
import { serverRules } from '@/domain/servers/serverRules';
import type { ServersPort } from '@app/ports/ports';
import type { ServerId } from '@/domain/servers/server';
import { sampleServers } from '@/sample-data/servers';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { makeServers } from '../../../stories/kit/manyServers';
import { renderRoute } from '../renderRoute';

const many = makeServers(450);
const [first] = many;
const eligible = many.filter(({ status }) => status === 'Active').length;

/** Opens a long list with a search, selects all that it has but the first one, and asks to restart them. */
async function askAll(powerListed: ServersPort['powerListed']) {
  const list: ServersPort['list'] = async (_line, query, part) => partOf(many, serverRules, query, part);
  const route = renderRoute('/dashboard/vps', {
    ports: { servers: { ...serversSample([], noLatency), list, powerListed } },
  });
  const { user, findByRole } = route;
  await user.click(await findByRole('checkbox', { name: 'Выбрать все 450' }));
  await user.click(await findByRole('checkbox', { name: new RegExp(`#${first?.id}`) }));
  await route.findByText(/^Выбрано: 449/);
  await user.click(await findByRole('button', { name: 'Перезагрузить' }));
  return { ...route, dialog: await findByRole('alertdialog', { name: 'Перезагрузка серверов' }) };
}

const nothing = { done: 0, skipped: 0, failed: [] };

test('all of a long list goes to the server by its query, part by part', async () => {
  const powerListed = vi
    .fn<ServersPort['powerListed']>()
    .mockResolvedValueOnce({ ...nothing, done: 200, next: 'more' })
    .mockResolvedValueOnce({ ...nothing, done: 180, skipped: 69, next: null });
  const { user, dialog, findByText, queryByRole } = await askAll(powerListed);
  expect(dialog.textContent).toContain(`${eligible - Number(first?.status === 'Active')} `);
  await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
  await findByText('Серверы перезагружаются');
  expect(queryByRole('alertdialog')).toBeNull();
  const query = { search: '', filter: expect.any(Object) as object, sort: null };
  const listed = expect.objectContaining({ query, except: [first?.id] }) as object;
  expect(powerListed.mock.calls).toEqual([
    ['restart', 'vps', listed, null],
    ['restart', 'vps', listed, 'more'],
  ]);
  // Nothing is selected any more: what was done is not done again.
  await findByText('Всего: 450');
  await waitFor(() => expect(queryByRole('checkbox', { checked: true })).toBeNull());
});

test('a failure between two parts stops the act, and it goes on from there', async () => {
  const powerListed = vi
    .fn<ServersPort['powerListed']>()
    .mockResolvedValueOnce({ ...nothing, done: 200, next: 'more' })
    .mockRejectedValueOnce(new PortError('offline'))
    .mockResolvedValueOnce({
      ...nothing,
      done: 200,
      failed: [{ id: '1', name: 'bad.example.ru' }],
      next: null,
    });
  const { user, dialog, findByRole, findByText } = await askAll(powerListed);
  await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
  await within(dialog).findByText(/Нет связи с сервером/);
  within(dialog).getByText('200 из 449');
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }));
  expect(powerListed).toHaveBeenLastCalledWith('restart', 'vps', expect.anything(), 'more');
  // Servers that could not be restarted are named.
  await findByText('bad.example.ru');
  const result = await findByRole('dialog', { name: 'Перезагрузка серверов' });
  expect(result.textContent).toContain('Готово: 400');
});

test('it can be stopped between two parts', async () => {
  let answer: (part: Awaited<ReturnType<ServersPort['powerListed']>>) => void = () => undefined;
  const powerListed = vi.fn<ServersPort['powerListed']>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { user, dialog } = await askAll(powerListed);
  await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Остановить' }));
  answer({ ...nothing, done: 200, next: 'more' });
  await within(dialog).findByRole('button', { name: 'Продолжить' });
  expect(powerListed).toHaveBeenCalledTimes(1);
});

// tests: SERVERS-41
test('a selection is stopped after a question, with progress and the names of those that failed', async () => {
  const servers = serversSample(sampleServers, noLatency);
  const powerListed = vi
    .fn(servers.powerListed)
    .mockResolvedValueOnce({ ...nothing, done: 1, next: '20' })
    .mockResolvedValueOnce({ ...nothing, failed: [{ id: '1031', name: 'api.example.ru' }], next: null });
  const { user, findByRole, getByRole, findByText } = renderRoute('/dashboard/vps', {
    ports: { servers: { ...servers, powerListed } },
  });
  await user.click(await findByRole('checkbox', { name: 'Выбрать все' }));
  await user.click(getByRole('button', { name: 'Включить или выключить' }));
  await user.click(await findByRole('menuitem', { name: 'Выключить' }));
  const dialog = within(await findByRole('alertdialog', { name: 'Выключение сервера' }));
  dialog.getByText('Ещё 3 выбранных сервера останутся как есть.');
  expect(powerListed).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Выключить' }));
  await findByText('api.example.ru', { selector: '[role=dialog] *' });
  await findByText('Сервер выключается');
  const chosen = { ids: sampleServers.map(({ id }) => id) };
  expect(powerListed.mock.calls).toEqual([
    ['stop', 'vps', chosen, null],
    ['stop', 'vps', chosen, '20'],
  ]);
});

test('a stopped server of the demonstration is off, and can be started', async () => {
  const servers = serversSample(sampleServers, noLatency);
  const ids = sampleServers.map(({ id }) => id);
  const statusOf = async () => (await servers.overview(1024 as ServerId))?.settings.server.status;
  expect(await servers.powerListed('stop', 'vps', { ids }, null)).toEqual({
    ...nothing,
    done: 1,
    skipped: 3,
    next: null,
  });
  expect(await statusOf()).toBe('Off');
  expect(await servers.powerListed('start', 'vps', { ids }, null)).toMatchObject({ done: 1, skipped: 3 });
  expect(await statusOf()).toBe('Active');
});
