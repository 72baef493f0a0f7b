import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aliasedTitles } from '../../.storybook/aliases';
import { areaNames } from '../../.storybook/labels';
import { storyNameOf } from '../../.storybook/storyNames';
import { subjectOf, titleOf } from '../../.storybook/titles';
import { ownFrames } from '../../.storybook/sideEffectGuard';
import type { Journey } from '../../stories/start/journey';
import { journeys } from '../../stories/start/journeys';
import { readCatalogue } from './support/catalogue';
import { readTexts, textsLookedFor } from './support/playedTexts';
import { expectedCallbacks } from './support/plays';
import { readScreenStates } from './support/screenStates';
import { filesUnder } from './support/sources';

const catalogue = readCatalogue();
const storyFile = (path: string) => catalogue.find((file) => file.path === path);

/** Statuses whose story has another name than their own. */
const storyOfStatus: Readonly<Record<string, string>> = {
  ready: 'Default',
  form: 'Default',
  list: 'Default',
  failed: 'Error',
};

/** Names that mean something the catalogue has a word for already. */
const misnomers: readonly [name: RegExp, instead: string][] = [
  [/^(Basic|Base|Primary|Normal|Standard|Ready|Story\d*)$/, 'Default'],
  [/^(Failed|Failure|Errored|ErrorState|LoadFailed|LoadError)$/, 'Error'],
  [/^(NoResults|NothingFound|NoMatch|NotFound|EmptySearch)$/, 'NoMatches'],
  [/^(Skeleton|LoadingState|Fetching)$/, 'Loading'],
  [/^(EmptyState|NoData|NoItems)$/, 'Empty'],
  [/^(Long|LongText|LongNames|LongValues|Overflow)$/, 'LongContent'],
  [/^(Submitting|Sending|Saving|InFlight)$/, 'Pending'],
  [/^(Invalid|Errors|WithErrors|ValidationErrors)$/, 'Validation'],
  [/^(SubmitError|SubmissionFailed|ServerError)$/, 'SubmitFailed'],
  [
    /^(Dark|Light|Mobile|Phone|Desktop|Tablet|English|Russian)(?![a-z])|(Dark|Light|Mobile|Phone|Desktop|Tablet|English|Russian|InRu|InEn)$/,
    'a mode of the toolbar: theme, viewport and language are never cloned',
  ],
];

