import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { IsoDateTime } from '@/domain/dates';
import { done } from '@/domain/outcome';
import { sampleCart } from '@/sample-data/cart';
import type { CartPort } from '@app/ports/ports';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { viewRefused } from '@app/ports/viewRefusal';
import { leaveTo } from '../leaveToMock';
import { makeAuthPort, renderRoute } from '../renderRoute';

vi.mock('@app/device/leaveTo', () => import('../leaveToMock'));

async function askToView(admin: Partial<AdminPort> = {}) {
  const route = renderRoute('/admin/users?q=Морозов', {
    ports: { admin: { ...makeAdminSample(noLatency), ...admin } },
  });
  await route.user.click(await route.findByRole('button', { name: 'Действия: Дмитрий Морозов' }));
  await route.user.click(within(await route.findByRole('menu')).getByText('Посмотреть от имени клиента'));
  const question = within(await route.findByRole('alertdialog'));
  await route.user.click(question.getByText('Посмотреть от имени клиента'));
  return route;
}

// proves: ADMIN-22
test('the portal of a customer opens as a document of its own', async () => {
  const viewAs = vi.fn<AdminPort['viewAs']>(async (id) => done(id));
  await askToView({ viewAs });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/dashboard/vps'));
  expect(viewAs).toHaveBeenCalledOnce();
});

test('in the demonstration nobody is signed in, and the question says so', async () => {
  const { findByText } = await askToView();
  await findByText(/В демонстрации никто не вошёл/);
});

const soon = new Date(Date.now() + 600_000).toISOString() as IsoDateTime;

test('the strip names the customer, says why nothing changes, and leads back to the list of users', async () => {
  const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;
  const logout = vi.fn(async () => undefined);
  const route = renderRoute('/dashboard/support', {
    ports: {
      auth: makeAuthPort({
        config: async () => ({ access: 'session', externalSignIn: null }),
        session: async () => ({ user, viewedUntil: soon }),
        logout,
      }),
    },
  });
  const strip = within(await route.findByRole('region', { name: 'Просмотр от имени клиента' }));
  strip.getByText(/Вы смотрите портал как Ann Lee/);
  viewRefused();
  await route.findByText('Вы смотрите портал от имени клиента');
  await route.user.click(strip.getByRole('button', { name: 'Закончить' }));
  await waitFor(() => expect(route.location().pathname).toBe('/admin/users'));
  expect(logout).toHaveBeenCalledOnce();
});

// proves: ADMIN-44
test('taking something out of the customer’s cart does nothing, and says why at once', async () => {
  const user = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;
  const save = vi.fn<CartPort['save']>();
  const route = renderRoute('/dashboard/cart', {
    ports: {
      auth: makeAuthPort({
        config: async () => ({ access: 'session', externalSignIn: null }),
        session: async () => ({ user, viewedUntil: soon }),
      }),
      cart: {
        load: async () => ({ entries: sampleCart, damaged: false }),
        save,
        watch: () => () => undefined,
      },
    },
  });
  const [remove] = await route.findAllByRole('button', { name: /Удалить/ });
  if (!remove) throw new Error('Nothing to take out');
  await route.findByRole('region', { name: 'Просмотр от имени клиента' });
  await route.user.click(remove);
  await route.findByText('Вы смотрите портал от имени клиента');
  expect(route.queryByText(/не удалось сохранить|удалён из корзины/i)).toBeNull();
  expect(save).not.toHaveBeenCalled();
});
