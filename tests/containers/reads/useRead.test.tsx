import { act, fireEvent, renderHook } from '@testing-library/react';
import { Activity, StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import type { Watch } from '@app/ports/lazyPort';
import type { LogPort, Ports } from '@app/ports/ports';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { makeDeskSample } from '@app/ports/sample/deskSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makeSecuritySample } from '@app/ports/sample/securitySample';
import { membersSample } from '@app/ports/sample/membersSample';
import { usageSample } from '@app/ports/sample/usageSample';
import { makeToolsSample } from '@app/ports/sample/toolsSample';
import { PortsProvider } from '@app/providers/PortsProvider';
import type { ReadPlan } from '@app/reads/Read';
import { useRead } from '@app/reads/useRead';
import { useReads } from '@app/reads/useReads';
import { makeAuthPort } from '../renderRoute';

interface Call {
  signal: AbortSignal;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Something to read whose answers come when the test says so. */
function makeSource(changes: Partial<ReadPlan<string>> = {}) {
  const calls: Call[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ signal, resolve, reject }));
  const plan: ReadPlan<string> = { key: 'things', event: 'things-failed', load, ...changes };
  return { plan, calls, answer: (at: number, text: string) => act(async () => calls[at]?.resolve(text)) };
}

/** Pages of one portal, opened and left one by one. */
function openPortal() {
  const log: LogPort = { notFound: vi.fn(), event: vi.fn() };
  const admin = makeAdminSample(noLatency);
  const desk = makeDeskSample(noLatency);
  const changes = { watch: () => () => () => undefined };
  const ports: Ports = {
    auth: makeAuthPort(),
    ...makeSamplePorts(noLatency),
    admin,
    desk,
    security: makeSecuritySample(noLatency),
    tools: makeToolsSample(noLatency),
    members: membersSample(noLatency),
    usage: usageSample(noLatency),
    changes,
    log,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortsProvider value={ports}>{children}</PortsProvider>
  );
  const open = (plan: ReadPlan<string> | null) =>
    renderHook((requested: ReadPlan<string> | null) => useRead(requested), { initialProps: plan, wrapper });
  const { result } = renderHook(() => useReads(), { wrapper });
  return { open, log, reads: result.current, wrapper };
}

const ready = (value: string) => ({ status: 'ready', value });

test('what several pages show is requested once; a failure is logged once, and says why at its own time', async () => {
  const { plan, calls } = makeSource();
  const { open, log } = openPortal();
  const [page, shell] = [open(plan), open(plan)];
  expect(calls).toHaveLength(1);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => calls[0]?.reject(new Error('down')));
  onLine.mockReturnValue(true);
  page.rerender(plan);
  expect(page.result.current.state).toEqual({ status: 'error', reason: 'offline' });
  expect(shell.result.current.state).toBe(page.result.current.state);
  expect(log.event).toHaveBeenCalledExactlyOnceWith('things-failed', { error: 'Error: down' });

  act(() => void page.result.current.refresh());
  expect(shell.result.current.state).toEqual({ status: 'loading' });
  await act(async () => calls[1]?.reject(new PortError('refused', { status: 503 })));
  expect(page.result.current.state).toEqual({ status: 'error', reason: 'unexpected' });
});

test('the last page that leaves ends the call, and neither its answer nor its failure counts', async () => {
  const { plan, calls } = makeSource();
  const { open, log } = openPortal();
  const [page, shell] = [open(plan), open(plan)];
  page.unmount();
  await act(async () => undefined);
  expect(calls[0]?.signal.aborted).toBe(false);
  shell.unmount();
  await act(async () => calls[0]?.reject(new Error('aborted')));
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(log.event).not.toHaveBeenCalled();
});

test('what is read ahead of its page is requested once, and the page finds its answer', async () => {
  const { plan, calls, answer } = makeSource();
  const { open, reads } = openPortal();
  reads.open(plan).prefetch();
  reads.open(plan).prefetch();
  const { result } = open(plan);
  expect(calls).toHaveLength(1);
  await answer(0, 'one');
  expect(result.current.state).toEqual(ready('one'));
  reads.open(plan).prefetch();
  expect(calls).toHaveLength(1);
});

