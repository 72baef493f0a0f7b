import { expect, test } from 'vitest';
import { makeServer } from '@/sample-data/servers';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { renderRoute } from '../renderRoute';

// tests: SERVERS-40
test('a server that ends soon and the open bills are above the list, each with its link', async () => {
  const ending = makeServer({ endDate: '2026-11-24', autoRenewal: false });
  const servers = serversSample([ending], noLatency, () => new Date('2026-11-21T10:00:00Z'));
  const { findByRole, findByText } = renderRoute('/dashboard/vps', { ports: { servers } });
  await findByText('Истекает через 3 дня: shop.example.ru.');
  const renew = await findByRole('link', { name: 'Продлить сервер' });
  expect(renew.getAttribute('href')).toBe('/dashboard/server-renew?id=1024');
  await findByText('1 счёт ждёт оплаты.');
  const bills = await findByRole('link', { name: 'К счетам' });
  expect(bills.getAttribute('href')).toBe('/dashboard/billing?state=open');
});
