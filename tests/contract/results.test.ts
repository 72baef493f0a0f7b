import { describe, expect, test } from 'vitest';
import { assertingStories } from './support/plays';
import { readReport, resultOf } from './support/results';

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

  test('does not count for a file that has been written since', () => {
    const [old] = readReport({
      startTime: 0,
      testResults: [
        {
          name: `${cwd}/tests/contract/results.test.ts`,
          assertionResults: [{ title: 'a', ancestorTitles: [], status: 'passed' }],
        },
      ],
    });
    expect(old && resultOf(proof('a', old.file), [old])).toBeNull();
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
