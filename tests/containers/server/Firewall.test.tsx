import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { makeFirewall } from '@/sample-data/firewall';
import { makeServer } from '@/sample-data/servers';
import type { NetworkPort } from '@app/ports/networkPort';
import { noLatency } from '@app/ports/sample/latency';
import { networkSample } from '@app/ports/sample/machineSample';
import { renderRoute } from '../renderRoute';

const server = makeServer();
const firewall = makeFirewall();

async function openTab(changes: Partial<NetworkPort> = {}) {
  const network = { ...networkSample(noLatency), ...changes };
  const route = renderRoute(`/dashboard/server?id=${server.id}&tab=network`, { ports: { network } });
  await route.findByRole('switch', { name: 'Файрвол включён' });
  return route;
}

// tests: NETWORK-02, NETWORK-03
test('a rule is checked, added with its network normalized, and applied with the others after a question', async () => {
  const saveFirewall = vi.fn<NetworkPort['saveFirewall']>(async (_id, wanted) =>
    done(makeFirewall({ wanted, state: 'applying' })),
  );
  // The list is not read again before the end: the answer alone keeps the new rule on the page.
  const readFirewall = vi
    .fn<NetworkPort['firewall']>()
    .mockResolvedValueOnce(firewall)
    .mockReturnValue(new Promise(() => undefined));
  const { user, getByLabelText, getByRole, findByRole, findByText, queryByRole } = await openTab({
    saveFirewall,
    firewall: readFirewall,
  });
  await user.type(getByLabelText('Порты'), '70000');
  await user.click(getByRole('button', { name: 'Добавить правило' }));
  await findByText(/^Введите порт или диапазон/);
  await user.clear(getByLabelText('Порты'));
  await user.type(getByLabelText('Порты'), '5432');
  await user.type(getByLabelText('Откуда'), '198.51.100.9/24');
  await user.click(getByRole('button', { name: 'Добавить правило' }));
  const rule = { name: 'Удалить правило: TCP 5432, от 198.51.100.0/24' };
  await findByRole('button', rule);
  expect(getByLabelText('Порты')).toHaveProperty('value', '');
  await user.click(getByRole('button', { name: 'Применить правила' }));
  const dialog = within(await findByRole('alertdialog'));
  expect(saveFirewall).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Применить правила' }));
  await findByText('Правила применяются');
  expect(queryByRole('alertdialog')).toBeNull();
  getByRole('button', rule);
  const added = { direction: 'in', protocol: 'tcp', ports: '5432', network: '198.51.100.0/24', note: '' };
  expect(saveFirewall).toHaveBeenCalledExactlyOnceWith(server.id, {
    isOn: true,
    rules: [...firewall.applied.rules, added],
  });
});

// tests: NETWORK-03
test('a set without SSH is warned of, and a refusal keeps the question and the rules', async () => {
  const saveFirewall = vi.fn<NetworkPort['saveFirewall']>(async () => refused('changed'));
  const { user, getByRole, findByRole, findByText, queryByText } = await openTab({ saveFirewall });
  const ssh = 'Удалить правило: TCP 22, от 203.0.113.0/24';
  await user.click(getByRole('button', { name: ssh }));
  await findByText(/^Ни одно правило не пропускает на порт 22/);
  await user.click(getByRole('button', { name: 'Применить правила' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Всё равно применить' }));
  await dialog.findByText(/^На сервере выполняется другая операция/);
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(queryByText('Применить правила?')).toBeNull());
  await user.click(getByRole('button', { name: 'Вернуть действующие' }));
  await findByRole('button', { name: ssh });
});

test('the demonstration says that it applies no rules', async () => {
  const { user, getByRole, findByRole } = await openTab();
  await user.click(getByRole('button', { name: 'Почта' }));
  await user.click(getByRole('button', { name: 'Применить правила' }));
  const dialog = within(await findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Применить правила' }));
  await dialog.findByText(/^В демонстрации сети нет/);
});
