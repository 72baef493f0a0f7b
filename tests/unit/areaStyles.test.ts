import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaStyles } from '../../app/build/areaStyles';

const root = process.cwd();
const chunk = (
  name: string,
  code: string,
  source: string | null,
  dynamicImports: readonly string[] = [],
) => ({
  fileName: `${name}.js`,
  code,
  imports: [],
  dynamicImports: dynamicImports.map((imported) => `${imported}.js`),
  moduleIds: source === null ? [] : [join(root, source)],
  facadeModuleId: source === null ? null : join(root, source),
});

test('the entry has the styles of all that can show outside the areas, the areas have those of everything in the same order', async () => {
  const { load, generateBundle } = await areaStyles(root, [
    chunk('index', 'const box = `flex p-2`', 'index.html', ['notice', 'dashboard', 'admin']),
    chunk('notice', "export const mark = `before:content-[''] text-(--color-link)`", null),
    chunk('dashboard', 'export const page = `hidden p-4`', 'app/routes/dashboardPages.ts'),
    chunk('admin', 'export const table = `hidden p-6`', 'app/routes/adminPages.ts'),
  ]);
  const emitted: { fileName?: string; originalFileName?: string; source: string | Buffer }[] = [];
  if (typeof generateBundle !== 'object' || typeof load !== 'object') throw new Error('Other hooks');
  Reflect.apply(
    generateBundle.handler,
    { emitFile: (file: (typeof emitted)[number]) => emitted.push(file) },
    [],
  );
  const outside = String(emitted.find(({ fileName }) => fileName?.endsWith('.css'))?.source);
  const whole = String(Reflect.apply(load.handler, {}, [join(root, 'app/styles.css')]));
  const places = (css: string) =>
    ['.flex', '.hidden', '.p-2', '.p-4', 'before\\:content', 'text-\\(--color-link'].map((name) =>
      css.indexOf(name),
    );
  const [flex = 0, hidden, p2 = 0, p4, content, link] = places(outside);
  expect([hidden, p4]).toEqual([-1, -1]);
  expect([flex > 0, p2 > flex, Number(content) > p2, Number(link) > 0]).toEqual([true, true, true, true]);
  const administrators = String(Reflect.apply(load.handler, {}, [join(root, 'app/adminStyles.css')]));
  expect(places(administrators).map((place) => place > 0)).toEqual([true, true, true, false, true, true]);
  expect(administrators.indexOf('.p-6')).toBeGreaterThan(administrators.indexOf('.p-2'));
  // Whichever comes first to a tab: the entry's, the administrators', the whole.
  const order = '@layer entry, admin, theme, base, components, utilities;';
  expect(administrators.startsWith(`${order}@layer admin{`)).toBe(true);
  expect(whole.startsWith(order)).toBe(true);
  expect(outside).toMatch(/^@layer entry\s*\{/);
  const [, , wholeP2 = 0, wholeP4] = places(whole);
  expect(places(whole)).not.toContain(-1);
  expect(wholeP4).toBeGreaterThan(wholeP2);
  // The typeface comes apart from both; its files are named as the pages look them up.
  expect(outside + whole).not.toMatch(/@font-face[^}]*url\(/);
  expect(outside + whole).toContain('Golos Fallback');
  expect(emitted.flatMap(({ originalFileName }) => originalFileName ?? [])).toEqual([
    expect.stringMatching(/^node_modules\/@fontsource-variable\/golos-text\/.*cyrillic.*\.woff2$/),
    expect.stringMatching(/^node_modules\/@fontsource-variable\/golos-text\/.*latin.*\.woff2$/),
    expect.stringMatching(/^node_modules\/@fontsource-variable\/jetbrains-mono\/.*\.woff2$/),
  ]);
});
