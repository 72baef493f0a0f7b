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
  const save = vi.fn<AdminPort['saveSystem']>(async (_, sale) => done(makeAdminSystem({ sale })));
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
  expect(save).toHaveBeenCalledWith('debian 12', 'withheld');
  await findByText('Операционная система сохранена');
});
