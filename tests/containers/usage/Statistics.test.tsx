import { expect, test, vi } from 'vitest';
import * as download from '@app/device/download';
import { exampleSpending } from '@/sample-data/spending';
import { noLatency } from '@app/ports/sample/latency';
import { usageSample } from '@app/ports/sample/usageSample';
import type { UsagePort } from '@app/ports/usagePort';
import { renderRoute } from '../renderRoute';

// tests: USAGE-06, USAGE-07
test('shows spending while the traffic cannot be loaded, and downloads all of it', async () => {
  const saved = vi.spyOn(download, 'downloadText').mockReturnValue(undefined);
  const spending = vi
    .fn<UsagePort['spending']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(exampleSpending);
  const traffic = vi.fn<UsagePort['traffic']>().mockRejectedValue(new Error('down'));
  const route = renderRoute('/dashboard/statistics', {
    ports: { usage: { ...usageSample(noLatency), spending, traffic } },
  });
  await route.user.click(await route.findByText('Повторить'));
  await route.findByText(/^32 809,00/);
  await route.findByText('Повторить');
  await route.user.click(route.getByRole('button', { name: 'Скачать CSV' }));
  expect(saved).toHaveBeenCalledOnce();
  const [name, type, text] = saved.mock.calls[0] ?? [];
  expect([name, type]).toEqual([expect.stringMatching(/^statistics-\d{4}-\d\d-\d\d\.csv$/), 'text/csv']);
  expect(text).toContain('shop.example.ru;18924,00');
});
