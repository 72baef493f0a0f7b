import { expect, test } from 'vitest';
import { Recent } from '@app/contract/recent';

test('returns the events since a moment, for a minute, and null when it cannot know', () => {
  let now = 1000;
  const recent = new Recent<string>(() => now);
  recent.add('a');
  now = 2000;
  recent.add('b');
  expect([999, 1000, 1001, 2000, 2001].map((moment) => recent.since(moment))).toEqual([
    null,
    ['a', 'b'],
    ['b'],
    ['b'],
    [],
  ]);
  now = 61_500;
  expect([1499, 1500, 2001].map((moment) => recent.since(moment))).toEqual([null, ['b'], []]);
  recent.add('c');
  expect(recent.since(1500)).toEqual(['b', 'c']);
  now = 70_000;
  recent.forget();
  now = 70_001;
  recent.add('d');
  expect([69_999, 70_000].map((moment) => recent.since(moment))).toEqual([null, ['d']]);
});
