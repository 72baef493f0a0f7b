import { expect, test } from 'vitest';
import { queueFrame } from '../../.storybook/frameQueue';

test('two frames load at once, and the next when one of them is done or leaves', () => {
  const started: string[] = [];
  const begin = (name: string) => queueFrame(() => started.push(name));
  const first = begin('first');
  const second = begin('second');
  const third = begin('third');
  const fourth = begin('fourth');
  expect(started).toEqual(['first', 'second']);
  third();
  first();
  first();
  expect(started).toEqual(['first', 'second', 'fourth']);
  second();
  fourth();
});
