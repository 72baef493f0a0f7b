import { expect, test, vi } from 'vitest';
import { reloadAfterSignOut } from '@app/device/signedOutPages';
import { forgetOwner } from '@app/device/tabAccount';

/** Simulates a browser showing a page again: one that it has cached whole, or one just loaded. */
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

// tests: AUTH-19
test('a page that the browser cached whole begins anew once somebody has signed out, and only then', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  reloadAfterSignOut();
  show(true);
  expect(reload).not.toHaveBeenCalled();
  // Somebody has set the clock back meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
  forgetOwner();
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
