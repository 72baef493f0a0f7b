import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from './support/sources';

/** Openings that a reader has to read twice (words.md, rule 5). */
const riddle = /\/\*\*[\s*]*(?:What|Whoever|Whom|Whose|Who|That which|Whatever)\b[^\n]*/g;

const riddlesIn = (code: string) => code.match(riddle) ?? [];

test('doc comments open with a noun or a verb', () => {
  const found = ['src', 'app', 'stories', 'tests', '.storybook'].flatMap((folder) =>
    filesUnder(folder, /\.tsx?$/).flatMap((file) =>
      riddlesIn(readFileSync(file, 'utf8')).map((opening) => `${file}: ${opening}`),
    ),
  );
  expect(found).toEqual([]);
});

test('remedies of the test runner use plain verbs (words.md, rule 5)', () => {
  const remedies =
    readFileSync('tests/runner/steps.ts', 'utf8').match(/remedy:\s*(?:'[^']*'|`[^`]*`)/g) ?? [];
  expect(remedies.length).toBeGreaterThan(9);
  expect(
    remedies.filter((remedy) => /\b(?:who|what|whom|stands?|tells?|says?|mends?)\b/i.test(remedy)),
  ).toEqual([]);
});

test.each([
  ['* What the bell counts. */', 1],
  ['*\n * Whoever signs in.\n */', 1],
  ['* Counts what is unread. */', 0],
])('/*%s', (rest, count) => {
  expect(riddlesIn(`/*${rest}`)).toHaveLength(count);
});
