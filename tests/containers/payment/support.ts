import { vi } from 'vitest';
import { sampleCart } from '@/sample-data/cart';
import type { BillingPort } from '@app/ports/billingPort';
import type { CatalogPort, Ports } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import type { CustomerPorts } from '@app/ports/ports';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { renderRoute, type RenderedRoute } from '../renderRoute';

export const orderState = {
  checkout: { entries: sampleCart, promo: null, origin: 'cart' },
  // Specified beside it, and never believed (D21).
  totalCost: 1,
  total: 1,
  items: [{ price: 1 }],
};

/** Sample ports that remember over a reload, with calls of the test's own. */
export function makeBillingPorts(
  changes: {
    billing?: Partial<BillingPort>;
    catalog?: Partial<CatalogPort>;
  } = {},
): CustomerPorts {
  const ports = makeSamplePorts(noLatency);
  return {
    ...ports,
    catalog: { ...ports.catalog, ...changes.catalog },
    billing: { ...ports.billing, pay: vi.fn(ports.billing.pay), ...changes.billing },
  };
}

/** The order's payment, opened as the cart opens it. */
export function openOrder(ports: Partial<Ports> = makeBillingPorts(), state: unknown = orderState) {
  return renderRoute('/dashboard/payment-method', { ports, state });
}

export async function atStep(app: RenderedRoute, title: string): Promise<void> {
  await app.findByRole('heading', { level: 2, name: new RegExp(title) });
}

export const press = (app: RenderedRoute, name: string | RegExp) =>
  app.user.click(app.getByRole('button', { name }));

export const choose = (app: RenderedRoute, name: string | RegExp) => app.user.click(app.getByLabelText(name));

export async function type(app: RenderedRoute, label: string | RegExp, text: string): Promise<void> {
  const field = app.getByLabelText(label);
  await app.user.clear(field);
  await app.user.click(field);
  await app.user.paste(text);
}

/** From the payee on: pays for somebody who is not saved yet. */
export async function payAsNewPayer(app: RenderedRoute): Promise<void> {
  await choose(app, 'Новый плательщик');
  await press(app, 'Дальше');
  await atStep(app, 'Данные плательщика');
  await type(app, 'Фамилия, имя и отчество', 'Ветров Пётр');
  await type(app, 'Почта для квитанции', 'petr@example.ru');
  await press(app, 'Дальше');
  await atStep(app, 'Подтверждение платежа');
  await press(app, /^Оплатить/);
  await app.findByRole('heading', { level: 1, name: 'Баланс пополнен' });
}

/** From step 1 to the confirmation with a saved payer. */
export async function goToConfirmation(
  app: RenderedRoute,
  method: string | RegExp = 'Банк для российских карт',
  payer = 'Соколова Анна Викторовна',
): Promise<void> {
  await atStep(app, 'Выберите способ оплаты');
  await choose(app, method);
  await press(app, 'Дальше');
  await atStep(app, 'Выберите получателя');
  await app.findByLabelText(payer);
  await choose(app, payer);
  await press(app, 'Дальше');
  await atStep(app, 'Данные плательщика');
  await press(app, 'Дальше');
  await atStep(app, 'Подтверждение платежа');
}
