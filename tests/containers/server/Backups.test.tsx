import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import type { ServerId } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';
import { keepDates } from '@/sample-data/shiftDates';
import { makeSnapshot, sampleSnapshots } from '@/sample-data/snapshots';
import type { SnapshotsPort } from '@app/ports/snapshotsPort';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { snapshotsSample } from '@app/ports/sample/snapshotsSample';
import { renderRoute } from '../renderRoute';

const server = makeServer();
const snapshot = makeSnapshot();

async function openTab(changes: Partial<SnapshotsPort> = {}) {
  const snapshots = { ...snapshotsSample(noLatency, keepDates), ...changes };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=backups`, { ports: { snapshots } });
  await route.findByRole('list', { name: 'Снимки сервера' });
  return route;
}

// tests: SNAPSHOTS-01
test('a snapshot is made under its trimmed name, and the list is read again', async () => {
  const list = vi.fn<SnapshotsPort['list']>(async () => sampleSnapshots);
  const make = vi.fn<SnapshotsPort['make']>(async () => done([]));
  const route = await openTab({ list, make });
  await route.user.click(route.getByRole('button', { name: 'Сделать снимок' }));
  await route.findByText('Назовите снимок');
  expect(make).not.toHaveBeenCalled();
  await route.user.type(route.getByRole('textbox', { name: 'Название снимка' }), ' Перед переездом ');
  const before = list.mock.calls.length;
  await route.user.click(route.getByRole('button', { name: 'Сделать снимок' }));
  await route.findByText('Снимок создаётся');
  expect(make).toHaveBeenCalledExactlyOnceWith(server.id, 'Перед переездом');
  await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(before));
  expect(route.getByRole('textbox', { name: 'Название снимка' })).toHaveProperty('value', '');
});

test('the demonstration says that it makes no snapshots, and keeps the name', async () => {
  const { user, getByRole, findByRole } = await openTab();
  await user.type(getByRole('textbox', { name: 'Название снимка' }), 'Мой');
  await user.click(getByRole('button', { name: 'Сделать снимок' }));
  expect((await findByRole('alert')).textContent).toMatch(/^В демонстрации диска нет/);
  expect(getByRole('textbox', { name: 'Название снимка' })).toHaveProperty('value', 'Мой');
});

// tests: SNAPSHOTS-02
test('a restore is confirmed, and a refusal keeps the question open', async () => {
  const act = vi
    .fn<SnapshotsPort['act']>()
    .mockResolvedValueOnce(refused('changed'))
    .mockResolvedValue(done([]));
  const { user, getByRole, findByRole, findByText, queryByRole } = await openTab({ act });
  await user.click(getByRole('button', { name: `Восстановить снимок «${snapshot.name}»` }));
  const dialog = within(await findByRole('alertdialog'));
  expect(act).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Восстановить' }));
  await dialog.findByText(/выполняется другая операция/);
  await user.click(dialog.getByRole('button', { name: 'Восстановить' }));
  await findByText('Сервер восстанавливается');
  expect(queryByRole('alertdialog')).toBeNull();
  expect(act).toHaveBeenLastCalledWith(server.id, snapshot.id, 'restore');
});

// tests: SNAPSHOTS-06, SNAPSHOTS-07
test('another server gets the disk of a snapshot, and a refusal keeps the question open', async () => {
  const restoreTo = vi
    .fn<SnapshotsPort['restoreTo']>()
    .mockResolvedValueOnce(refused('smallerDisk'))
    .mockResolvedValueOnce(done([]));
  const other = makeServer({ id: 1031 as ServerId, domain: 'copy.example.ru' });
  const { user, findByRole, findByText, queryByRole } = renderRoute(
    `/dashboard/server?id=${server.id}&tab=backups`,
    {
      ports: {
        snapshots: { ...snapshotsSample(noLatency, keepDates), restoreTo },
        servers: serversSample(
          [
            server,
            other,
            makeServer({ id: 1032 as ServerId, status: 'Suspended' }),
            makeServer({ id: 1033 as ServerId, datacenter: 'de' }),
          ],
          noLatency,
        ),
      },
    },
  );
  await user.click(await findByRole('button', { name: `На другой сервер снимок «${snapshot.name}»` }));
  const dialog = within(await findByRole('alertdialog'));
  const choice = await dialog.findByLabelText('Сервер');
  const offered = within(choice)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(offered.filter((value) => value !== '')).toEqual(['1031']);
  await user.selectOptions(choice, '1031');
  await user.click(dialog.getByRole('button', { name: 'Стереть и восстановить' }));
  await dialog.findByText(/^Диск выбранного сервера меньше/);
  await user.click(dialog.getByRole('button', { name: 'Стереть и восстановить' }));
  await findByText('Сервер восстанавливается из снимка');
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  expect(restoreTo).toHaveBeenCalledTimes(2);
  expect(restoreTo).toHaveBeenLastCalledWith(server.id, snapshot.id, 1031);
});