const pascal = (text: string) =>
  text.replaceAll(/(?:^|[-_\s])(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the catalogue', () => {
  test.each(catalogue)('$path keeps the convention', (file) => {
    const problems: string[] = [];
    if (file.title !== null) problems.push(`has a title of its own (${file.title}): the folder gives it`);
    if (file.component === null && !/^stories\/(spec|kit)\//.test(file.path))
      problems.push('names no component');
    if (file.stories.length === 0) problems.push('has no story');
    if (/from '(@app\/|[./]+\/app\/)/.test(file.source)) problems.push('imports the app');
    if (/a11y:\s*\{[^}]*(disable|off|todo|manual)/.test(file.source))
      problems.push('turns the accessibility test off');
    if (/globals:\s*\{[^}]*(locale|theme)/.test(file.source))
      problems.push('fixes its language or its theme');
    for (const { name, tags } of file.stories) {
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) problems.push(`${name} is not in PascalCase`);
      if (tags.includes('!test') || tags.includes('!dev')) problems.push(`${name} hides from the tests`);
      for (const [wrong, instead] of misnomers)
        if (wrong.test(name)) problems.push(`${name} should be ${instead}`);
      if (name === 'Interactive' && !tags.includes('!visual'))
        problems.push('Interactive lacks the tag !visual');
      // Pages of the server are pictured themselves (tests/visual/serverPages), not in a story's frame.
      if (name !== 'Interactive' && tags.includes('!visual') && !file.path.startsWith('stories/sent/'))
        problems.push(`${name} hides from the pictures: only Interactive may`);
    }
    expect(problems).toEqual([]);
  });

  test('a story’s path mirrors its subject’s in src', () => {
    const lost = catalogue
      .map(({ path }) => path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, ''))
      .filter((path) => !/^(spec|kit|foundations|sent|start)\//.test(path))
      .filter((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        if (existsSync(`src/${path}.tsx`) || existsSync(`src/${path}/${name}.tsx`)) return false;
        // A part of a screen, such as the outcome of a payment, is next to the screen.
        const declared = new RegExp(`^export function ${name}\\b`, 'm');
        return !filesUnder(`src/${path.split('/')[0] ?? ''}`, /\.tsx$/).some((file) =>
          declared.test(readFileSync(file, 'utf8')),
        );
      });
    expect(lost).toEqual([]);
  });
});

const screens = readScreenStates();

describe('every screen shows its states', () => {
  test.each(screens)('$name', ({ name, path, statuses, isSubmitting }) => {
    const area = path.split('/')[2] ?? '';
    const expected = new Set(['Default', 'LongContent']);
    for (const status of statuses) expected.add(storyOfStatus[status] ?? pascal(status));
    if (isSubmitting)
      for (const state of ['Filled', 'Validation', 'Pending', 'SubmitFailed']) expected.add(state);
    const file = storyFile(`stories/screens/${area}/${name}.stories.tsx`);
    expect(file?.component).toBe(name);
    const stories = file?.stories.map((story) => story.name) ?? [];
    const isShown = (state: string) => stories.includes(state) || stories.includes(`${state}Step`);
    expect([...expected].filter((state) => !isShown(state))).toEqual([]);
  });
});

describe('every callback of a screen is called by a play', () => {
  test.each(screens)('$name', ({ name, path, callbacks }) => {
    const area = path.split('/')[2] ?? '';
    // A part of a screen has its own stories next to it, with the same callbacks.
    const files = catalogue.filter(
      (file) =>
        file.component === name ||
        (file.path.startsWith(`stories/screens/${area}/`) &&
          !screens.some((screen) => screen.name === file.component)),
    );
    const called = new Set(files.flatMap(({ path: file, source }) => expectedCallbacks(file, source)));
    expect(callbacks.filter((callback) => !called.has(callback))).toEqual([]);
  });

  test('only what a play expects to have been called counts', () => {
    const called = (body: string) => expectedCallbacks('x.stories.tsx', `export const A = { ${body} };`);
    expect(called('play: async () => { expect(args.onSave).toHaveBeenCalledOnce(); }')).toEqual(['onSave']);
    expect(called('async play() { expect(args.onSave).toHaveBeenCalledOnce(); }')).toEqual(['onSave']);
    expect(called('play: async () => { expect(args.onSave).not.toHaveBeenCalled(); }')).toEqual([]);
    expect(called('play: async () => { args.onSave(); }')).toEqual([]);
    expect(called("play: retries('onRetry')")).toEqual(['onRetry']);
    expect(called("play: presses('common.ok', 'onSubmit')")).toEqual(['onSubmit']);
    expect(called("play: confirms('common.ok', 'onSubmit')")).toEqual(['onSubmit']);
    expect(called("play: async () => { await press(canvas, 'OK', args.onSave); }")).toEqual(['onSave']);
    expect(called("play: async () => { await press(canvas, 'OK', args.onSave, 1); }")).toEqual(['onSave']);
    expect(called("play: pressesInVain('common.ok', 'onSubmit')")).toEqual([]);
    expect(called("beforeEach: retries('onRetry')")).toEqual([]);
    expect(called('render: () => { expect(args.onSave).toHaveBeenCalled(); }')).toEqual([]);
  });
});

describe('plays look for messages by key, so that they run in every language', () => {
  const messages = readTexts();

  test('none looks for the text of one', () => {
    const literal = filesUnder('stories', /\.tsx?$/)
      .filter((path) => !path.startsWith('stories/spec/'))
      .flatMap((path) => textsLookedFor(path, readFileSync(path, 'utf8'), messages));
    expect(literal).toEqual([]);
  });

  test('what the story says itself is no message', () => {
    const found = (text: string) => textsLookedFor('x.stories.tsx', text, messages);
    expect(found("canvas.getByText('Print');")).toEqual(['x.stories.tsx:1 Print (payments.print)']);
    expect(found("canvas.getByRole('button', { name: /^Печать$/ });")).toHaveLength(1);
    expect(found("canvas.findByText('Любое слово');")).toHaveLength(1);
    expect(found("const args = { label: 'Print' };\ncanvas.getByText('Print');")).toEqual([]);
    expect(found("canvas.getByText(t('payments.print'));")).toEqual([]);
    expect(found("canvas.getByText('shop.example.ru');")).toEqual([]);
  });
});

describe('every primitive, component and pattern is shown', () => {
  const files = ['primitives', 'components', 'patterns'].flatMap((kind) =>
    filesUnder(`src/${kind}`, /\.tsx$/).map((path) => ({
      path,
      module: path.replace(/^src/, '@').replace(/\.tsx$/, ''),
      stories: catalogue.filter((file) => file.path.startsWith(`stories/${kind}/`)),
      components: [...readFileSync(path, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)].map(
        ([, name = '']) => name,
      ),
    })),
  );
  const isImported = (source: string, module: string, component: string) =>
    [...source.matchAll(/import ([^;]+?) from '([^']+)'/g)].some(
      ([, names = '', from]) => from === module && new RegExp(`\\b${component}\\b|\\* as`).test(names),
    );
  /** `MenuPopup` is part of `Menu`, and so are modules in a folder of that name: stories of the whole cover them. */
  const isPart = (module: string) => {
    const [, kind = '', ...names] = module.split('/');
    const own = names.at(-1) ?? '';
    const folder = names.length > 1 ? (names.at(-2) ?? '') : '';
    return files.some((whole) => {
      const [, wholeKind, ...wholeNames] = whole.module.split('/');
      const wholeName = wholeNames.at(-1) ?? '';
      if (whole.module === module || wholeKind !== kind) return false;
      if (folder !== '') return wholeName.toLowerCase() === folder.toLowerCase();
      return own.startsWith(wholeName) && /^[A-Z]/.test(own.slice(wholeName.length));
    });
  };

  test.each(files.filter(({ components }) => components.length > 0))('$path', (file) => {
    const hidden = file.components.filter(
      (component) => !file.stories.some(({ source }) => isImported(source, file.module, component)),
    );
    expect(isPart(file.module) ? [] : hidden).toEqual([]);
  });
});

