import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { makeOwnIso } from '@/sample-data/ownIso';
import { makeServer } from '@/sample-data/servers';
import { noLatency } from '@app/ports/sample/latency';
import { recoverySample } from '@app/ports/sample/machineSample';
import type { RecoveryPort } from '@app/ports/recoveryPort';
import { renderRoute } from '../renderRoute';

const server = makeServer();
const url = 'https://download.example.org/netinst.iso';

function openTab(changes: Partial<RecoveryPort> = {}) {
  const recovery = { ...recoverySample(noLatency), ...changes };
  return renderRoute(`/dashboard/server?id=${server.id}&tab=access`, { ports: { recovery } });
}

// tests: RESCUE-04
test('an image is attached after a question, and a refusal keeps the question and the address', async () => {
  const setIso = vi
    .fn<RecoveryPort['setIso']>()
    .mockResolvedValueOnce(refused('isoUnreachable'))
    .mockResolvedValueOnce(done(makeOwnIso({ state: 'attaching' })));
  const { user, findByRole, findByText, getByRole } = openTab({ setIso });
  const field = await findByRole('textbox', { name: 'Адрес образа' });
  await user.type(field, 'http://download.example.org/netinst.iso');
  await user.click(getByRole('button', { name: 'Запустить с образа' }));
  await findByText(/^Нужен адрес, который начинается с https/);
  expect(setIso).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ` ${url} `);
  await user.click(getByRole('button', { name: 'Запустить с образа' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Перезапустить с образа' }));
  await dialog.findByText(/^По этому адресу ничего не нашлось/);
  await user.click(dialog.getByRole('button', { name: 'Перезапустить с образа' }));
  await findByText('Сервер запускается с вашего образа');
  expect(setIso).toHaveBeenLastCalledWith(server.id, url);
});

// tests: RESCUE-04
test('an attached image is removed after a question', async () => {
  const setIso = vi.fn<RecoveryPort['setIso']>(async () => done(null));
  const { user, findByRole, findByText } = openTab({ iso: async () => makeOwnIso(), setIso });
  await user.click(await findByRole('button', { name: 'Убрать образ' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Перезапустить с диска' }));
  await findByText('Сервер запускается со своего диска');
  expect(setIso).toHaveBeenCalledExactlyOnceWith(server.id, null);
});
