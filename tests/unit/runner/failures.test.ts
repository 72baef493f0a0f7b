import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesUnder } from '../../contract/support/sources';
import { failureSummary } from '../../runner/failureSummary';
import { lineOf, playwrightFailures, type Failure } from '../../runner/failures';
import { restWideSteps, wideSteps } from '../../runner/steps';
import { storiesNamed, storiesStep } from '../../runner/storyChoice';

const file = 'stories/components/Chart.stories.tsx';
const source = 'const meta = {};\n\nexport const Default: Story = {};\nexport const NoBars: Story = {};\n';
const step = wideSteps.find(({ id }) => id === 'stories');
if (!step) throw new Error('There are no stories');

describe('the line of a failure', () => {
  test('is the nearest line in its own file, wherever the error was thrown', () => {
    const frames = [
      { file: 'tests/support/helper.ts', line: 7 },
      { file, line: 42 },
      { file, line: 50 },
    ];
    expect(lineOf(file, source, frames, 'components-chart--no-bars')).toBe(42);
  });

  test('is the story’s, when only the check of its look threw', () => {
    const frames = [{ file: '.storybook/checkStory.ts', line: 61 }];
    expect(lineOf(file, source, frames, 'components-chart--no-bars')).toBe(4);
    expect(lineOf(file, source, frames, null)).toBeNull();
  });

  test('is in the journey rather than in what it called', () => {
    const errors = [
      {
        message: 'The portal never printed',
        location: { file: '/home/x/tests/journeys/support/portal.ts', line: 3 },
      },
    ];
    const report = (own: object[]) => ({
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'pays',
                  file: 'order.spec.ts',
                  line: 10,
                  tests: [
                    { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
                    {
                      projectName: 'phone',
                      status: 'unexpected',
                      results: [{ errors: [...errors, ...own] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const told = (own: object[]) => playwrightFailures(report(own), 'tests/journeys', '/home/x');
    expect(told([])).toEqual([
      expect.objectContaining({
        file: 'tests/journeys/order.spec.ts',
        line: 10,
        title: 'pays',
        variant: 'phone',
      }),
    ]);
    const assertion = { message: 'no', location: { file: '/home/x/tests/journeys/order.spec.ts', line: 14 } };
    expect(told([assertion])[0]?.line).toBe(14);
  });
});

describe('the words at the end', () => {
  const failure = (variant: string, message: string): Failure => ({
    file,
    line: 4,
    title: 'No Bars',
    variant,
    message,
    story: 'components-chart--no-bars',
  });
  const words = (failures: Failure[], output = '') =>
    failureSummary({ step, failures, output, logFile: 'stories.log' }).join('\n');

  test('a story is listed once, with every failed variant and how to run it again', () => {
    const text = words([
      failure('ru-1280', 'At 1280 px in the dark: one\n\nAt 1280 px in the light: one'),
      failure('en-375', 'At 375 px in the light: two'),
    ]);
    expect(text.match(/Chart\.stories\.tsx:4 {2}No Bars/g)).toHaveLength(1);
    expect(text).toMatch(/in ru-1280:\n.*dark: one\n.*light: one\n.*in en-375:\n.*two/);
    expect(text).toContain('→ npm test -- --story components-chart--no-bars');
  });

  test('what two variants report alike is reported once', () => {
    const text = words([failure('ru-1280', 'The same'), failure('en-375', 'The same')]);
    expect(text).toContain('in ru-1280 and en-375:');
    expect(text.match(/The same/g)).toHaveLength(1);
  });

  test('the page that Testing Library prints is left to the log', () => {
    const text = words([
      failure('ru-1280', 'Unable to find a button\n\nHere are the accessible roles:\n\n  main:'),
    ]);
    expect(text).toContain('Unable to find a button');
    expect(text).not.toContain('main:');
  });

  test('a step without tests shows the end of what it printed', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index}`);
    const text = words([], lines.join('\n'));
    expect(text).toContain('line 199');
    expect(text).not.toContain('line 100');
    expect(text).toContain(`→ ${step.remedy}`);
  });
});

describe('stories by name', () => {
  const stories = [
    { name: 'Default', id: 'components-chart--default', tags: [] },
    { name: 'NoBars', id: 'components-chart--no-bars', tags: [] },
  ];
  const catalogue = [{ path: file, source, title: null, component: 'Chart', stories }];
  const named = (text: string) => storiesNamed(text, catalogue).get(file);

  test('an id, a title with a name, a name in words', () => {
    expect(named('components-chart--no-bars')).toEqual(['NoBars']);
    expect(named('chart/default')).toEqual(['Default']);
    expect(named('no bars')).toEqual(['NoBars']);
    expect(named('Chart')).toEqual(['Default', 'NoBars']);
    expect(named('Pie')).toBeUndefined();
  });

  test('run in both projects, in every variant, and must all come', () => {
    const { command, env, report } = storiesStep(step, storiesNamed('no bars', catalogue));
    expect(command.slice(-3)).toEqual([file, '-t', '^(?:No Bars)$']);
    expect(command[command.indexOf('--project') + 1]).toBe('stories');
    expect(env).toEqual({ STORY_LOOKS: 'all' });
    expect(report?.written?.()).toBe(2);
  });
});

test('the journeys of every engine that is here must all come', () => {
  const engines = restWideSteps.find(({ id }) => id === 'engines');
  const written = filesUnder('tests/engines', /\.spec\.ts$/).flatMap(
    (spec) => readFileSync(spec, 'utf8').match(/^(?:test|ownPortal)\(/gm) ?? [],
  );
  vi.stubEnv('PATH', '');
  expect(engines?.report?.written?.()).toBe(written.length);
  const programs = mkdtempSync(join(tmpdir(), 'engines-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(programs, { recursive: true });
  });
  for (const program of ['firefox', 'WebKitWebDriver', 'Xvfb'])
    writeFileSync(join(programs, program), '', { mode: 0o755 });
  vi.stubEnv('PATH', programs);
  expect(engines?.report?.written?.()).toBe(3 * written.length);
});