test('StrictMode asks once and ends nothing', async () => {
  const { plan, calls, answer } = makeSource({ watch: () => stop });
  const stop = vi.fn();
  const { wrapper } = openPortal();
  const { result } = renderHook(() => useRead(plan), {
    wrapper: ({ children }) => <StrictMode>{wrapper({ children })}</StrictMode>,
  });
  await answer(0, 'there');
  expect(calls).toHaveLength(1);
  expect(stop).not.toHaveBeenCalled();
  expect(result.current.state).toEqual(ready('there'));
});

test('the same again stays the same object: nothing that was made of it is made anew', async () => {
  const { wrapper } = openPortal();
  const load = vi.fn(async () => [{ id: 1, tags: ['a'] }]);
  const plan = { key: 'rows', event: 'rows-failed', load };
  const { result } = renderHook(() => useRead(plan), { wrapper });
  await act(async () => undefined);
  const { state } = result.current;
  await act(async () => void (await result.current.refresh()));
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current.state).toBe(state);
  load.mockResolvedValue([{ id: 1, tags: ['b'] }]);
  await act(async () => void (await result.current.refresh()));
  expect(result.current.state).toEqual({ status: 'ready', value: [{ id: 1, tags: ['b'] }] });
});

test('coming back shows what was there; only what is old is read again, under what shows', async () => {
  const { plan, calls, answer } = makeSource();
  const { open } = openPortal();
  const first = open(plan);
  await answer(0, 'old');
  first.unmount();
  now = 4000;
  open(plan).unmount();
  expect(calls).toHaveLength(1);
  now = 6000;
  const again = open(plan);
  expect(again.result.current).toMatchObject({ state: ready('old'), isRefreshing: false });
  expect(calls).toHaveLength(2);
  await answer(1, 'new');
  expect(again.result.current.state).toEqual(ready('new'));

  // A failure behind the scene leaves what shows alone.
  now = 20_000;
  fireEvent.focus(window);
  expect(calls).toHaveLength(3);
  await act(async () => calls[2]?.reject(new Error('down')));
  expect(again.result.current.state).toEqual(ready('new'));
  now = 40_000;
  fireEvent(window, new Event('online'));
  expect(calls).toHaveLength(4);
});

test('who asks for it again sees that; of two requests the newer counts, and says how it ended', async () => {
  const { plan, calls, answer } = makeSource();
  const { open } = openPortal();
  const { result } = open(plan);
  await answer(0, 'old');
  const ends: unknown[] = [];
  act(() => {
    void result.current.refresh().then((end) => ends.push(end));
    void result.current.refresh().then((end) => ends.push(end));
  });
  expect(result.current).toMatchObject({ state: ready('old'), isRefreshing: true });
  expect(calls[1]?.signal.aborted).toBe(true);
  await act(async () => calls[2]?.reject(new Error('down')));
  await act(async () => calls[1]?.resolve('late'));
  expect(result.current).toMatchObject({ state: ready('old'), isRefreshing: false });
  expect(ends).toEqual([{ status: 'error', reason: 'unexpected' }, { status: 'loading' }]);
});

test('a change shows at once, drops what is being read, and is taken back when its call fails', async () => {
  const { plan, calls, answer } = makeSource();
  const { open } = openPortal();
  const { result } = open(plan);
  await answer(0, 'a');
  act(() => void result.current.refresh());
  let takeBack: () => void = () => undefined;
  act(() => {
    takeBack = result.current.change((text) => `${text}b`);
  });
  await answer(1, 'a');
  expect(result.current.state).toEqual(ready('ab'));
  act(() => takeBack());
  expect(result.current.state).toEqual(ready('a'));
  expect(calls).toHaveLength(3);

  // After another change, only the server knows the value.
  await answer(2, 'a');
  act(() => {
    takeBack = result.current.change((text) => `${text}b`);
    result.current.change((text) => `${text}c`);
    takeBack();
  });
  expect(result.current.state).toEqual(ready('abc'));
  await answer(3, 'ac');
  expect(result.current.state).toEqual(ready('ac'));
});

