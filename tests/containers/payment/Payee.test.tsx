import { expect, test, vi } from 'vitest';
import type { BillingPort } from '@app/ports/billingPort';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makePayee } from '@/sample-data/payees';
import { renderRoute } from '../renderRoute';
import { atStep, choose, makeBillingPorts, press, type } from './support';

const proprietor = makePayee({
  name: { ru: 'ИП Ветров Олег Андреевич', en: 'Oleg Vetrov' },
  inn: '500100732259',
  kpp: '',
});
const payees = { individuals: makePayee(), organizations: proprietor };

// tests: ENTITY-03
test('the payee is the legal entity that bills the payer', async () => {
  const ports = makeBillingPorts({ billing: { payees: async () => payees } });
  const app = renderRoute('/dashboard/payments', { ports });
  await atStep(app, 'Выберите способ оплаты');
  await choose(app, 'Все карты');
  await type(app, 'Сумма', '1000');
  await press(app, 'Дальше');
  await atStep(app, 'Выберите получателя платежа');
  app.getByText(payees.individuals.name.ru);
  app.getByText(payees.individuals.kpp);
  await choose(app, /Северный ветер/);
  await app.findByText('ИП Ветров Олег Андреевич');
  app.getByText('500100732259');
  expect(app.queryByText('КПП')).toBeNull();
});

// tests: ENTITY-03
test('no requisites are shown before those of the settings are known', async () => {
  const load = vi.fn<BillingPort['payees']>(async () => payees).mockRejectedValueOnce(new Error('away'));
  const sample = makeSamplePorts(noLatency);
  const ports = { ...sample, billing: { ...sample.billing, payees: load } };
  const app = renderRoute('/dashboard/payments', { ports });
  await app.user.click(await app.findByRole('button', { name: 'Повторить' }));
  await atStep(app, 'Выберите способ оплаты');
  expect(load).toHaveBeenCalledTimes(2);
});
