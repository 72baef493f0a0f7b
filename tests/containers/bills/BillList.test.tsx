import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOf } from '@/domain/list/pagedList';
import { plainQuery } from '@/domain/list/listRules';
import { done, refused } from '@/domain/results/outcome';
import { billRules } from '@/domain/payment/billRules';
import { makeBill } from '@/sample-data/bills';
import type { BillingPort } from '@app/ports/billingPort';
import { renderRoute } from '../renderRoute';
import { makeBillingPorts } from '../payment/support';

const bill = (id: number) => makeBill({ id, number: `MRD-${id}` });

function open(changes: Partial<BillingPort> = {}) {
  let unpaid = [bill(7001), bill(7002)];
  const cancelBills = vi.fn<BillingPort['cancelBills']>((ids) => {
    unpaid = unpaid.filter(({ id }) => !ids.includes(id));
    return Promise.resolve(done(undefined));
  });
  const bills: BillingPort['bills'] = (query, part) =>
    Promise.resolve(partOf(unpaid, billRules, query, part));
  const billing = { bills, cancelBills, ...changes };
  return { ...renderRoute('/dashboard/billing', { ports: makeBillingPorts({ billing }) }), cancelBills };
}

async function askToCancel({ findByRole, user }: Pick<ReturnType<typeof open>, 'findByRole' | 'user'>) {
  await user.click(await findByRole('button', { name: 'Действия со счётом MRD-7001' }));
  await user.click(await findByRole('menuitem', { name: 'Отменить' }));
  return within(await findByRole('alertdialog'));
}

test('lists the newest bill first, and leads to the payment of those that are chosen', async () => {
  const { findByRole, findByText, user, location } = open();
  await findByText('MRD-7001');
  await user.click(await findByRole('checkbox', { name: 'Выбрать все' }));
  await user.click(await findByRole('button', { name: 'Оплатить' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/billing/pay'));
  expect(location().search).toBe('?for=7002.7001');
});

test('leads only what can still be paid to the payment', async () => {
  const listed = [bill(7001), makeBill({ id: 7002, number: 'MRD-7002', state: 'paid' }), bill(7003)];
  const bills: BillingPort['bills'] = (query, part) =>
    Promise.resolve(partOf(listed, billRules, query, part));
  const { findByRole, findByText, user, location } = open({ bills });
  await findByText('MRD-7001');
  await user.click(await findByRole('checkbox', { name: 'Выбрать все' }));
  await user.click(await findByRole('button', { name: 'Оплатить' }));
  await waitFor(() => expect(location().search).toBe('?for=7003.7001'));
});

test('cancels a bill once however often it is confirmed, and reads the list again', async () => {
  const route = open();
  const question = await askToCancel(route);
  await route.user.dblClick(question.getByRole('button', { name: 'Отменить счёт' }));
  await route.findByText('Счёт отменён');
  await waitFor(() => expect(route.queryByRole('button', { name: /MRD-7001/ })).toBeNull());
  expect(route.cancelBills).toHaveBeenCalledExactlyOnceWith([7001]);
});

test('says in the question what has been settled elsewhere meanwhile', async () => {
  const cancelBills = vi.fn<BillingPort['cancelBills']>().mockResolvedValue(refused('alreadySettled'));
  const route = open({ cancelBills });
  const question = await askToCancel(route);
  await route.user.click(question.getByRole('button', { name: 'Отменить счёт' }));
  await question.findByText(/уже оплачена или отменена в другом месте/);
});

test('logs a cancellation that fails, and leaves the question there to try again', async () => {
  const cancelBills = vi
    .fn<BillingPort['cancelBills']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(done(undefined));
  const route = open({ cancelBills });
  const question = await askToCancel(route);
  await route.user.click(question.getByRole('button', { name: 'Отменить счёт' }));
  await question.findByText(/Отменить не получилось/);
  expect(route.ports.log.event).toHaveBeenCalledWith('bill-cancellation-failed', {
    error: 'PortError: unexpected',
  });
  await route.user.click(question.getByRole('button', { name: 'Отменить счёт' }));
  await route.findByText('Счёт отменён');
});

test('a list that does not load can be requested again', async () => {
  const bills = vi
    .fn<BillingPort['bills']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(partOf([bill(7001)], billRules, plainQuery(billRules), { cursor: null, limit: 200 }));
  const { findByText, user, ports } = open({ bills });
  await user.click(await findByText('Повторить'));
  await findByText('MRD-7001');
  expect(ports.log.event).toHaveBeenCalledWith('bills-load-failed', { error: 'Error: down' });
});
