import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done } from '@/domain/results/outcome';
import { sampleReverseNames } from '@/sample-data/reverseNames';
import { makeServer } from '@/sample-data/servers';
import type { NetworkPort } from '@app/ports/networkPort';
import { noLatency } from '@app/ports/sample/latency';
import { networkSample } from '@app/ports/sample/machineSample';
import { renderRoute } from '../renderRoute';

const server = makeServer();
const address = '2a0d:7c40:400::2';

async function openForm(changes: Partial<NetworkPort> = {}) {
  const reverseNames = async () => sampleReverseNames;
  const network = { ...networkSample(noLatency), reverseNames, ...changes };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=network`, { ports: { network } });
  await route.user.click(
    await route.findByRole('button', { name: `Изменить обратное имя адреса ${address}` }),
  );
  return { ...route, dialog: within(await route.findByRole('alertdialog')) };
}

// tests: NETWORK-05
test('a name that leads back is saved at once', async () => {
  const checkReverseName = vi.fn<NetworkPort['checkReverseName']>(async () => 'matches');
  const saveReverseName = vi.fn<NetworkPort['saveReverseName']>(async () => done(sampleReverseNames));
  const { user, dialog, findByText, queryByRole } = await openForm({ checkReverseName, saveReverseName });
  await user.type(dialog.getByLabelText('Имя'), 'mail');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText(/^Добавьте зону через точку/);
  expect(checkReverseName).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Имя'), '.example.ru ');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await findByText('Обратное имя меняется');
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  expect(saveReverseName).toHaveBeenCalledExactlyOnceWith(server.id, address, 'mail.example.ru');
});

// tests: NETWORK-06
test('a name that leads elsewhere is warned of, and saved all the same', async () => {
  const checkReverseName = vi.fn<NetworkPort['checkReverseName']>(async () => 'differs');
  const saveReverseName = vi.fn<NetworkPort['saveReverseName']>(async () => done(sampleReverseNames));
  const { user, dialog, findByText } = await openForm({ checkReverseName, saveReverseName });
  await user.type(dialog.getByLabelText('Имя'), 'www.example.ru');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText(/^www\.example\.ru ведёт на другие адреса/);
  expect(saveReverseName).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Всё равно сохранить' }));
  await findByText('Обратное имя меняется');
  expect(saveReverseName).toHaveBeenCalledOnce();
});

test('a lookup that fails is logged and warns; the demonstration says that it sets no names', async () => {
  const checkReverseName = vi.fn<NetworkPort['checkReverseName']>(() => Promise.reject(new Error('down')));
  const { user, dialog, ports } = await openForm({ checkReverseName });
  await user.type(dialog.getByLabelText('Имя'), 'mail.example.ru');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText(/^DNS пока не знает имени mail\.example\.ru/);
  expect(ports.log.event).toHaveBeenCalledWith('reverse-name-check-failed', expect.anything());
  await user.click(dialog.getByRole('button', { name: 'Всё равно сохранить' }));
  await dialog.findByText(/^В демонстрации сети нет/);
});
