import { beforeEach, expect, test, vi } from 'vitest';
import { watchChanges } from '@app/ports/http/changes';
import { openLine, type Heard } from '@app/ports/http/changeLine';

vi.mock('@app/ports/http/changeLine');
vi.mock('@app/device/tabAccount', () => ({
  tabAccount: () => (owner === null ? null : { id: owner, email: owner }),
  epochStartedAt: () => epochStartedAt,
}));

let owner: string | null = null;
let epochStartedAt = 0;
let now = 0;
/** Sends an event on the last line that was opened. */
let tell: (heard: Heard) => void = () => undefined;
const close = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.mocked(openLine).mockImplementation((_, __, onHeard) => {
    tell = onHeard;
    return { close };
  });
});

test('one line for all, from the first to the last; it asks for the time in which nobody listened', () => {
  [owner, now] = ['ann@example.com', 700];
  const [servers, cart] = [vi.fn(), vi.fn()];
  const stops = [watchChanges('servers')(servers), watchChanges('cart')(cart)];
  expect(openLine).toHaveBeenCalledExactlyOnceWith(owner, 0, tell);
  tell(['servers', 'payers']);
  expect([servers, cart].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  tell('everything');
  expect([servers, cart].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  now = 900;
  for (const stop of stops) stop();
  expect(close).toHaveBeenCalledOnce();

  now = 2000;
  watchChanges('servers')(servers)();
  expect(openLine).toHaveBeenLastCalledWith(owner, 900, tell);
});

test('when the tab becomes another account’s it opens another line, which asks from then on', () => {
  [owner, now] = ['ann@example.com', 10_000];
  const stopAnn = watchChanges('servers')(vi.fn());
  [owner, epochStartedAt, now] = ['bob@example.com', 20_000, 21_000];
  const stopBob = watchChanges('servers')(vi.fn());
  expect(close).toHaveBeenCalledOnce();
  expect(openLine).toHaveBeenLastCalledWith(owner, 20_000, tell);
  stopAnn();
  stopBob();
});

test('a listener whose data is older than the last change is notified at once', () => {
  now = 30_000;
  const stop = watchChanges('servers')(vi.fn());
  now = 31_000;
  tell(['servers']);
  const told = [30_500, 31_000, undefined].map((since) => {
    const onChange = vi.fn();
    watchChanges('servers')(onChange, since)();
    return onChange.mock.calls.length;
  });
  expect(told).toEqual([1, 0, 0]);
  const payers = vi.fn();
  watchChanges('payers')(payers, 30_500)();
  expect(payers).not.toHaveBeenCalled();
  stop();
});
