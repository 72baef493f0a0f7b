import { test, vi } from 'vitest';
import { exampleAddresses } from '@/sample-data/ownAddresses';
import { noLatency } from '@app/ports/sample/latency';
import { usageSample } from '@app/ports/sample/usageSample';
import type { UsagePort } from '@app/ports/usagePort';
import { renderRoute } from '../renderRoute';

// tests: USAGE-01
test('lists the addresses of all servers; a list that does not load can be requested again', async () => {
  const addresses = vi
    .fn<UsagePort['addresses']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(exampleAddresses);
  const route = renderRoute('/dashboard/ip', {
    ports: { usage: { ...usageSample(noLatency), addresses } },
  });
  await route.user.click(await route.findByText('Повторить'));
  await route.findByRole('list', { name: 'Адреса сервера shop.example.ru' });
  await route.findByRole('button', { name: 'Скопировать 185.104.114.7' });
  await route.findByText(/^4 адреса у ваших серверов/);
});
