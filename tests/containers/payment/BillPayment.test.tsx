import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '@/domain/results/outcome';
import { makeBill } from '@/sample-data/bills';
import type { BillingPort } from '@app/ports/billingPort';
import { renderRoute, type RenderedRoute } from '../renderRoute';
import { atStep, goToConfirmation, makeBillingPorts, press } from './support';

const bill = makeBill({ id: 7001, number: 'MRD-7001' });

function open(changes: Partial<BillingPort> = {}, path = '/dashboard/billing/pay?for=7001') {
  const ports = makeBillingPorts({ billing: { billsOf: () => Promise.resolve([bill]), ...changes } });
  return renderRoute(path, { ports });
}

const pay = (app: RenderedRoute) => app.getByRole('button', { name: /^Оплатить/ });

test('pays the bills of its address, once however often it is confirmed', async () => {
  const neverAnswers = vi.fn<BillingPort['pay']>(() => new Promise(() => undefined));
  const app = open({ pay: neverAnswers });
  await goToConfirmation(app);
  await app.user.dblClick(pay(app));
  await waitFor(() => expect(neverAnswers).toHaveBeenCalledOnce());
  expect(neverAnswers.mock.calls[0]?.[0]).toMatchObject({ entries: [], bills: [7001], method: 'ruCards' });
});

test('says that a bill has been settled elsewhere meanwhile, and pays nothing', async () => {
  const app = open({ pay: vi.fn<BillingPort['pay']>().mockResolvedValue(refused('alreadySettled')) });
  await goToConfirmation(app);
  await press(app, /^Оплатить/);
  await app.findByText('Эти счета уже не ждут оплаты');
});

test('logs a payment that fails, and keeps what was entered for another try', async () => {
  const failing = vi.fn<BillingPort['pay']>().mockRejectedValue(new Error('down'));
  const app = open({ pay: failing });
  await goToConfirmation(app);
  await press(app, /^Оплатить/);
  await waitFor(() =>
    expect(app.ports.log.event).toHaveBeenCalledWith('payment-failed', { error: 'PortError: unexpected' }),
  );
  await app.findByRole('button', { name: /^Оплатить/ });
  await atStep(app, 'Подтверждение платежа');
});

test('an address that names no bill to pay says so', async () => {
  const app = open({}, '/dashboard/billing/pay');
  await app.findByText('Эти счета уже не ждут оплаты');
  expect(app.queryByRole('button', { name: 'Дальше' })).toBeNull();
});
