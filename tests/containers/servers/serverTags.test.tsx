import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { sampleSavedFilters } from '@/sample-data/savedFilters';
import type { Ports } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { renderRoute } from '../renderRoute';

beforeEach(() => localStorage.clear());

function openList(search = '', changes: Partial<Pick<Ports, 'servers' | 'savedFilters'>> = {}) {
  const [first = makeServer(), ...others] = sampleServers;
  const servers = serversSample([{ ...first, tags: ['сайт'] }, ...others], noLatency);
  const savedFilters = {
    list: vi.fn(async () => sampleSavedFilters),
    save: vi.fn(async () => done(sampleSavedFilters)),
    remove: vi.fn(async () => done(sampleSavedFilters.slice(1))),
  };
  return {
    ...renderRoute(`/dashboard/vps${search}`, { ports: { servers, savedFilters, ...changes } }),
    savedFilters,
    servers,
  };
}

// tests: SERVERS-37
test('tags are shown, filtered by, and changed from the row’s menu', async () => {
  const servers = serversSample([makeServer({ tags: ['сайт'] })], noLatency);
  const saveTags = vi
    .fn<Ports['servers']['saveTags']>()
    .mockResolvedValueOnce(refused('noServer'))
    .mockResolvedValueOnce(done(makeServer()));
  const { findByRole, findByText, user, queryByRole } = openList('?tag=сайт', {
    servers: { ...servers, saveTags },
  });
  await findByRole('button', { name: 'Убрать фильтр «Метка: сайт»' });
  await user.click(await findByRole('button', { name: 'Действия с сервером #1024' }));
  await user.click(await findByRole('menuitem', { name: 'Метки' }));
  const dialog = within(await findByRole('dialog', { name: 'Метки' }));
  const field = await dialog.findByRole('textbox', { name: 'Метки через запятую' });
  await user.type(field, ', почта');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await findByText('Этого сервера больше нет.');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await findByText('Метки сохранены');
  expect(saveTags).toHaveBeenLastCalledWith(1024, ['сайт', 'почта']);
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
});

// tests: SERVERS-38
test('a search is saved under a name, and a saved one is a link', async () => {
  const { findByRole, getByRole, findByText, user, savedFilters } = openList('?q=example');
  await findByRole('grid');
  expect(savedFilters.list).not.toHaveBeenCalled();
  await user.click(getByRole('button', { name: 'Фильтр' }));
  const link = await findByRole('link', { name: 'Скоро закончатся' });
  expect(link.getAttribute('href')).toBe('/dashboard/vps?sort=endDate');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  await findByText('Введите название');
  await user.type(getByRole('textbox', { name: 'Название фильтра' }), 'Мои{Enter}');
  await findByText('Фильтр сохранён');
  expect(savedFilters.save).toHaveBeenCalledExactlyOnceWith({ name: 'Мои', query: '?q=example' });
  await user.click(getByRole('button', { name: 'Удалить фильтр «Германия»' }));
  await findByText('Фильтр удалён');
  expect(savedFilters.remove).toHaveBeenCalledExactlyOnceWith(1);
});

// tests: SERVERS-39
test('hidden columns stay hidden on this device', async () => {
  const first = openList();
  await first.findByRole('columnheader', { name: 'IP-адрес' });
  await first.user.click(first.getByRole('button', { name: 'Фильтр' }));
  await first.user.click(await first.findByRole('checkbox', { name: 'IP-адрес' }));
  await waitFor(() => expect(first.queryByRole('columnheader', { name: 'IP-адрес' })).toBeNull());
  first.unmount();
  const second = openList();
  await second.findByRole('columnheader', { name: 'Тариф' });
  expect(second.queryByRole('columnheader', { name: 'IP-адрес' })).toBeNull();
});
