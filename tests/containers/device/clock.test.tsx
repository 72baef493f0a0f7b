import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useNow } from '@app/device/clock';
import { noteServerDate } from '@app/device/serverTime';
import { claimTabFor, releasePage } from '@app/device/tabAccount';

test('an account’s time is right as soon as an answer shows that the device’s clock is wrong', () => {
  onTestFinished(() => {
    noteServerDate(new Date().toUTCString());
    releasePage();
  });
  const date = 'Sat, 28 Nov 2037 12:00:00 GMT';
  const { result } = renderHook(useNow);
  act(() => noteServerDate(date));
  expect(result.current).not.toMatch(/^2037/);
  // The account is known after its first answer.
  claimTabFor({
    id: '7',
    email: 'anna@example.com',
    firstName: 'Анна',
    lastName: 'Соколова',
    role: 'customer',
  });
  act(() => noteServerDate(date));
  expect(result.current).toMatch(/^2037-11-28T12:00/);
  act(() => noteServerDate(null));
  expect(result.current).toMatch(/^2037-11-28T12:00/);
});
