import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../runner/changed/changedFiles';
import { writeOrigin } from '../runner/origin';
import { git } from '../visual/sources';
import { assertingStories } from './support/plays';
import { readLastRun, readReport, resultOf, stillSame } from './support/results';

const proof = (name: string | null, file = 'tests/gone/x.test.ts') => ({ id: 'A-01', file, line: 1, name });
const cwd = process.cwd();

describe('the last run', () => {
  const vitest = readReport({
    startTime: Date.parse('2026-11-23T08:00:00Z'),
    testResults: [
      {
        name: `${cwd}/tests/gone/x.test.ts`,
        assertionResults: [
          { title: 'adds 1 to 2', ancestorTitles: ['sums'], status: 'passed' },
          { title: 'adds 2 to 3', ancestorTitles: ['sums'], status: 'failed' },
          { title: 'waits', ancestorTitles: [], status: 'skipped' },
        ],
      },
      {
        name: `${cwd}/stories/gone/A.stories.tsx`,
        assertionResults: [{ title: 'Long Content', ancestorTitles: [], status: 'passed' }],
      },
    ],
  });
  const at = '2026-11-23T08:00:00.000Z';

  test.each([
    ['adds 1 to 2', { outcome: 'passed', at }],
    // One of two that the title stands for.
    ['adds %i to $second', { outcome: 'failed', at }],
    ['sums', { outcome: 'failed', at }],
    [null, { outcome: 'failed', at }],
    ['adds 1', null],
    ['waits', null],
  ])('says of %s what came of it', (name, result) => {
    expect(resultOf(proof(name), vitest)).toEqual(result);
  });

  test('knows a story by its export', () => {
    expect(resultOf(proof('LongContent', 'stories/gone/A.stories.tsx'), vitest)).toEqual({
      outcome: 'passed',
      at,
    });
  });

  test('of another machine is found by its own root', () => {
    const [ran] = readReport(
      {
        startTime: 0,
        testResults: [
          {
            name: '/elsewhere/portal/tests/unit/x.test.ts',
            assertionResults: [{ title: 'a', ancestorTitles: [], status: 'passed' }],
          },
        ],
      },
      '/elsewhere/portal',
    );
    expect(ran?.file).toBe('tests/unit/x.test.ts');
  });

  test('has the steps of journeys', () => {
    const journeys = readReport({
      config: { rootDir: `${cwd}/tests/gone` },
      stats: { startTime: at },
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'buys',
                  ok: true,
                  file: 'x.spec.ts',
                  tests: [{ results: [{ steps: [{ title: 'pays', steps: [{ title: 'by card' }] }] }] }],
                },
              ],
            },
          ],
        },
      ],
    });
    for (const name of ['buys', 'pays', 'by card'])
      expect(resultOf(proof(name, 'tests/gone/x.spec.ts'), journeys)?.outcome).toBe('passed');
  });

  test('is not made up of what is no report', () => {
    expect(() => readReport({})).toThrow();
  });
});

const portal = {
  'src/sum.ts': 'export const sum = 1;',
  'src/styles.css': '.a { color: red }',
  'stories/Sum.stories.tsx': "import { sum } from '@/sum';",
  'stories/Other.stories.tsx': 'export default {};',
  'tests/unit/sum.test.ts': "import { sum } from '@/sum';",
  'tests/unit/other.test.ts': 'test();',
  'tests/contract/links.test.ts': 'test();',
  'tests/journeys/buys.spec.ts': 'test();',
};
const proving = Object.keys(portal).filter((file) => !file.startsWith('src/'));

/** A repository with the portal in it: committed, but for a test that is written since. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  git(folder, 'init', '--quiet');
  for (const [file, text] of Object.entries(portal)) write(file, text);
  git(folder, 'add', '.');
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'All');
  write('tests/unit/other.test.ts', 'test(); test();');
  return { folder, write, tree: treeOf(folder) };
}

describe('what has changed since a run counts as not run', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'src/sum.ts',
      'export const sum = 2;',
      [
        'stories/Sum.stories.tsx',
        'tests/unit/sum.test.ts',
        'tests/contract/links.test.ts',
        'tests/journeys/buys.spec.ts',
      ],
    ],
    [
      'src/styles.css',
      '',
      [
        'stories/Sum.stories.tsx',
        'stories/Other.stories.tsx',
        'tests/contract/links.test.ts',
        'tests/journeys/buys.spec.ts',
      ],
    ],
    ['tests/unit/other.test.ts', 'test();', ['tests/unit/other.test.ts', 'tests/contract/links.test.ts']],
    ['README.md', 'Read', ['tests/contract/links.test.ts']],
    ['package.json', '{}', proving],
  ])('of %s', (file, text, stale) => {
    const { folder, write, tree } = makeRepository();
    write(file, text);
    const isSame = stillSame(tree, folder);
    expect(proving.filter((each) => !isSame(each))).toEqual(stale);
  });

  test('by what stands in the files and nothing else: neither their times nor the checkout count', () => {
    const { folder, write, tree } = makeRepository();
    write('src/sum.ts', 'export const sum = 2;');
    write('src/sum.ts', portal['src/sum.ts']);
    utimesSync(join(folder, 'src/sum.ts'), 4e9, 4e9);
    git(folder, 'add', 'tests');
    expect(proving.filter(stillSame(tree, folder))).toEqual(proving);
    const checkout = `${folder}-again`;
    cpSync(folder, checkout, { recursive: true });
    expect(proving.filter(stillSame(tree, checkout))).toEqual(proving);
  });

  test('where git does not know what the run was of, nothing counts', () => {
    const { folder } = makeRepository();
    expect(proving.filter(stillSame('0'.repeat(40), folder))).toEqual([]);
    rmSync(join(folder, '.git'), { recursive: true });
    expect(proving.filter(stillSame('HEAD', folder))).toEqual([]);
  });

  test('a report counts with what it was of beside it, and only then', () => {
    const { folder, write } = makeRepository();
    const reports = mkdtempSync(join(tmpdir(), 'reports-'));
    const testResults = ['sum', 'other'].map((name) => ({
      name: join(folder, `tests/unit/${name}.test.ts`),
      assertionResults: [{ title: 'a', ancestorTitles: [], status: 'passed' }],
    }));
    writeFileSync(join(reports, 'unit.json'), JSON.stringify({ startTime: 0, testResults }));
    const counted = () => readLastRun(reports, folder).map(({ file }) => file);
    expect(counted()).toEqual([]);
    writeOrigin('unit', reports, folder);
    expect(counted()).toEqual(['tests/unit/sum.test.ts', 'tests/unit/other.test.ts']);
    write('src/sum.ts', 'export const sum = 2;');
    expect(counted()).toEqual(['tests/unit/other.test.ts']);
  });

  test('what is staged stays as it is', () => {
    const { folder } = makeRepository();
    expect(git(folder, 'diff', '--name-only', '--cached')).toBe('');
    expect(readFileSync(join(folder, 'tests/unit/other.test.ts'), 'utf8')).toBe('test(); test();');
  });
});

test('a story asserts when its play expects, looks for something, or is a shared step', () => {
  const text = `
    export const A = { play: async () => { await expect(1).toBe(1); } };
    export const B: Story = { async play({ canvas }) { await canvas.findByText('x'); } };
    export const C: Story = { play: scrolls };
    export const D: Story = { play: async () => { await userEvent.click(document.body); } };
    export const E: Story = { args: { expect: 1 } };
  `;
  expect([...assertingStories('a.stories.tsx', text)]).toEqual(['A', 'B', 'C']);
});
