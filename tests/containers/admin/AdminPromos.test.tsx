import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeAdminPromo } from '@/sample-data/adminPromos';
import { renderRoute } from '../renderRoute';

function open() {
  const sample = makeAdminSample(noLatency);
  const promo = makeAdminPromo();
  const save = vi.fn<AdminPort['savePromo']>(async (_, change) => done({ ...promo, ...change }));
  const end = vi.fn<AdminPort['endPromo']>(async () => done({ ...promo, state: 'ended' }));
  const uses = vi.fn<AdminPort['promoUses']>(sample.promoUses);
  const admin = { ...sample, savePromo: save, endPromo: end, promoUses: uses };
  const route = renderRoute('/admin/catalog/promo-codes?q=welcome', { ports: { admin } });
  return { ...route, save, end, uses };
}

async function choose({ findByRole, user }: ReturnType<typeof open>, item: string) {
  await user.click(await findByRole('button', { name: 'Действия с промокодом WELCOME10' }));
  await user.click(await findByRole('menuitem', { name: item }));
}

test('saves changed limits with the version that was read', async () => {
  const route = open();
  await choose(route, 'Изменить');
  const dialog = within(await route.findByRole('dialog'));
  await route.user.click(dialog.getByLabelText('Только для первого заказа клиента'));
  await route.user.click(dialog.getByLabelText('VPS/VDS Storage'));
  await route.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(route.queryByRole('dialog')).toBeNull());
  const [code, change, version] = route.save.mock.calls[0] ?? [];
  expect([code, version]).toEqual(['WELCOME10', '1']);
  expect(change).toMatchObject({ isFirstOrderOnly: true, lines: ['vps', 'cpu'], perCustomer: 1 });
});

test('ends a code after a question', async () => {
  const route = open();
  await choose(route, 'Завершить');
  const question = within(await route.findByRole('alertdialog'));
  expect(route.end).not.toHaveBeenCalled();
  await route.user.click(question.getByRole('button', { name: 'Завершить' }));
  await waitFor(() => expect(route.end).toHaveBeenCalledWith('WELCOME10'));
  await route.findByText('Промокод завершён');
});

test('reads who used a code when its details open, and no sooner', async () => {
  const route = open();
  await route.findByRole('button', { name: 'Действия с промокодом WELCOME10' });
  expect(route.uses).not.toHaveBeenCalled();
  await choose(route, 'Подробнее');
  const link = await route.findByRole('link', { name: 'Платёж #5117' });
  expect(link.getAttribute('href')).toBe('/admin/payments?q=%235117');
  expect(route.uses.mock.calls[0]?.[0]).toBe('WELCOME10');
});
