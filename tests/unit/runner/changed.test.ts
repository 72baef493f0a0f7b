import { describe, expect, test } from 'vitest';
import { planFor } from '../../runner/changed/plan';
import { readChange } from '../../runner/changed/changedFiles';
import { dependentsOf, affectedStoriesOf, type ImpactScope } from '../../runner/changed/impactScope';
import { sourceGraph } from '../../runner/changed/sourceGraph';
import { singleSteps, wideSteps } from '../../runner/steps';

const chart = 'src/components/Chart.tsx';
const portal = {
  '.storybook/preview.tsx': "import './decorators'",
  '.storybook/decorators.tsx': "import { brand } from '@/brand'",
  'src/brand.ts': 'export const brand = 1',
  'src/styles.css': '.a { color: red }',
  [chart]: 'export const Chart = 1; export interface ChartProps { bars: number }',
  'src/components/Mark.tsx': 'export const Mark = 1',
  'src/screens/home/HomeScreen.tsx': "import { Chart } from '@/components/Chart'; t('home.title')",
  'src/screens/home/homeView.ts': "import type { ChartProps } from '@/components/Chart'",
  'src/i18n/messages/ru/home.json': '{"home.title":"Дом"}',
  'app/routes/pages.ts': "const home = () => import('@app/containers/home/Home.container')",
  'app/containers/home/Home.container.tsx': "import { HomeScreen } from '@/screens/home/HomeScreen'",
  'app/server/main.ts': "import './clock.ts'",
  'app/server/clock.ts': 'export const clock = 1',
  'stories/components/Chart.stories.tsx': "import { Chart } from '@/components/Chart'",
  'stories/components/Mark.stories.tsx': "import { Mark } from '@/components/Mark'",
  'stories/screens/home/HomeScreen.stories.tsx': "import { HomeScreen } from '@/screens/home/HomeScreen'",
  'tests/unit/homeView.test.ts': "import '@/screens/home/homeView'",
  'tests/unit/tokens.test.ts': "readFileSync('src/styles.css')",
  'tests/containers/renderRoute.tsx': "import '@app/routes/pages'",
  'tests/containers/home/Home.test.tsx': "import { renderRoute } from '../renderRoute'",
  'tests/containers/cart/Cart.test.tsx': "import { renderRoute } from '../renderRoute'",
  'tests/server/process.test.ts': "import './support/serverProcess'",
  'tests/server/processes/killed.test.ts': "import '../support/serverProcess'",
  'tests/server/support/serverProcess.ts': 'spawn(node)',
  'tests/journeys/home.spec.ts': 'test()',
  '.storybook/main.ts': "import '../tests/contract/support/screens'",
  'tests/contract/support/screens.ts': "filesUnder('src/screens/home')",
};
type Portal = Record<string, string>;

/** Returns the reach of changes to the portal; null takes a file away. */
function reachOf(changes: Record<string, string | null>): ImpactScope {
  const mixed: Record<string, string | null> = { ...portal, ...changes };
  const sources: Portal = Object.fromEntries(
    Object.entries(mixed).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  );
  const [was, is] = [portal, sources].map((each) => sourceGraph(new Map(Object.entries(each))));
  if (!was || !is) throw new Error('There are two');
  const changed = Object.keys(changes);
  return {
    changed,
    dependents: dependentsOf(changed, was, is),
    stories: affectedStoriesOf(changed, was, is),
    storiesIn: () => 3,
    isThere: (path) => path in sources,
  };
}

const testsOf = (reach: ImpactScope) =>
  [...reach.dependents].filter((path) => path.includes('.test.')).sort();
const storiesOf = ({ stories }: ImpactScope) =>
  stories.reach === 'everything' ? 'everything' : [...stories.files.keys()].sort();

describe('what a change reaches', () => {
  test('a leaf component: the stories and the pages that show it', () => {
    const reach = reachOf({ [chart]: 'export const Chart = 2' });
    expect(storiesOf(reach)).toEqual([
      'stories/components/Chart.stories.tsx',
      'stories/screens/home/HomeScreen.stories.tsx',
    ]);
    expect(testsOf(reach)).toEqual(['tests/containers/home/Home.test.tsx']);
  });

  test('a comment reaches nobody', () => {
    const reach = reachOf({
      [chart]: `// One more\n\n${portal[chart]} // and after`,
      'src/components/Mark.tsx': 'export const Mark = 2',
    });
    expect(storiesOf(reach)).toEqual(['stories/components/Mark.stories.tsx']);
    expect(testsOf(reach)).toEqual([]);
    expect(reach.dependents).not.toContain(chart);
  });

  test('what is gone reaches who imported it', () => {
    expect(storiesOf(reachOf({ [chart]: null }))).toContain('stories/components/Chart.stories.tsx');
  });

  test('a message reaches who asks for it', () => {
    const reach = reachOf({ 'src/i18n/messages/ru/home.json': '{"home.title":"Домой"}' });
    expect(storiesOf(reach)).toEqual(['stories/screens/home/HomeScreen.stories.tsx']);
    expect(testsOf(reach)).toEqual(['tests/containers/home/Home.test.tsx']);
  });

  test('what the preview uses, and a sheet of styles, reach every story', () => {
    expect(storiesOf(reachOf({ 'src/brand.ts': 'export const brand = 2' }))).toBe('everything');
    expect(storiesOf(reachOf({ 'src/styles.css': '' }))).toBe('everything');
  });

  test('a file reaches the tests that read or start it rather than import it', () => {
    expect(testsOf(reachOf({ 'src/styles.css': '' }))).toEqual(['tests/unit/tokens.test.ts']);
    expect(testsOf(reachOf({ 'app/server/clock.ts': '' }))).toEqual([
      'tests/server/process.test.ts',
      'tests/server/processes/killed.test.ts',
    ]);
  });
});

