import { NavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '@app/stores/history';
import { LeaveGuard } from '@app/stores/leaveGuard';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** A history of three pages, at the middle one; `shown` is the location the router received last. */
function setUp() {
  const history = createMemoryHistory({
    initialEntries: ['/list', '/form?id=1', '/help'],
    initialIndex: 1,
    v5Compat: true,
  });
  const guard = new LeaveGuard(history);
  const tell = vi.fn();
  guard.listen(tell);
  return { history, guard, tell };
}

describe('with nothing to lose', () => {
  test('everything passes as without a guard', () => {
    const { history, guard, tell } = setUp();
    guard.push('/cart', { from: 'form' });
    expect(tell).toHaveBeenLastCalledWith({ action: NavigationType.Push, location: history.location });
    expect(history.location).toMatchObject({ pathname: '/cart', state: { from: 'form' } });
    guard.replace('/orders');
    expect(history.location.pathname).toBe('/orders');
    guard.go(-2);
    expect(tell).toHaveBeenLastCalledWith({ action: NavigationType.Pop, location: history.location });
    expect(history.location.pathname).toBe('/list');
    expect(guard.isAsking()).toBe(false);
  });
});

describe('with something to lose', () => {
  test.each([
    ['a link or navigate()', (guard: LeaveGuard) => guard.push('/cart'), '/cart'],
    ['a redirect', (guard: LeaveGuard) => guard.replace('/login'), '/login'],
    ['another thing of the same form', (guard: LeaveGuard) => guard.push('/form?id=2'), '/form'],
    ['Back', (guard: LeaveGuard) => guard.go(-1), '/list'],
    ['Forward', (guard: LeaveGuard) => guard.go(1), '/help'],
  ])('%s waits for the answer: Stay changes nothing, Leave goes on', (_name, leave, destination) => {
    const { history, guard, tell } = setUp();
    guard.hold();
    leave(guard);
    expect(guard.isAsking()).toBe(true);
    expect(history.location).toMatchObject({ pathname: '/form', search: '?id=1' });
    guard.stay();
    expect(guard.isAsking()).toBe(false);
    expect(tell).not.toHaveBeenCalled();
    leave(guard);
    guard.leave();
    expect(guard.isAsking()).toBe(false);
    expect(history.location.pathname).toBe(destination);
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ location: history.location }));
  });

  test('leaving by Back keeps what Forward leads to', () => {
    const { history, guard } = setUp();
    guard.hold();
    guard.go(-1);
    guard.leave();
    guard.go(2);
    guard.leave();
    expect(history.location.pathname).toBe('/help');
  });

  test('only the last way out that was tried is gone', () => {
    const { history, guard } = setUp();
    guard.hold();
    guard.push('/cart');
    guard.go(-1);
    guard.leave();
    expect(history.location.pathname).toBe('/list');
  });

  test('the same page with another fragment, or over itself, is no way out', () => {
    const { history, guard } = setUp();
    guard.hold();
    guard.push('/form?id=1#name');
    guard.replace('/form?id=1&section=2');
    expect(guard.isAsking()).toBe(false);
    expect(history.location.search).toBe('?id=1&section=2');
  });

  test("the form's own navigation passes, and the guard stands again behind it", () => {
    const { history, guard } = setUp();
    guard.hold();
    guard.pass(() => guard.push('/list'));
    expect(history.location.pathname).toBe('/list');
    guard.push('/cart');
    expect(guard.isAsking()).toBe(true);
  });

  test('what leaves in several steps asks before the first, and passes until the last', async () => {
    const { history, guard } = setUp();
    guard.hold();
    const endSession = vi.fn(async () => {
      await Promise.resolve();
      guard.push('/login');
    });
    guard.ask(endSession);
    expect(endSession).not.toHaveBeenCalled();
    guard.leave();
    await expect.poll(() => history.location.pathname).toBe('/login');
    guard.push('/cart');
    expect(guard.isAsking()).toBe(true);
  });

  test('a failing step leaves the guard standing', () => {
    const { guard } = setUp();
    guard.hold();
    expect(() =>
      guard.pass(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    guard.push('/cart');
    expect(guard.isAsking()).toBe(true);
  });

  test('a question nobody needs to answer any more goes away', () => {
    const { guard } = setUp();
    const release = guard.hold();
    const listener = vi.fn();
    guard.subscribe(listener);
    guard.push('/cart');
    release();
    expect(guard.isAsking()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('closing the tab is confirmed by the browser, for as long as there is something to lose', () => {
    const { guard } = setUp();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    const first = guard.hold();
    const second = guard.hold();
    first();
    expect(closing()).toBe(true);
    second();
    expect(closing()).toBe(false);
  });
});
