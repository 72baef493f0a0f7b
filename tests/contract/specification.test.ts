import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appRoutes } from '@app/build/appRoutes';
import { redirects } from '@/paths';
import { writeAreaPages } from '../../.storybook/areaPages';
import { areas, requirements } from '../../stories/spec/register';
import { decisions, sections } from '../../stories/spec/requirements/types';
import { specifiedRedirects, specifiedRoutes } from '../../stories/spec/routes';
import { marksIn, readRequirementMarks } from './support/requirementMarks';
import { filesUnder } from './support/sources';

const marks = readRequirementMarks();
const registered = new Set(requirements.map(({ id }) => id));
const named = new Set(marks.map(({ id }) => id));
const screens = filesUnder('src/screens', /Screen\.tsx$/).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length),
);
/** Subjects of requirements besides screens. */
const otherSubjects = [
  'AppShell',
  'Toasts',
  'auth server',
  'every screen',
  'ledger',
  'pricing',
  'routes',
  'status page',
];

describe('the register', () => {
  test('every id is its area’s and there once, in order', () => {
    for (const { prefix, requirements: own } of areas)
      expect(own.map(({ id }) => id)).toEqual(
        own.map((_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`),
      );
    expect(registered.size).toBe(requirements.length);
    expect(new Set(areas.map(({ prefix }) => prefix)).size).toBe(areas.length);
  });

  test('every part of the specification and every decision has a requirement', () => {
    const sources = new Set<string>(requirements.flatMap(({ from }) => from));
    expect([...sections, ...decisions].filter((source) => !sources.has(source))).toEqual([]);
    expect(requirements.filter(({ from }) => from.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('every screen has a requirement, and every requirement a subject there is', () => {
    const subjects = new Set(requirements.map(({ screen }) => screen));
    expect(screens.filter((screen) => !subjects.has(screen))).toEqual([]);
    const known = new Set([...screens, ...otherSubjects]);
    const lost = requirements.filter(({ screen }) => !known.has(screen));
    expect(lost.map(({ id, screen }) => `${id}: ${screen}`)).toEqual([]);
  });

  test('every area has its page in Storybook, and no page is left of one that is gone', () => {
    const folder = `${mkdtempSync(join(tmpdir(), 'areas-'))}/`;
    writeFileSync(`${folder}gone.mdx`, '');
    writeAreaPages(folder);
    const pages = filesUnder(folder, /\.mdx$/).map((path) => readFileSync(path, 'utf8'));
    const shown = pages.map((page) => /<AreaPage prefix="(\w+)" \/>/.exec(page)?.[1]);
    expect(shown.sort()).toEqual(areas.map(({ prefix }) => prefix).sort());
    for (const { prefix, title } of areas)
      expect(pages.find((page) => page.includes(`"${prefix}"`))).toContain(`"Specification/${title}"`);
  });
});

describe('requirements named by stories and tests', () => {
  test('every requirement is shown by a story or tested by a test', () => {
    const missing = requirements.filter(({ id }) => !named.has(id));
    expect(missing.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  test('no mark names an unregistered requirement', () => {
    const unknown = marks.filter(({ id }) => !registered.has(id));
    expect(unknown.map(({ id, file, line }) => `${file}:${line} ${id}`)).toEqual([]);
  });

  test('no place names a requirement twice', () => {
    const places = marks.map(({ id, file, line }) => `${file}:${line} ${id}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  test('a mark is read above a story, a test, a step and a whole file, and nowhere else', () => {
    const names = (text: string, file = 'x.test.tsx') =>
      marksIn(file, text).map(({ id, name }) => [id, name]);
    const story = '// shows: A-01, A-02\nexport const Empty: Story = {};';
    expect(names(story, 'stories/x.stories.tsx')).toEqual([
      ['A-01', 'Empty'],
      ['A-02', 'Empty'],
    ]);
    expect(() => names(story)).toThrow('// tests: ');
    expect(names('/** Why. */\n// tests: A-01\ntest.each([1])("each %s", () => {});')).toEqual([
      ['A-01', 'each %s'],
    ]);
    expect(names('test("a", async () => {\n  // tests: A-01\n  await test.step("b", f);\n});')).toEqual([
      ['A-01', 'b'],
    ]);
    expect(names('// tests: A-01\nconst meta = {};')).toEqual([['A-01', null]]);
    expect(() => names('test("a", () => {\n  // tests: A-01\n  expect(1).toBe(1);\n});')).toThrow(
      'above a story or a test',
    );
  });
});

/** Screens that a container renders, directly or through imports of the app. */
function screensOf(container: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    // Types are no code: a view's type says nothing about who renders it.
    const source = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
    for (const [, from = ''] of source.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)) {
      const screen = /^@\/screens\/.+\/(\w+Screen)$/.exec(from)?.[1];
      if (screen) found.add(screen);
      const path = from.startsWith('@app/') ? from.replace('@app/', 'app/') : join(dirname(file), from);
      if (!/^(\.|@app\/containers\/)/.test(from)) continue;
      const source = [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(candidate));
      if (source) read(source);
    }
  };
  read(container);
  return found;
}

describe('the map of addresses', () => {
  const routes = appRoutes();
  const page = (path: string) => routes.find((route) => route.path === path)?.containers.at(-1);

  test('has every route of the app', () => {
    const mapped = new Set(specifiedRoutes.map(({ path }) => path));
    expect(routes.map(({ path }) => path).filter((path) => !mapped.has(path))).toEqual([]);
    expect(mapped.size).toBe(specifiedRoutes.length);
  });

  // tests: PLACE-01, PLACE-02, PLACE-03, PLACE-04, ROUTE-07
  test.each(specifiedRoutes.filter(({ path }) => page(path) !== undefined))(
    '$path is the $screen',
    ({ path, screen }) => {
      expect(screens).toContain(screen);
      expect(screensOf(page(path) ?? '')).toContain(screen);
    },
  );

  test('what the app’s router does not serve is a page of its own, or an area’s not found', () => {
    const served = specifiedRoutes.filter(({ path }) => page(path) === undefined);
    expect(
      served
        .map(({ path }) => path)
        .filter((path) => !/^\/((legal\/.+)|dashboard\/\*|admin\/\*)?$/.test(path)),
    ).toEqual([]);
  });

  // tests: ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06
  test('has every redirect', () => {
    expect(specifiedRedirects).toEqual(redirects);
  });
});

test('only the adapters over HTTP and the pre-rendered pages call the network', () => {
  const callers = filesUnder('app', /\.tsx?$/)
    .filter((file) => !/^app\/(server|build)\//.test(file))
    .filter((file) =>
      /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|EventSource/.test(readFileSync(file, 'utf8')),
    );
  expect(callers.filter((file) => !file.startsWith('app/staticPages/'))).toEqual([
    'app/ports/http/changeLine.ts',
    'app/ports/http/request.ts',
  ]);
});
