import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeAdminSystem } from '@/sample-data/adminSystems';
import { renderRoute } from '../renderRoute';

// tests: PRICES-08
test('withholds a system, and says what that concerns', async () => {
  const save = vi.fn<AdminPort['saveSystem']>(async (_, change) => done(makeAdminSystem(change)));
  const sample = makeAdminSample(noLatency);
  const admin = { ...sample, systems: async () => [makeAdminSystem()], saveSystem: save };
  const { findByRole, findByText, queryByRole, user } = renderRoute('/admin/catalog/systems', {
    ports: { admin },
  });
  await user.click(await findByRole('button', { name: 'Действия: Debian 12' }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  const dialog = within(await findByRole('dialog', { name: 'Debian 12' }));
  await user.click(dialog.getByRole('radio', { name: /Не предлагается/ }));
  await dialog.findByText('214 серверов остаются с ней.');
  await dialog.findByText(/Она в 12 корзинах/);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  const { memory, panels, software } = makeAdminSystem();
  expect(save).toHaveBeenCalledWith('debian 12', { memory, panels, software, sale: 'withheld' }, '1');
  await findByText('Операционная система сохранена');
});

// tests: PRICES-15
test('adds a version with the panels that go with it', async () => {
  const add = vi.fn<AdminPort['addSystem']>(async ({ system: _, ...rules }) =>
    done(makeAdminSystem({ ...rules, id: 'ubuntu 26.04', family: 'ubuntu', name: 'Ubuntu 26.04' })),
  );
  const admin = { ...makeAdminSample(noLatency), addSystem: add };
  const { findByRole, findAllByText, user } = renderRoute('/admin/catalog/systems', { ports: { admin } });
  await user.click(await findByRole('button', { name: 'Добавить версию' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await dialog.findByText('Заполните это поле');
  await user.type(dialog.getByLabelText(/^Версия/), '26.04');
  await user.click(dialog.getByRole('checkbox', { name: 'Plesk' }));
  await dialog.findByText('Ubuntu 26.04 + plesk');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await findAllByText('Ubuntu 26.04')).not.toHaveLength(0);
  expect(add).toHaveBeenCalledWith({
    system: { family: 'ubuntu', version: '26.04' },
    memory: 0,
    panels: ['plesk'],
    software: ['lamp', 'docker', 'wordpress'],
    sale: 'offered',
  });
});
