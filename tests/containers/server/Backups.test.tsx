import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import type { ServerId } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';
import { keepDates } from '@/sample-data/shiftDates';
import { makeSnapshot, sampleSnapshots } from '@/sample-data/snapshots';
import { parseOrderUrl } from '@/domain/order/orderUrl';
import { osText } from '@/domain/order/os';
import { makeBackup, makeOrderedBackup, sampleBackups } from '@/sample-data/backups';
import type { BackupsPort } from '@app/ports/backupsPort';
import type { ServersPort } from '@app/ports/ports';
import { backupsSample } from '@app/ports/sample/backupsSample';
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

// tests: SNAPSHOTS-04
test('nothing is made or restored while an operation runs that the status does not show', async () => {
  const servers = serversSample([server], noLatency);
  const overview: ServersPort['overview'] = async (...parts) => {
    const found = await servers.overview(...parts);
    return found && { ...found, isBusy: true };
  };
  const make = vi.fn<SnapshotsPort['make']>();
  const snapshots = { ...snapshotsSample(noLatency, keepDates), make };
  const { user, findByRole, findAllByText, getAllByRole } = renderRoute(
    `/dashboard/server?id=${server.id}&tab=backups`,
    { ports: { snapshots, servers: { ...servers, overview } } },
  );
  await user.click(await findByRole('button', { name: 'Сделать снимок' }));
  expect(await findAllByText('Дождитесь, пока закончится текущая операция')).not.toHaveLength(0);
  expect(make).not.toHaveBeenCalled();
  const restores = getAllByRole('button', { name: /^Восстановить/ });
  expect(restores.every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
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

async function openBackups(changes: Partial<BackupsPort> = {}, all = [server]) {
  const backups = { ...backupsSample(noLatency, keepDates, async () => true), ...changes };
  const servers = serversSample(all, noLatency);
  const overview: ServersPort['overview'] = async (...parts) => {
    const found = await servers.overview(...parts);
    if (!found) return found;
    const { settings } = found;
    return { ...found, settings: { ...settings, settings: { ...settings.settings, backup: 'daily' } } };
  };
  const ports = { backups, servers: { ...servers, overview } };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=backups`, { ports });
  await route.findByRole('list', { name: 'Резервные копии сервера' });
  return route;
}

// tests: SNAPSHOTS-08, SNAPSHOTS-09
test('a backup is made after a question, and the list is read again', async () => {
  const list = vi.fn<BackupsPort['list']>(async () => sampleBackups);
  const make = vi.fn<BackupsPort['make']>(async () => done(null));
  const { user, getByRole, findByRole, findByText } = await openBackups({ list, make });
  await user.click(getByRole('button', { name: 'Сделать копию сейчас' }));
  const dialog = within(await findByRole('alertdialog'));
  expect(make).not.toHaveBeenCalled();
  const before = list.mock.calls.length;
  await user.click(dialog.getByRole('button', { name: 'Сделать копию' }));
  await findByText('Копия создаётся');
  expect(make).toHaveBeenCalledExactlyOnceWith(server.id);
  await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(before));
});

// tests: SNAPSHOTS-10
test('a backup is restored and deleted after a question, and a refusal keeps it open', async () => {
  const restore = vi
    .fn<BackupsPort['restore']>()
    .mockResolvedValueOnce(refused('changed'))
    .mockResolvedValue(done(null));
  const remove = vi.fn<BackupsPort['remove']>(async () => done(null));
  const { user, getAllByRole, findByRole, findByText, queryByRole } = await openBackups({ restore, remove });
  const first = (name: RegExp) => getAllByRole('button', { name })[0] ?? document.body;
  await user.click(first(/^Восстановить копию от/));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Восстановить' }));
  await dialog.findByText(/выполняется другая операция/);
  await user.click(dialog.getByRole('button', { name: 'Восстановить' }));
  await findByText('Сервер восстанавливается');
  expect(restore).toHaveBeenLastCalledWith(server.id, makeBackup());
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  await user.click(first(/^Удалить копию от/));
  await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await findByText('Копия удаляется');
  expect(remove).toHaveBeenCalledExactlyOnceWith(server.id, makeBackup());
});

// tests: SNAPSHOTS-11
test('another server gets the disk of a backup', async () => {
  const restoreTo = vi.fn<BackupsPort['restoreTo']>(async () => done(null));
  const other = makeServer({ id: 1031 as ServerId, domain: 'copy.example.ru' });
  const { user, getAllByRole, findByRole, findByText } = await openBackups({ restoreTo }, [server, other]);
  await user.click(getAllByRole('button', { name: /^На другой сервер копию от/ })[0] ?? document.body);
  const dialog = within(await findByRole('alertdialog'));
  await user.selectOptions(await dialog.findByLabelText('Сервер'), '1031');
  await user.click(dialog.getByRole('button', { name: 'Стереть и восстановить' }));
  await findByText('Сервер восстанавливается из копии');
  expect(restoreTo).toHaveBeenCalledExactlyOnceWith(server.id, makeBackup(), 1031);
});

// tests: SNAPSHOTS-12
test('a backup goes to a new server: its order names the backup, the system and the panel', async () => {
  const route = await openBackups();
  const { user, getAllByRole, findByRole, findByText, location } = route;
  await user.click(getAllByRole('button', { name: /^На другой сервер копию от/ })[0] ?? document.body);
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByLabelText('На новый сервер'));
  await user.selectOptions(await dialog.findByLabelText('Тариф нового сервера'), 'Sirius[GB]');
  await user.click(dialog.getByRole('button', { name: 'Перейти к заказу' }));
  await findByText('Система из копии');
  expect(location().pathname).toBe('/dashboard/os-selection');
  const { plan, configuration, ignored } = parseOrderUrl(location().search);
  expect([plan, ignored]).toMatchObject([{ name: 'Sirius[GB]' }, []]);
  expect(configuration.fromBackup).toEqual(makeOrderedBackup());
  expect(configuration.os && osText(configuration.os)).toBe(server.os);
});

// tests: SNAPSHOTS-08
test('support is offered where the provider lists no backups', async () => {
  const backups = {
    ...backupsSample(noLatency, keepDates, async () => true),
    list: () => Promise.resolve({ items: null, current: null }),
  };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=backups`, { ports: { backups } });
  const schedule = within(await route.findByRole('region', { name: 'Копии по расписанию' }));
  await schedule.findByRole('link', { name: 'Изменить расписание' });
  expect(route.queryByRole('list', { name: 'Резервные копии сервера' })).toBeNull();
  expect(route.queryByRole('button', { name: 'Сделать копию сейчас' })).toBeNull();
});

test('a server of the demonstration without a schedule has no scheduled backups', async () => {
  const itemsOf = async (hasSchedule: boolean) =>
    (await backupsSample(noLatency, keepDates, async () => hasSchedule).list(server.id)).items;
  expect((await itemsOf(false))?.map(({ kind }) => kind)).toEqual(['requested']);
  expect(await itemsOf(true)).toEqual(sampleBackups.items);
});
