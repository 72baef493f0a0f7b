import { expect, test, vi } from 'vitest';
import type { OrdersPort } from '@app/ports/ports';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeOrder, makeOrderItem } from '@/sample-data/orders';
import { makePayment } from '@/sample-data/payments';
import type { ServerId } from '@/domain/servers/server';
import { renderRoute } from '../renderRoute';
import { makeBillingPorts } from './support';

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
  const progress = async () => ({
    payment: makePayment({ id: 5113, number: 'MRD-5113', status: 'Paid' }),
    state: 'paid' as const,
    reason: null,
    continueAt: null,
    email: 'ann@example.com',
    order: { entries: [makeOrderEntry({ id: 'ordered' })], promo: null },
    bills: [],
  });
  const app = renderRoute('/dashboard/payment-method?payment=5113', {
    ports: { ...makeBillingPorts({ billing: { progress } }), orders: { list, order: async () => null } },
  });
  await app.findByRole('heading', { level: 1, name: 'Заказ оплачен' });
  const open = await app.findByRole('link', { name: 'Открыть сервер' });
  expect(open.getAttribute('href')).toBe('/dashboard/server?id=2048');
  expect(list.mock.calls[0]?.[0].search).toBe('MRD-5113');
});
