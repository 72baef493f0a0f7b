import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './support/sources';

test('one module opens the print dialog', () => {
  const printing = [...filesUnder('src', /\.tsx?$/), ...filesUnder('app', /\.tsx?$/)].filter((file) =>
    /\bprint\(\)/.test(readFileSync(file, 'utf8')),
  );
  expect(printing).toEqual(['app/device/print.ts']);
});

test.each([
  ['src/styles.css', ['src/']],
  ['app/styles.css', ['app/']],
  ['.storybook/storybook.css', ['.storybook/', 'stories/']],
])('%s takes classes from its own room', (sheet, rooms) => {
  const sources = [...readFileSync(sheet, 'utf8').matchAll(/@source '([^']+)'/g)].map(([, glob = '']) =>
    join(dirname(sheet), glob),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !rooms.some((room) => source.startsWith(room)))).toEqual([]);
});
