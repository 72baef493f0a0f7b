import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Load } from '@app/containers/loading/request';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { useLoaded } from '@app/containers/loading/useLoaded';
import type { LogPort } from '@app/ports/ports';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { PortsProvider } from '@app/providers/PortsProvider';
import { makeAuthPort } from '../renderRoute';

interface Call {
  signal: AbortSignal;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

/** A port whose answers come when the test says so, with the signals it was asked with. */
function makeSource() {
  const calls: Call[] = [];
  const load: Load<string> = (signal) =>
    new Promise((resolve, reject) => {
      calls.push({ signal, resolve, reject });
    });
  return { load, calls };
}

function open(first: Load<string> | null) {
  const log: LogPort = { notFound: vi.fn(), event: vi.fn() };
  const admin = makeAdminSample(noLatency);
  const ports = { auth: makeAuthPort(), ...makeSamplePorts(noLatency), admin, log };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortsProvider value={ports}>{children}</PortsProvider>
  );
  const hook = renderHook((load: Load<string> | null) => useLoaded('thing-load-failed', load), {
    initialProps: first,
    wrapper,
  });
  return { ...hook, log };
}

test('a failure is logged and says why; retry shows that it asks again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { load, calls } = makeSource();
  const { result, log } = open(load);
  expect(result.current.state).toEqual({ status: 'loading' });
  await act(async () => calls[0]?.reject(new Error('down')));
  expect(result.current.state).toEqual({ status: 'error', reason: 'offline' });
  expect(log.event).toHaveBeenCalledExactlyOnceWith('thing-load-failed', { error: 'Error: down' });

  act(() => result.current.retry());
  expect(result.current.state).toEqual({ status: 'loading' });
  await act(async () => calls[1]?.resolve('there'));
  expect(result.current.state).toEqual({ status: 'ready', value: 'there' });
  act(() => result.current.replace('another'));
  expect(result.current.state).toEqual({ status: 'ready', value: 'another' });
});

test('what has been left is told to stop, and neither its answer nor its failure counts', async () => {
  const { load, calls } = makeSource();
  const { unmount, result, rerender, log } = open(load);
  rerender(null);
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[0]?.resolve('late'));
  expect(result.current.state).toEqual({ status: 'loading' });

  rerender(load);
  unmount();
  expect(calls[1]?.signal.aborted).toBe(true);
  await act(async () => calls[1]?.reject(new Error('aborted')));
  expect(log.event).not.toHaveBeenCalled();
});

test('of two requests the newer one counts, until the page is left', async () => {
  const { load, calls } = makeSource();
  const { result, unmount } = renderHook(() => useLatestRequest());
  const onAnswer = vi.fn();
  const onFailure = vi.fn();
  result.current(load, onAnswer, onFailure);
  result.current(load, onAnswer, onFailure);
  await act(async () => {
    calls[1]?.resolve('new');
    calls[0]?.resolve('old');
  });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('new');

  result.current(load, onAnswer, onFailure);
  unmount();
  expect(calls[2]?.signal.aborted).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});
