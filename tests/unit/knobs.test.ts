import { expect, test } from 'vitest';
import { choice, count, toggle } from '../../stories/kit/knobs';

test('every knob says in Controls how the story opens, or what it is for', () => {
  const described = [choice(['ready', 'error']), choice(['ready'], 'Of the list.'), count(4, 60), toggle()];
  expect(described.map(({ control }) => control.description)).toEqual([
    'The story opens with: ready.',
    'Of the list.',
    'From 0 to 60; the story opens with 4.',
    'Off when the story opens.',
  ]);
});
