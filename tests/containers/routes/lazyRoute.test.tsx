import { act, render } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyRoute, type RouteSource } from '@app/routes/lazyRoute';
import { preloadRoute } from '@app/routes/RootRoutes';
import { paths } from '@/paths';
import { renderRoute } from '../renderRoute';
import { Boundary } from './Boundary';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

/** A route whose messages are there. */
const silentRoute = (load: RouteSource['load']) =>
  lazyRoute({ ensure: async () => {} }, { messages: [], load });

const within = (Part: ComponentType) => (
  <Suspense fallback="One moment">
    <Part />
  </Suspense>
);

test('what was loaded before renders at once, and is loaded once', async () => {
  const load = vi.fn(async () => ({ default: Counter }));
  const Part = silentRoute(load);
  await Promise.all([Part.preload(), Part.preload()]);
  const { getByRole, queryByText } = render(within(Part));
  expect(queryByText('One moment')).toBeNull();
  getByRole('button', { name: '0' });
  expect(load).toHaveBeenCalledOnce();
});

test('what was not shows when it has come, and keeps what it remembers', async () => {
  const Part = silentRoute(async () => ({ default: Counter }));
  const { findByRole, getByText, rerender } = render(within(Part));
  getByText('One moment');
  const button = await findByRole('button', { name: '0' });
  act(() => button.click());
  await Part.preload();
  rerender(within(Part));
  expect(await findByRole('button', { name: '1' })).toBe(button);
});

test('a preload that fails is silent; the failure shows where the part renders', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = silentRoute(() => Promise.reject(new Error('offline')));
  await expect(Part.preload()).resolves.toBeUndefined();
  const { findByText } = render(<Boundary>{within(Part)}</Boundary>);
  await findByText('Error: offline');
});

test('a route waits for its messages as well as for its code', async () => {
  let arrive = () => {};
  const ensure = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const Part = lazyRoute({ ensure }, { messages: ['cart'], load: async () => ({ default: Counter }) });
  const { findByRole, getByText } = render(within(Part));
  await act(async () => {});
  getByText('One moment');
  expect(ensure).toHaveBeenCalledWith(['common', 'cart']);
  arrive();
  await findByRole('button', { name: '0' });
});

test.each([
  [paths.login, 'auth'],
  [paths.dashboard.cart, 'cart'],
  [paths.dashboard.vps, 'servers'],
  [paths.admin.users, 'admin'],
  ['/no/such/page', 'notFound'],
])('%s is there before the first render, with its messages', async (path, area) => {
  const requested: string[] = [];
  await preloadRoute(
    {
      ensure: async (areas) => {
        requested.push(...areas);
      },
    },
    path,
  );
  expect(requested).toContain(area);
});

test('what could not be loaded before is requested again where it shows', async () => {
  await preloadRoute({ ensure: () => Promise.reject(new Error('offline')) }, paths.login);
  const { findByRole } = renderRoute(paths.login);
  await findByRole('heading', { level: 1 });
});
