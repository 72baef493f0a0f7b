import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SavedCard } from '@/domain/payment/savedCard';
import type { BillingPort } from '@app/ports/billingPort';
import { renderRoute } from '../renderRoute';
import { makeBillingPorts } from '../payment/support';

const saved: SavedCard = {
  id: 3,
  method: 'ruCards',
  brand: 'mir',
  lastDigits: '0012',
  expires: '2099-12',
  isForRenewal: false,
};

function open(changes: Partial<BillingPort> = {}) {
  let cards: readonly SavedCard[] = [saved];
  const setCardRenewal = vi.fn<BillingPort['setCardRenewal']>((_, isForRenewal) => {
    cards = [{ ...saved, isForRenewal }];
    return Promise.resolve();
  });
  const removeCard = vi.fn<BillingPort['removeCard']>(() => {
    cards = [];
    return Promise.resolve();
  });
  const billing = { cards: () => Promise.resolve(cards), setCardRenewal, removeCard, ...changes };
  const route = renderRoute('/dashboard/payment-methods', { ports: makeBillingPorts({ billing }) });
  return { ...route, setCardRenewal, removeCard };
}

async function choose(
  { findByRole, user }: Pick<ReturnType<typeof open>, 'findByRole' | 'user'>,
  item: string,
) {
  await user.click(await findByRole('button', { name: /^Действия с картой .*0012/ }));
  await user.click(await findByRole('menuitem', { name: item }));
}

test('has a card pay for renewals, and shows that it does', async () => {
  const route = open();
  await choose(route, 'Использовать для автопродления');
  await route.findByText('Для автопродления');
  expect(route.setCardRenewal).toHaveBeenCalledExactlyOnceWith(3, true);
  await choose(route, 'Не использовать для автопродления');
  await waitFor(() => expect(route.setCardRenewal).toHaveBeenLastCalledWith(3, false));
});

test('says what pays for renewals from now on, and leads to where a card is added', async () => {
  const route = open();
  await choose(route, 'Использовать для автопродления');
  await route.findByText('Автопродление оплачивается этой картой');
  await choose(route, 'Не использовать для автопродления');
  await route.findByText('Автопродление оплачивается только с баланса');
  const add = await route.findByRole('link', { name: 'Добавить карту' });
  expect(add.getAttribute('href')).toBe('/dashboard/payments');
});

test('says and logs that a card could not be chosen', async () => {
  const setCardRenewal = vi.fn<BillingPort['setCardRenewal']>().mockRejectedValue(new Error('down'));
  const route = open({ setCardRenewal });
  await choose(route, 'Использовать для автопродления');
  await route.findByText('Не получилось изменить карту для автопродления');
  expect(route.ports.log.event).toHaveBeenCalledWith('card-renewal-failed', { error: 'Error: down' });
});

test('removes a card once however often it is confirmed; the specification’s words replace it', async () => {
  const route = open();
  await choose(route, 'Удалить');
  const question = within(await route.findByRole('alertdialog'));
  await route.user.dblClick(question.getByRole('button', { name: 'Удалить' }));
  await route.findByText('Здесь будут сохранённые карты, кошельки и настройки автоплатежа.');
  expect(route.removeCard).toHaveBeenCalledExactlyOnceWith(3);
});

test('shows a failed removal in its question, logs it, and allows a retry', async () => {
  const removeCard = vi
    .fn<BillingPort['removeCard']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(undefined);
  const route = open({ removeCard });
  await choose(route, 'Удалить');
  const question = within(await route.findByRole('alertdialog'));
  await route.user.click(question.getByRole('button', { name: 'Удалить' }));
  await question.findByText(/Удалить не получилось/);
  expect(route.ports.log.event).toHaveBeenCalledWith('card-removal-failed', {
    error: 'PortError: unexpected',
  });
  await route.user.click(question.getByRole('button', { name: 'Удалить' }));
  await route.findByText('Карта удалена');
});

test('a list that does not load can be requested again', async () => {
  const cards = vi
    .fn<BillingPort['cards']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([saved]);
  const { findByText, findByRole, user } = open({ cards });
  await user.click(await findByText('Повторить'));
  await findByRole('button', { name: /^Действия с картой .*0012/ });
});
