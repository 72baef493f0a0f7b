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

test('no day of the portal is worked out from UTC or from the device (D41)', () => {
  const sources = [...filesUnder('app', /\.tsx?$/)].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const inUtc = sources.filter(([, text]) => /\bdayOf\b|toISOString\(\)\.slice\(0, 10\)/.test(text));
  // The test bank is a separate system with its own calendar.
  expect(inUtc.map(([file]) => file)).toEqual(['app/server/testBank/savedCards.ts']);
  const byDevice = sources.filter(([, text]) => /\bdeviceDay\(\)/.test(text)).map(([file]) => file);
  expect(byDevice.filter((file) => !file.startsWith('app/ports/sample/')).toSorted()).toEqual([
    'app/device/clock.ts',
    'app/reads/useToday.ts',
  ]);
});

test.each([
  ['src/stylesWithoutFonts.css', ['src/']],
  ['app/styles.css', ['app/']],
  ['.storybook/storybook.css', ['.storybook/', 'stories/']],
])('%s takes classes from its own room', (sheet, rooms) => {
  const sources = [...readFileSync(sheet, 'utf8').matchAll(/@source '([^']+)'/g)].map(([, glob = '']) =>
    join(dirname(sheet), glob),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !rooms.some((room) => source.startsWith(room)))).toEqual([]);
});
