import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OrdersPort } from '@app/ports/ports';
import { makeOrder, makeOrderItem } from '@/sample-data/orders';
import { exampleCards } from '@/sample-data/savedCards';
import type { ServerId } from '@/domain/servers/server';
import { atStep, makeBillingPorts, openOrder, press } from './support';

// tests: PAY-48
test('a paid order leads to its server', async () => {
  const orderOf = (paymentNumber: string, serverId: number) =>
    makeOrder({ paymentNumber, items: [makeOrderItem({ serverId: serverId as ServerId })] });
  const list = vi.fn<OrdersPort['list']>(async ({ search }) => ({
    items: [orderOf(`${search}0`, 9), orderOf(search, 2048)],
    next: null,
    total: 2,
    sums: {},
  }));
  const ports = makeBillingPorts({ billing: { cards: async () => exampleCards } });
  const app = openOrder({ ...ports, orders: { list, order: async () => null } });
  await atStep(app, 'Подтверждение платежа');
  await press(app, /^Оплатить 3.154,00.RUB$/);
  const open = await app.findByRole('link', { name: 'Открыть сервер' });
  await waitFor(() => expect(open.getAttribute('href')).toBe('/dashboard/server?id=2048'));
  expect(list.mock.calls[0]?.[0].search).toMatch(/^MRD-/);
});
