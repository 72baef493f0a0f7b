import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOf } from '@/domain/list/pagedList';
import { PortError } from '@/domain/results/portError';
import { serverRules } from '@/domain/servers/serverRules';
import type { ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { makeServers } from '../../../stories/kit/manyServers';
import { renderRoute } from '../renderRoute';

const many = makeServers(450);
const [first] = many;
const eligible = many.filter(({ status }) => status === 'Active').length;

/** Opens a long list with a search, selects all that it has but the first one, and asks to restart them. */
async function askAll(rebootListed: ServersPort['rebootListed']) {
  const list: ServersPort['list'] = async (_line, query, part) => partOf(many, serverRules, query, part);
  const route = renderRoute('/dashboard/vps', {
    ports: { servers: { ...serversSample([], noLatency), list, rebootListed } },
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
  const rebootListed = vi
    .fn<ServersPort['rebootListed']>()
    .mockResolvedValueOnce({ ...nothing, done: 200, next: 'more' })
    .mockResolvedValueOnce({ ...nothing, done: 180, skipped: 69, next: null });
  const { user, dialog, findByText, queryByRole } = await askAll(rebootListed);
  expect(dialog.textContent).toContain(`${eligible - Number(first?.status === 'Active')} `);
  await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
  await findByText('Серверы перезагружаются');
  expect(queryByRole('alertdialog')).toBeNull();
  const query = { search: '', filter: expect.any(Object) as object, sort: null };
  const listed = expect.objectContaining({ query, except: [first?.id] }) as object;
  expect(rebootListed.mock.calls).toEqual([
    ['vps', listed, null],
    ['vps', listed, 'more'],
  ]);
  // Nothing is selected any more: what was done is not done again.
  await findByText('Всего: 450');
  await waitFor(() => expect(queryByRole('checkbox', { checked: true })).toBeNull());
});

test('a failure between two parts stops the act, and it goes on from there', async () => {
  const rebootListed = vi
    .fn<ServersPort['rebootListed']>()
    .mockResolvedValueOnce({ ...nothing, done: 200, next: 'more' })
    .mockRejectedValueOnce(new PortError('offline'))
    .mockResolvedValueOnce({
      ...nothing,
      done: 200,
      failed: [{ id: '1', name: 'bad.example.ru' }],
      next: null,
    });
  const { user, dialog, findByRole, findByText } = await askAll(rebootListed);
  await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
  await within(dialog).findByText(/Нет связи с сервером/);
  within(dialog).getByText('200 из 449');
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }));
  expect(rebootListed).toHaveBeenLastCalledWith('vps', expect.anything(), 'more');
  // Servers that could not be restarted are named.
  await findByText('bad.example.ru');
  const result = await findByRole('dialog', { name: 'Перезагрузка серверов' });
  expect(result.textContent).toContain('Готово: 400');
});

test('it can be stopped between two parts', async () => {
  let answer: (part: Awaited<ReturnType<ServersPort['rebootListed']>>) => void = () => undefined;
  const rebootListed = vi.fn<ServersPort['rebootListed']>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { user, dialog } = await askAll(rebootListed);
  await user.click(within(dialog).getByRole('button', { name: 'Перезагрузить' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Остановить' }));
  answer({ ...nothing, done: 200, next: 'more' });
  await within(dialog).findByRole('button', { name: 'Продолжить' });
  expect(rebootListed).toHaveBeenCalledTimes(1);
});
