import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { refused } from '@/domain/results/outcome';
import { atStep, choose, makeBillingPorts, openOrder, press } from './support';

// tests: PAY-49
test.each(['before it is sent', 'by the server'])(
  'a balance that another tab has spent, noticed %s, leads back to the method and says why',
  async (noticed) => {
    const sample = makeBillingPorts();
    let balance = rubles(9000);
    const summary = async () => ({ ...(await sample.account.summary()), balance });
    const spend = () => (balance = rubles(873.5));
    const pay = async () => {
      spend();
      return refused('insufficientBalance' as const);
    };
    const ports = { ...sample, account: { ...sample.account, summary }, billing: { ...sample.billing, pay } };
    const app = openOrder(ports);
    await atStep(app, 'Выберите способ оплаты');
    await choose(app, /^Списать с баланса/);
    await press(app, 'Дальше');
    await atStep(app, 'Подтверждение платежа');
    if (noticed === 'before it is sent') spend();
    await press(app, /^Оплатить с баланса/);
    await atStep(app, 'Выберите способ оплаты');
    await app.findByText(/Сумма на балансе изменилась/);
    app.getByLabelText(/^Списать с баланса 873,50/);
    expect(app.location().search).toBe('?step=method');
    await choose(app, /Кошелёк/);
    expect(app.queryByText(/Сумма на балансе изменилась/)).toBeNull();
  },
);
