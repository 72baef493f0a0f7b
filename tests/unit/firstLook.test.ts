import { beforeEach, expect, test, vi } from 'vitest';
import { productLines } from '@/domain/plan';
import { moveSampleTo } from '@/sample-data/moveSample';
import { firstLook } from '@app/ports/sample/firstLook';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import type { CustomerPorts } from '@app/ports/ports';

const move = moveSampleTo(new Date());
const makeWhole = () => makeSamplePorts(noLatency, undefined, move);

function makeFirst() {
  const open = vi.fn(async () => makeWhole());
  return { open, ports: firstLook(noLatency, move, open) };
}

beforeEach(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { onLine: true });
});

/** What is answered before the whole is there. */
const shown = async ({ servers, account, notifications, catalog, cart, ...ports }: CustomerPorts) => ({
  all: await servers.list(),
  lines: await Promise.all(productLines.map((line) => servers.list({ line }))),
  summary: await account.summary(),
  notifications: await notifications.list(),
  plans: await catalog.plans(),
  cart: await cart.load(),
  orders: await ports.orders.list(),
  tickets: await ports.support.list(),
});

test('what a visitor sees first is what the whole demonstration would say, and opens none of it', async () => {
  const { open, ports } = makeFirst();
  const stop = ports.notifications.watch(() => undefined);
  expect(await shown(ports)).toEqual(await shown(makeWhole()));
  stop();
  expect(open).not.toHaveBeenCalled();
});

test('the first other call opens the whole, once, which answers everything from then on', async () => {
  const { open, ports } = makeFirst();
  const onChange = vi.fn();
  ports.notifications.watch(onChange);
  const [first] = await ports.notifications.list();
  await Promise.all([ports.billing.history(), ports.notifications.setRead([first?.id ?? ''], true)]);
  const newest = async () => (await ports.notifications.list())[0];
  expect(await newest()).toEqual({ ...first, isRead: true });
  await ports.notifications.setRead([first?.id ?? ''], false);
  expect(onChange).toHaveBeenCalled();
  expect(await newest()).toEqual({ ...first, isRead: false });
  expect(open).toHaveBeenCalledOnce();
});
