import { expect, test, vi } from 'vitest';
import { exampleDiscounts } from '@/sample-data/discounts';
import type { UsagePort } from '@app/ports/usagePort';
import { usageSample } from '@app/ports/sample/usageSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

// tests: USAGE-03
test('shows what promo codes saved; a page that does not load can be requested again', async () => {
  const discounts = vi
    .fn<UsagePort['discounts']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(exampleDiscounts);
  const route = renderRoute('/dashboard/discounts', {
    ports: { usage: { ...usageSample(noLatency), discounts } },
  });
  await route.user.click(await route.findByText('Повторить'));
  await route.findByText(/^Сэкономлено 657,70/);
  expect(route.getByRole('link', { name: 'Заказ № 12' }).getAttribute('href')).toBe(
    '/dashboard/orders/order?id=12',
  );
});