test('every area of screens has a name that people call it by', () => {
  expect(readdirSync('stories/screens').sort()).toEqual(Object.keys(areaNames).sort());
});

test('icons are shown', () => {
  const shown = catalogue.some(({ source }) => source.includes("from '@/primitives/icons'"));
  expect(shown).toBe(true);
});

test('no screen reads the world (the lint says the same; this holds if it is ever switched off)', () => {
  const impure =
    /\b(useState|useReducer|useEffect|useLayoutEffect|useRef|localStorage|sessionStorage|fetch\(|Date\.now|new Date\(\)|Math\.random)/;
  const readers = filesUnder('src/screens', /\.tsx?$/).filter((path) =>
    impure.test(readFileSync(path, 'utf8')),
  );
  expect(readers).toEqual([]);
});

describe('no story reaches the world', () => {
  test.each(filesUnder('stories', /\.tsx?$/))('%s', (path) => {
    const world =
      /\b(fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|(local|session)Storage|indexedDB|document\.cookie|Date\.now|new Date\(\)|performance\.now|Math\.random|randomUUID|getRandomValues)/;
    expect(world.exec(readFileSync(path, 'utf8'))?.[0]).toBeUndefined();
  });

  test('the guard of the test run distinguishes our files from the libraries’', () => {
    const frames = (...urls: string[]) =>
      ownFrames(
        ['Error: Date.now', ...urls.map((url) => `    at f (http://localhost:63315${url}:1:1)`)].join('\n'),
      );
    expect(
      frames('/.storybook/sideEffectGuard.ts', '/src/patterns/AppShell.tsx?t=1', '/stories/x.tsx'),
    ).toEqual([true, true]);
    expect(frames('/node_modules/.vite-stories/deps/src/x.js', '/@fs/home/src/x.js')).toEqual([false, false]);
    expect(frames('/.storybook/preview.tsx')).toEqual([false]);
  });
});

describe('the sidebar', () => {
  const titles = catalogue.map(({ path }) => titleOf(subjectOf(path)));
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');

  test('every file has a title of its own', () => {
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('orders every screen by its journey', () => {
    const parts = titles.filter((title) => title.startsWith('Screens/')).flatMap((title) => title.split('/'));
    expect(parts.filter((part) => !preview.includes(`'${part}'`))).toEqual([]);
  });

  test('has a Russian name of every screen for the search, and none of what is not there', () => {
    const names = titles.map((title) => title.split('/').at(-1) ?? '');
    const screensInTitles = titles
      .filter((title) => /^Screens\/(?!Sent by the server\/)/.test(title))
      .map((title) => title.split('/').at(-1) ?? '');
    expect(screensInTitles.filter((name) => !aliasedTitles.includes(name))).toEqual([]);
    expect(aliasedTitles.filter((title) => !names.includes(title))).toEqual([]);
  });

  test('every screen is in a journey', () => {
    const stories = journeys.flatMap(({ steps }: Journey) =>
      steps.flatMap(({ story, otherwise = [] }) => [story, ...otherwise.map((each) => each.story)]),
    );
    const shown = new Set(stories.map((id) => id.split('--', 1)[0]));
    const lost = catalogue
      .filter(({ path }) => /^stories\/(screens\/\w+\/\w+Screen|sent\/\w+)\.stories\.tsx$/.test(path))
      .filter(({ stories: ofFile }) => !ofFile.some(({ id }) => shown.has(id.split('--', 1)[0])));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  test('names no story twice on a page', () => {
    const twice = catalogue.filter(({ path, stories }) => {
      const names = stories.map(({ name }) => storyNameOf(subjectOf(path), name));
      return new Set(names).size < names.length;
    });
    expect(twice.map(({ path }) => path)).toEqual([]);
  });
});

test('every file begins with its default story, except for pages whose stories are equals', () => {
  const late = catalogue
    .filter(({ path }) => !/^stories\/(foundations|kit|sent|start)\//.test(path))
    .filter(({ stories }) => stories[0]?.name !== 'Default');
  expect(late.map(({ path }) => path)).toEqual([]);
});
