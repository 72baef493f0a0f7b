import { expect, test } from 'vitest';
import { offenders } from '../../budgets/offenders';

const told = async (was: Record<string, string>, is: Record<string, string>) => {
  const files = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return offenders(files, new Map(Object.entries(was)), new Map(Object.entries(is)));
};
const long = 'export const words: readonly string[] = ["one", "two", "three", "many", "others"];';

test('who grew is named, the heaviest first; types and comments weigh nothing', async () => {
  const found = await told(
    { 'src/a.ts': '', 'src/b.tsx': 'export const b = 1;', 'src/c.ts': 'export const c = 1;' },
    {
      'src/a.ts': 'export const a = 1;',
      'src/b.tsx': `export const b = <p>{${JSON.stringify(long)}}</p>;`,
      'src/c.ts': '/** More. */ export interface C { more: string }\nexport const c = 1;',
    },
  );
  expect(found.map(({ path }) => path)).toEqual(['src/b.tsx', 'src/a.ts']);
  expect(found[0]?.bytes).toBeGreaterThan(found[1]?.bytes ?? 0);
});

test('a package that was not there comes first, whatever its importer weighs', async () => {
  const found = await told(
    { 'src/a.ts': '', 'src/b.ts': "import 'react';\nexport const words = 'one two three four five six';" },
    { 'src/a.ts': long, 'src/b.ts': "import 'react'; import 'react-aria';" },
  );
  expect(found.map(({ path, packages }) => [path, packages])).toEqual([
    ['src/b.ts', ['react-aria']],
    ['src/a.ts', []],
  ]);
});

test('what shrank, what is gone and what no browser loads are left out', async () => {
  expect(
    await told(
      { 'src/a.ts': long, 'src/gone.ts': long, 'app/server/main.ts': '' },
      { 'src/a.ts': 'export const a = 1;', 'app/server/main.ts': long },
    ),
  ).toEqual([]);
});