describe('the plan of a change', () => {
  const everyStep = [...singleSteps, ...wideSteps];
  const plan = (changes: Record<string, string | null>) => planFor(everyStep, reachOf(changes));

  test('leaves what test:all adds to test:all', () => {
    const server = plan({ 'app/server/clock.ts': '' }).steps.find(({ id }) => id === 'server');
    expect(server?.command.filter((part) => part.endsWith('.test.ts'))).toEqual([
      'tests/server/process.test.ts',
    ]);
  });

  test('runs all tests of the files it names, also rarer ones and other stories', () => {
    const { steps } = plan({ 'app/server/clock.ts': '', [chart]: 'export const Chart = 2' });
    const of = (id: string) => steps.find((step) => step.id === id);
    expect(of('server')?.env).toEqual({});
    expect(of('stories')?.command.join()).not.toContain('testNamePattern');
  });

  const idsOf = (changes: Record<string, string | null>) => plan(changes).steps.map(({ id }) => id);

  test('a leaf component: its stories, its pages, and what is fast; the rest is named with its reason', () => {
    const { steps, leftOut } = plan({ [chart]: 'export const Chart = 2' });
    expect(steps.map(({ id }) => id)).toEqual([
      'containers',
      'unit',
      'eslint',
      'format',
      'oxlint',
      'knip',
      'stories',
    ]);
    const stories = steps.find(({ id }) => id === 'stories');
    expect(stories?.command).toContain('stories/components/Chart.stories.tsx');
    expect(stories?.report?.written?.()).toBe(2 * 3);
    expect(steps.find(({ id }) => id === 'eslint')?.command).toEqual([
      'eslint',
      '--max-warnings',
      '0',
      chart,
    ]);
    expect(leftOut).toContain('server (nothing they import changed)');
    expect(leftOut.find((line) => line.includes('journeys'))).toContain('the whole built portal');
    const told = leftOut.join();
    for (const { id } of everyStep)
      expect(told.includes(id) || steps.some((step) => step.id === id), id).toBe(true);
  });

  test('a comment is linted, but nothing is played for it', () => {
    const { steps } = plan({ [chart]: `/** One bar a day. */\n${portal[chart]}` });
    expect(steps.map(({ id }) => id)).toEqual(['unit', 'eslint', 'format', 'oxlint', 'knip']);
    expect(steps.find(({ id }) => id === 'oxlint')?.command).toContain(chart);
  });

  test('types are looked at where what changed is used', () => {
    const oxlint = plan({ [chart]: 'export const Chart = 2' }).steps.find(({ id }) => id === 'oxlint');
    expect(oxlint?.command).toContain('src/screens/home/HomeScreen.tsx');
  });

  test('a journey that changed runs alone, after a build', () => {
    const { steps } = plan({ 'tests/journeys/home.spec.ts': 'test(2)' });
    expect(steps.map(({ id }) => id)).toContain('build');
    expect(steps.find(({ id }) => id === 'journeys')?.command).toContain('tests/journeys/home.spec.ts');
  });

  test('the server’s journeys are all of them', () => {
    const journeys = plan({ 'app/server/clock.ts': '' }).steps.find(({ id }) => id === 'journeys');
    expect(journeys?.command.at(-1)).toBe('--reporter=list,json');
  });

  test('what every test is made with has them all run', () => {
    const all = everyStep.map(({ id }) => id);
    expect(idsOf({ 'package-lock.json': '{}' })).toEqual(all);
    expect(idsOf({ 'vitest.config.ts': '' })).toEqual(all);
  });

  test('a screen is no reason to go through the whole portal because contract tests read the sources', () => {
    const ids = idsOf({ 'src/screens/home/HomeScreen.tsx': '' });
    expect(ids).toContain('unit');
    expect(ids).not.toContain('journeys');
  });

  test('no part of this very portal that is seen has everything run', () => {
    const { after } = readChange('HEAD');
    const graph = sourceGraph(after);
    const seen = /^src\/(?:screens|patterns|components|primitives)\//;
    const changed = [...after.keys()].filter((path) => seen.test(path));
    const dependents = dependentsOf(changed, graph, graph);
    const stories = { reach: 'some', files: new Map<string, string[]>() } as const;
    const reach: ImpactScope = { changed, dependents, stories, storiesIn: () => 1, isThere: () => true };
    expect(changed.length).toBeGreaterThan(100);
    expect(planFor(everyStep, reach).leftOut.join()).not.toContain('nothing:');
  });
});
