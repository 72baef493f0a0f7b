import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Loaded } from '@/domain/results/loaded';
import { useNavigationFocus } from '@app/reads/useNavigationFocus';

const ready = (value: string): Loaded<string> => ({ status: 'ready', value });

/** Returns the states drawn for each of these states, one after the other. */
function drawn(first: Loaded<string>, ...later: readonly Loaded<string>[]): readonly Loaded<string>[] {
  const states: Loaded<string>[] = [];
  const { rerender } = renderHook((state: Loaded<string>) => states.push(useNavigationFocus(state)), {
    initialProps: first,
  });
  for (const state of later) rerender(state);
  return states;
}

test('what arrives is drawn apart from the moment at which it came', () => {
  const loading: Loaded<string> = { status: 'loading' };
  // The second one of loading is the turn that the arrival interrupts.
  expect(drawn(loading, ready('cards'))).toEqual([loading, loading, ready('cards')]);
});

test('what was there shows at once, and so does every change of it', () => {
  expect(drawn(ready('a'), ready('b'), { status: 'error', reason: 'offline' })).toEqual([
    ready('a'),
    ready('b'),
    { status: 'error', reason: 'offline' },
  ]);
});