test('a call that has changed something invalidates it and everything below its key', async () => {
  const list = makeSource();
  const one = makeSource({ key: 'things/7' });
  const other = makeSource({ key: 'thingsOfAnother' });
  const { open, reads } = openPortal();
  const shown = open(list.plan);
  const left = open(one.plan);
  open(other.plan);
  for (const source of [list, one, other]) await source.answer(0, 'old');
  left.unmount();
  await act(async () => reads.invalidate('things'));
  expect(shown.result.current.state).toEqual(ready('old'));
  expect([list, one, other].map(({ calls }) => calls.length)).toEqual([2, 1, 1]);
  open(one.plan);
  expect(one.calls).toHaveLength(2);
});

test('signing out, or another sign-in, leaves no data behind', async () => {
  const { plan, calls, answer } = makeSource();
  const { open, reads } = openPortal();
  reads.claim('ann@example.com');
  const anns = open(plan);
  await answer(0, 'Ann’s');
  reads.claim('ann@example.com');
  expect(open(plan).result.current.state).toEqual(ready('Ann’s'));
  reads.claim('bob@example.com');
  expect(open(plan).result.current.state).toEqual({ status: 'loading' });
  await answer(1, 'Bob’s');
  reads.forgetAll();
  expect(open(plan).result.current.state).toEqual({ status: 'loading' });
  expect(anns.result.current.state).toEqual(ready('Ann’s'));
  expect(calls).toHaveLength(3);
});

test('what a form begins with is read anew by each, not again under it, and stays while it is out of sight', async () => {
  const { plan, calls, answer } = makeSource({ isOwn: true });
  const { wrapper } = openPortal();
  let mode: 'visible' | 'hidden' = 'visible';
  let seen: unknown = null;
  function Form() {
    seen = useRead(plan).state;
    return null;
  }
  const portal = renderHook(() => undefined, {
    wrapper: () =>
      wrapper({
        children: (
          <Activity mode={mode}>
            <Form />
          </Activity>
        ),
      }),
  });
  await answer(0, 'started');
  mode = 'hidden';
  portal.rerender();
  await act(async () => undefined);
  now = 60_000;
  mode = 'visible';
  portal.rerender();
  fireEvent.focus(window);
  expect(seen).toEqual(ready('started'));
  expect(calls).toHaveLength(1);
  portal.unmount();
  renderHook(() => useRead(plan), { wrapper });
  expect(calls).toHaveLength(2);
});

test('what says itself that it has changed is read again, and is no longer listened to when all have left', async () => {
  let tell: () => void = () => undefined;
  const stop = vi.fn();
  const watch = vi.fn((onChange: () => void) => {
    tell = onChange;
    return stop;
  });
  const { plan, calls, answer } = makeSource({ watch });
  const { open } = openPortal();
  const [page, shell] = [open(plan), open(plan)];
  await answer(0, 'old');
  act(() => tell());
  await answer(1, 'new');
  expect(shell.result.current.state).toEqual(ready('new'));
  expect(watch).toHaveBeenCalledOnce();
  page.unmount();
  shell.unmount();
  await act(async () => undefined);
  expect(stop).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(2);
});

test('a watcher that passes the time of its request hears of later changes at once', async () => {
  const watch = vi.fn<Watch>(() => () => undefined);
  const { plan, answer } = makeSource({ watch });
  const { open, reads } = openPortal();
  const first = open(plan);
  expect(watch).toHaveBeenLastCalledWith(expect.any(Function), undefined);
  now = 100;
  await answer(0, 'old');
  first.unmount();
  await act(async () => undefined);
  now = 3000;
  open(plan);
  expect(watch).toHaveBeenLastCalledWith(expect.any(Function), 0);

  const other = makeSource({ key: 'others', watch: (onChange) => (onChange(), () => undefined) });
  reads.open(other.plan).prefetch();
  await other.answer(0, 'old');
  const page = open(other.plan);
  expect(page.result.current.state).toEqual(ready('old'));
  await other.answer(1, 'new');
  expect(page.result.current.state).toEqual(ready('new'));
});

test('where there is nothing to request nothing is requested; another key is another read', async () => {
  const one = makeSource();
  const other = makeSource({ key: 'others' });
  const { open } = openPortal();
  const { result, rerender } = open(null);
  expect(result.current.state).toEqual({ status: 'loading' });
  rerender(one.plan);
  await one.answer(0, 'one');
  expect(result.current.state).toEqual(ready('one'));
  rerender(other.plan);
  expect(result.current.state).toEqual({ status: 'loading' });
  await other.answer(0, 'other');
  expect(result.current.state).toEqual(ready('other'));
});
