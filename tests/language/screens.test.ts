import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../chromium.ts';
import { readCatalogue } from '../contract/support/catalogue.ts';
import { filesUnder } from '../contract/support/sources.ts';
import { portalWithPseudoLanguage, pseudoLocale } from './portalWithLanguage.ts';

/** States about data: long names are truncated on purpose, and thousands of rows come from a function. */
const dataStates = /^(LongContent|Listed|Scrolled|TenThousand|HundredThousand|Everything)$/;

const states = readCatalogue()
  .filter(({ path }) => /^stories\/(screens\/|patterns\/(AppShell|AdminShell|CommandPalette)\.)/.test(path))
  .flatMap(({ path, stories }) => stories.map(({ name }) => ({ path, name })))
  // States that only a play opens or that hold state are empty without it.
  .filter(({ name }) => !dataStates.test(name) && !/Open$|^Interactive$/.test(name))
  // Frames of screens have made-up content in other states.
  .filter(({ path, name }) => path.startsWith('stories/screens/') || name === 'Default');

let root: string | undefined;
let server: PreviewServer | undefined;
let browser: Browser | undefined;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  root = portalWithPseudoLanguage();
  const config = {
    root: join(root, 'tests/language/page'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error' as const,
  };
  const outDir = join(root, 'dist');
  await build({ ...config, publicDir: false, build: { outDir, minify: false, manifest: false } });
  server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (root !== undefined) rmSync(root, { recursive: true, force: true });
});

// tests: LANG-07
test.each([
  { width: 320, shown: states },
  { width: 375, shown: states.filter(({ name }) => name === 'Default') },
  { width: 1280, shown: states.filter(({ name }) => name === 'Default') },
])(
  'in a new language nothing is untranslated, and nothing is cut at $width px',
  async ({ width, shown }) => {
    expect(shown.length).toBeGreaterThan(30);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const { path, name } of shown) {
      const lines = await page.evaluate(([file, story, locale]) => window.look(file, story, locale), [
        path,
        name,
        pseudoLocale,
      ] as const);
      found.push(...lines.map((line) => `${relative('stories', path)} ${name}: ${line}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  },
  // Hundreds of states, on a machine that may be half as fast.
  400_000,
);

test('a language is added by files, and npm run messages writes the two that name it', () => {
  const copy = root ?? '';
  const files = ['src', 'app', 'stories', '.storybook'].flatMap((folder) =>
    filesUnder(join(copy, folder), /\w/).map((file) => relative(copy, file)),
  );
  const before = new Set(
    ['src', 'app', 'stories', '.storybook'].flatMap((folder) => filesUnder(folder, /\w/)),
  );
  const added = files.filter((file) => !before.has(file));
  expect(added.filter((file) => !file.startsWith(`src/i18n/messages/${pseudoLocale}/`))).toEqual([
    `app/server/messages/${pseudoLocale}.json`,
  ]);
  const changed = files.filter(
    (file) => before.has(file) && !readFileSync(file).equals(readFileSync(join(copy, file))),
  );
  expect(changed.sort()).toEqual(['app/server/messages/catalogues.ts', 'src/i18n/languages.ts']);
});

test('the compiler names what a language lacks', () => {
  const folder = root ?? '';
  const cutOut = (file: string, part: RegExp) => {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source).toMatch(part);
    writeFileSync(join(folder, file), source.replace(part, ''));
  };
  cutOut(`src/i18n/messages/${pseudoLocale}/language.ts`, /"tag":"[^"]*",/);
  cutOut(`app/server/messages/${pseudoLocale}.json`, /"mailSubject":"[^"]*",/);
  const options =
    '--ignoreConfig --noEmit --strict --target esnext --module esnext --moduleResolution bundler --resolveJsonModule --allowImportingTsExtensions';
  const { stdout } = spawnSync(
    'node',
    [
      'node_modules/typescript/bin/tsc',
      ...options.split(' '),
      'src/i18n/locale.ts',
      'app/server/messages/messages.ts',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout).toMatch(new RegExp(`messages/${pseudoLocale}/language\\.ts.*'tag' is missing`));
  expect(stdout).toMatch(/server\/messages\/messages\.ts[^]*mailSubject/);
});
