import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BillingPort } from '@app/ports/billingPort';
import { focusStays } from '../focusStays';
import { makeBillingPorts } from '../payment/support';
import { renderRoute } from '../renderRoute';

const open = (billing: Partial<BillingPort> = {}, path = '/dashboard/payers') =>
  renderRoute(path, { ports: makeBillingPorts({ billing }) });

async function askToRemove({ user, findByRole }: ReturnType<typeof open>, name: string) {
  await user.click(await findByRole('button', { name: `Действия: ${name}` }));
  await user.click(await findByRole('menuitem', { name: 'Удалить' }));
  return within(await findByRole('alertdialog', { name: 'Удалить плательщика?' }));
}

// tests: PAYER-02
test('search, type and order live in the address and come from it', async () => {
  const app = open({}, '/dashboard/payers?type=organization');
  await app.findByRole('link', { name: 'ООО «Северный ветер»' });
  expect(app.queryByText('Соколова Анна Викторовна')).toBeNull();
  await app.user.type(app.getByLabelText('Поиск'), 'ромашка');
  await app.findByText('Никого не нашлось');
  await waitFor(() =>
    expect(app.location().search).toBe(`?${new URLSearchParams({ q: 'ромашка', type: 'organization' })}`),
  );
  await app.user.click(app.getByRole('button', { name: 'Сбросить' }));
  await app.findByText('Соколова Анна Викторовна');
});

// tests: PAYER-06
test('removing asks first; the way out removes nobody and gives the focus back', async () => {
  const removePayer = vi.fn<BillingPort['removePayer']>();
  const app = open({ removePayer });
  const dialog = await askToRemove(app, 'ООО «Северный ветер»');
  dialog.getByText(/Прежние счета и платежи останутся/);
  await app.user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(app.getByRole('button', { name: 'Действия: ООО «Северный ветер»' })),
  );
  expect(removePayer).not.toHaveBeenCalled();
});

// tests: PAYER-06
test('a removed payer is gone from the list, at once and after a reading anew', async () => {
  const ports = makeBillingPorts();
  const app = renderRoute('/dashboard/payers', { ports });
  const dialog = await askToRemove(app, 'ООО «Северный ветер»');
  await app.user.dblClick(dialog.getByRole('button', { name: 'Удалить' }));
  await app.findByText('Плательщик удалён');
  expect(app.queryByRole('link', { name: 'ООО «Северный ветер»' })).toBeNull();
  await focusStays();
  expect((await ports.billing.payers()).map(({ id }) => id)).toEqual(['payer-1']);
});

// tests: PAYER-07
test('a payer whose bill waits for its money stays, and the dialog leads to the bill', async () => {
  const ports = makeBillingPorts();
  const app = renderRoute('/dashboard/payers', { ports });
  const dialog = await askToRemove(app, 'Соколова Анна Викторовна');
  await app.user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await dialog.findByText(/выставлен счёт, который ждёт оплаты/);
  expect(await ports.billing.payers()).toHaveLength(2);
  await app.user.click(dialog.getByRole('link', { name: 'Открыть неоплаченные счета' }));
  await app.findByText('MRD-5112');
  expect(app.queryByText('MRD-5107')).toBeNull();

  await ports.billing.deletePending([5112]);
  expect(await ports.billing.removePayer('payer-1')).toEqual({ status: 'done', value: undefined });
});

test('a removal that fails says so and can be tried again', async () => {
  const removePayer = vi
    .fn<BillingPort['removePayer']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ status: 'done', value: undefined });
  const app = open({ removePayer });
  const dialog = await askToRemove(app, 'ООО «Северный ветер»');
  await app.user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await dialog.findByText('Плательщик не удалён.');
  await app.user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await app.findByText('Плательщик удалён');
  expect(removePayer).toHaveBeenCalledTimes(2);
});

test('a list that does not load can be requested again', async () => {
  const sample = makeBillingPorts();
  const payers = vi.fn(sample.billing.payers).mockRejectedValueOnce(new Error('down'));
  const app = open({ payers });
  await app.user.click(await app.findByText('Повторить'));
  await app.findByText('Соколова Анна Викторовна');
});

// tests: PAYER-03
test('with nobody the placeholder’s words lead to adding', async () => {
  const app = open({ payers: async () => [] });
  await app.findByText('Здесь будут лица и организации, от имени которых вы платите.');
  for (const link of app.getAllByRole('link', { name: 'Добавить плательщика' }))
    expect(link.getAttribute('href')).toBe('/dashboard/payers/new');
});

test('a payment and the profile lead here', async () => {
  const history = renderRoute('/dashboard/payments-history');
  await history.user.click(await history.findByRole('button', { name: 'Действия с платежом MRD-5084' }));
  await history.user.click(await history.findByRole('menuitem', { name: 'Показать плательщика' }));
  await history.findByRole('link', { name: 'ООО «Северный ветер»' });
  history.unmount();
  const profile = renderRoute('/dashboard/profile');
  await profile.user.click(
    await profile.findByRole('link', { name: 'Плательщики, от имени которых вы платите' }),
  );
  await profile.findByRole('heading', { level: 1, name: 'Плательщики' });
});
