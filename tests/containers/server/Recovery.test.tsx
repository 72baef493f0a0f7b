import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done } from '@/domain/results/outcome';
import { makeServer } from '@/sample-data/servers';
import { keepDates } from '@/sample-data/shiftDates';
import { makeServerSshKey } from '@/sample-data/sshKeys';
import type { SshKeysPort } from '@app/ports/ports';
import type { RecoveryPort } from '@app/ports/recoveryPort';
import { noLatency } from '@app/ports/sample/latency';
import { recoverySample, sshKeysSample } from '@app/ports/sample/machineSample';
import { renderRoute } from '../renderRoute';

const server = makeServer();

async function openTab(changes: Partial<RecoveryPort> = {}) {
  const recovery = { ...recoverySample(noLatency), ...changes };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=access`, { ports: { recovery } });
  await route.findByRole('button', { name: 'Создать новый пароль' });
  return route;
}

// tests: RESCUE-01, RESCUE-03
test('a new password is made after a question, shown once, and gone when it is closed', async () => {
  const act = vi.fn<RecoveryPort['act']>(async () =>
    done({ rescue: 'off', password: 'kQ7mzWt2RrX9pLhF4eYd' }),
  );
  const { user, getByRole, findByRole, queryByText } = await openTab({ act });
  await user.click(getByRole('button', { name: 'Создать новый пароль' }));
  const question = within(await findByRole('alertdialog'));
  expect(act).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Создать пароль' }));
  const shown = within(await findByRole('dialog', { name: 'Новый пароль: root' }));
  shown.getByText('kQ7mzWt2RrX9pLhF4eYd');
  expect(act).toHaveBeenCalledExactlyOnceWith(server.id, 'password');
  await user.click(shown.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body);
  await waitFor(() => expect(queryByText('kQ7mzWt2RrX9pLhF4eYd')).toBeNull());
});

// tests: RESCUE-02
test('a server in rescue mode is booted from its disk, without a password', async () => {
  const act = vi.fn<RecoveryPort['act']>(async () => done({ rescue: 'stopping', password: null }));
  const { user, getByRole, findByRole, findByText, queryByRole } = await openTab({
    act,
    state: async () => 'on',
  });
  await user.click(getByRole('button', { name: 'Запустить с диска' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Запустить с диска' }));
  await findByText('Сервер запускается с диска');
  expect(act).toHaveBeenCalledExactlyOnceWith(server.id, 'rescueOff');
  expect(queryByRole('dialog')).toBeNull();
});

test('the demonstration says that there is no machine', async () => {
  const { user, getByRole, findByRole } = await openTab();
  await user.click(getByRole('button', { name: 'Включить режим восстановления' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Включить' }));
  await question.findByText(/^В демонстрации за сервером нет машины/);
});

// tests: KEYS-09
test('the keys that were put on the server are listed, also after a failure', async () => {
  const key = makeServerSshKey({ isSaved: false });
  const onServer = vi
    .fn<SshKeysPort['onServer']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([key]);
  const sshKeys = { ...sshKeysSample(noLatency, keepDates), onServer };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=access`, { ports: { sshKeys } });
  await route.user.click(await route.findByRole('button', { name: 'Повторить' }));
  const list = within(await route.findByRole('list', { name: 'SSH-ключи на сервере' }));
  list.getByText(key.fingerprint);
  list.getByText('Из аккаунта удалён, на сервере остался');
  expect(onServer).toHaveBeenLastCalledWith(server.id, expect.any(AbortSignal));
});
