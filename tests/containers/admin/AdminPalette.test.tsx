import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverRules } from '@/domain/admin/lists';
import type { AdminServerId } from '@/domain/admin/server';
import { partOf } from '@/domain/list/pagedList';
import { makeAdminServer } from '@/sample-data/adminServers';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';
// Loaded on first use in the portal; here ahead, so that no test waits for its compilation.
import '@app/containers/admin/AdminPalette.container';

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

const groups = () => [...document.querySelectorAll('[role="group"]')].map((group) => group.textContent);
const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);

async function openPalette(changes: Partial<AdminPort> = {}) {
  const route = renderRoute('/admin/settings', {
    ports: { admin: { ...makeAdminSample(noLatency), ...changes } },
  });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  const field = await screen.findByPlaceholderText(/^Раздел, сервер/);
  const ask = (query: string) => fireEvent.change(field, { target: { value: query } });
  return { ...route, field, ask };
}

test('it offers the screens that there are, and none that are not (D5)', async () => {
  const { ask } = await openPalette();
  expect(groups().join()).toMatch(/Сводка.*Аналитика.*Пользователи.*Серверы.*Платежи.*Настройки/);
  expect(options().join()).not.toMatch(/Журналы|Роли/);
  ask('журналы');
  await waitFor(() => expect(screen.queryAllByText('Ничего не найдено')).not.toHaveLength(0));
});

test('a customer is found by e-mail, and by the other language a screen', async () => {
  const { ask, field, location, findByRole } = await openPalette();
  ask('analytics');
  await waitFor(() => expect(options()).toHaveLength(1));
  ask('d.morozov');
  await waitFor(() => expect(options()[0]).toMatch(/Дмитрий Морозов/));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(location().pathname).toBe('/admin/users/2'));
  await findByRole('heading', { level: 1, name: 'Дмитрий Морозов' });
});

test('a list that does not load is reported, the screens are found all the same, and it can be requested again', async () => {
  const servers = vi
    .fn<AdminPort['servers']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(makeAdminSample(noLatency).servers);
  const { ask, user } = await openPalette({ servers });
  ask('platform');
  await screen.findByText(/Серверы не загрузились/);
  ask('платежи');
  expect(options()[0]).toMatch(/Платежи/);
  await user.click(screen.getByText('Повторить'));
  ask('pixelhaus');
  await waitFor(() => expect(options().join()).toMatch(/build\.pixelhaus\.example/));
});

test('servers that were not loaded are found by the server, which counts them', async () => {
  const rows = Array.from({ length: 450 }, (_, index) =>
    makeAdminServer({ id: (450 - index) as AdminServerId, name: `node${450 - index}.example.ru` }),
  );
  const servers: AdminPort['servers'] = async (query, part) => partOf(rows, serverRules, query, part);
  const { ask } = await openPalette({ servers });
  ask('node7.');
  await waitFor(() => expect(options().join()).toMatch(/node7\.example\.ru/));
  ask('node');
  await waitFor(() => expect(options().at(-1)).toMatch(/450/));
});
