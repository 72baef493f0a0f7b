import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NotificationsPort, Ports, ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { sampleServers } from '@/sample-data/servers';
import { renderRoute } from '../renderRoute';
import { listingServers } from '../listingServers';

afterEach(() => vi.restoreAllMocks());

const down = () => Promise.reject(new Error('down'));
const sample = () => makeSamplePorts(noLatency);

test('coming back to a list shows what was there while it is read again', async () => {
  const list = vi
    .fn<ServersPort['list']>()
    .mockImplementationOnce(listingServers(sampleServers))
    .mockImplementation(() => new Promise(() => undefined));
  const { findByRole, queryByRole, go } = renderRoute('/dashboard/vps', {
    ports: { servers: { ...sample().servers, list } },
    earlier: ['/dashboard/dns'],
  });
  await findByRole('grid');
  go(-1);
  await findByRole('heading', { level: 1, name: 'DNS-хостинг' });
  expect(queryByRole('grid')).toBeNull();
  const clock = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  go(1);
  await findByRole('grid');
  expect(list).toHaveBeenCalledTimes(2);
});

test('the page and the bell ask once, and follow a mark before it is saved', async () => {
  const { notifications } = sample();
  const list = vi.fn(notifications.list);
  const setRead = vi.fn<NotificationsPort['setRead']>(() => new Promise(() => undefined));
  const { findByRole, user } = renderRoute('/dashboard/notifications', {
    ports: { notifications: { ...notifications, list, setRead } },
  });
  await findByRole('link', { name: 'Уведомления: 3 новых' });
  await user.click(await findByRole('button', { name: /^Отметить прочитанным: Срок сервера mail/ }));
  await findByRole('link', { name: 'Уведомления: 2 новых' });
  expect(setRead).toHaveBeenCalledOnce();
  expect(list).toHaveBeenCalledOnce();
});

test.each<[string, Partial<Ports>, string]>([
  ['/dashboard/vps', { servers: { ...sample().servers, list: down } }, 'servers-load-failed'],
  ['/dashboard/support', { support: { ...sample().support, list: down } }, 'tickets-load-failed'],
  [
    '/dashboard/payments-history',
    { billing: { ...sample().billing, history: down } },
    'payments-load-failed',
  ],
  [
    '/dashboard/server-edit?id=1024',
    { servers: { ...sample().servers, settings: down } },
    'server-settings-failed',
  ],
])('what %s could not read is logged, once', async (path, ports, event) => {
  const app = renderRoute(path, { ports });
  await app.findAllByText('Повторить');
  const logged = vi.mocked(app.ports.log.event).mock.calls.filter(([name]) => name === event);
  expect(logged).toEqual([[event, { error: 'Error: down' }]]);
});

test('why the cart cannot be priced is what was so when it failed, not what is so by now', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { findByText, getByText, go, location } = renderRoute('/dashboard/cart', {
    ports: { catalog: { ...sample().catalog, offers: down } },
    earlier: ['/dashboard/cart?before'],
  });
  await findByText(/^Нет связи с сервером/);
  onLine.mockReturnValue(true);
  // Something else that has the page rendered once more.
  go(-1);
  await waitFor(() => expect(location().search).toBe('?before'));
  getByText(/^Нет связи с сервером/);
});
