import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useNow } from '@app/device/clock';
import { noteServerDate } from '@app/device/serverTime';

test('the time is right as soon as an answer shows that the device’s clock is wrong', () => {
  onTestFinished(() => noteServerDate(new Date().toUTCString()));
  const { result } = renderHook(useNow);
  act(() => noteServerDate('Sat, 28 Nov 2037 12:00:00 GMT'));
  expect(result.current).toMatch(/^2037-11-28T12:00/);
  act(() => noteServerDate(null));
  expect(result.current).toMatch(/^2037-11-28T12:00/);
});
