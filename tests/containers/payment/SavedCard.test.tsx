import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SavedCard } from '@/domain/payment/savedCard';
import { exampleCards } from '@/sample-data/savedCards';
import { renderRoute } from '../renderRoute';
import { atStep, choose, makeBillingPorts, openOrder, press } from './support';

describe('a customer with a saved card', () => {
  const withCards = (cards: readonly SavedCard[]) =>
    makeBillingPorts({ billing: { cards: async () => cards } });

  test('starts at the confirmation with the card for renewals and the first payer, and pays in one press', async () => {
    const ports = withCards(exampleCards);
    const app = openOrder(ports);
    await atStep(app, 'Подтверждение платежа');
    expect(app.location().search).toBe('?step=confirmation');
    await press(app, /^Оплатить 3.154,00.RUB$/);
    const renewing = exampleCards.find(({ isForRenewal }) => isForRenewal);
    await waitFor(() =>
      expect(ports.billing.pay).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          card: renewing?.id,
          payer: expect.objectContaining({ name: 'Соколова Анна Викторовна' }) as unknown,
        }),
      ),
    );
  });

  test('keeps another choice after a reload', async () => {
    const ports = withCards(exampleCards);
    const app = openOrder(ports);
    await atStep(app, 'Подтверждение платежа');
    await app.user.click(app.getByRole('link', { name: 'Изменить: Способ и сумма' }));
    await atStep(app, 'Выберите способ оплаты');
    await choose(app, 'Криптовалюта');
    const state: unknown = app.location().state;
    app.unmount();
    const again = renderRoute('/dashboard/payment-method?step=confirmation', { ports, state });
    await atStep(again, 'Подтверждение платежа');
    expect(again.getByRole('region', { name: 'Способ и сумма' }).textContent).toContain('Криптовалюта');
  });

  test('an expired card fills in nothing', async () => {
    const app = openOrder(withCards(exampleCards.map((card) => ({ ...card, expires: '2026-10' }))));
    await atStep(app, 'Выберите способ оплаты');
  });
});
