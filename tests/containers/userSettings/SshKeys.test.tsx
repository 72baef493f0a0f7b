import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { keepDates } from '@/sample-data/shiftDates';
import { makeSshKey, samplePublicKey, sampleSshKeys } from '@/sample-data/sshKeys';
import type { SshKeysPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { sshKeysSample } from '@app/ports/sample/machineSample';
import { renderRoute } from '../renderRoute';

const open = (changes: Partial<SshKeysPort> = {}) =>
  renderRoute('/dashboard/user-settings?tab=keys', {
    ports: { sshKeys: { ...sshKeysSample(noLatency, keepDates), ...changes } },
  });

// tests: KEYS-01, KEYS-03
test('a pasted key is named by its comment, added once and listed; the same key is refused', async () => {
  const add = vi
    .fn<SshKeysPort['add']>()
    .mockResolvedValueOnce(done(makeSshKey({ id: 3 })))
    .mockResolvedValueOnce(refused('sshKeyTaken'));
  const { findByLabelText, findByRole, findByText, user } = open({ add });
  const paste = async () => {
    await user.click(await findByLabelText(/^Открытый ключ/));
    await user.paste(samplePublicKey);
  };
  await paste();
  await user.dblClick(await findByRole('button', { name: 'Добавить ключ' }));
  await findByText('SHA256:TQgC95x6LrZq15/6RarYAe83jofakFbFfnOpGs/XnWA');
  expect(add).toHaveBeenCalledExactlyOnceWith({ name: 'ann@laptop', key: samplePublicKey });
  await paste();
  await user.click(await findByRole('button', { name: 'Добавить ключ' }));
  await findByText('Этот ключ уже есть в аккаунте.');
});

// tests: KEYS-02
test('a private key never leaves the page', async () => {
  const add = vi.fn<SshKeysPort['add']>();
  const { findByLabelText, findByRole, findByText, user } = open({ add });
  await user.click(await findByLabelText(/^Открытый ключ/));
  await user.paste('-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl');
  await user.click(await findByRole('button', { name: 'Добавить ключ' }));
  await findByText(/^Это закрытый ключ/);
  expect(add).not.toHaveBeenCalled();
});

// tests: KEYS-04
test('a removal that fails is explained in its question, logged, and can be retried', async () => {
  const remove = vi
    .fn<SshKeysPort['remove']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(done(undefined));
  const { findByRole, findByText, queryByText, ports, user } = open({ remove });
  await user.click(await findByRole('button', { name: 'Удалить ключ «deploy»' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await findByText('Удалить ключ не получилось.');
  expect(ports.log.event).toHaveBeenCalledWith('ssh-key-removal-failed', expect.anything());
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(queryByText('deploy')).toBeNull());
  expect(remove).toHaveBeenCalledTimes(2);
  expect(remove).toHaveBeenLastCalledWith(2);
});

test('the demonstration keeps its keys and says so', async () => {
  const { findByRole, findByText, getAllByRole, user } = open();
  await user.click(await findByRole('button', { name: 'Удалить ключ «deploy»' }));
  await user.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await findByText(/^В демонстрации ключи не меняются/);
  expect(getAllByRole('listitem', { hidden: true }).length).toBeGreaterThanOrEqual(sampleSshKeys.length);
});
