import { describe, expect, test } from 'vitest';
import type { ModuleGraph } from '../../../.storybook/moduleGraphPlugin';
import { selectStories, type Selection } from '../../visual/selection/selectStories';

const preview = '.storybook/preview.tsx';
const decorators = '.storybook/decorators.tsx';
const english = 'src/i18n/messages/en/notFound.json';
const chip = 'src/primitives/Chip.tsx';
const chipStories = 'stories/primitives/Chip.stories.tsx';
const screen = 'src/screens/notFound/NotFoundScreen.tsx';
const screenStories = 'stories/screens/notFound/NotFoundScreen.stories.tsx';

const css = [
  '@font-face{font-family:Golos;src:url(/assets/golos-1.woff2)}',
  '@layer theme{:root{--color-canvas:white;--color-danger:red;--color-alarm:var(--color-danger)}}',
  '@layer base{body{background:var(--color-canvas)}}',
  '@layer utilities{.bg-alarm{background:var(--color-alarm)}.mt-4,.mt-5{margin-top:1rem}}',
].join('');

function module(imports: readonly string[], code = '') {
  return { hash: `${code}|${imports.join()}`, imports, code };
}

function makeGraph(): ModuleGraph {
  return {
    entries: ['vite-app.js'],
    css,
    messages: { [english]: { 'notFound.title': 'Not found', 'notFound.hint.typo': 'A typo' } },
    modules: {
      'vite-app.js': module([preview, 'virtual:/storybook-stories.js']),
      'virtual:/storybook-stories.js': module([chipStories, screenStories]),
      [preview]: module([decorators]),
      [decorators]: module([english], 'glob()'),
      // What it says is in `messages`: the graph holds the code of scripts alone.
      [english]: { hash: 'texts', imports: [] },
      [chip]: module([], 'className: "bg-alarm mt-4"'),
      [chipStories]: module([chip], 'Chip'),
      [screen]: module([], "t('notFound.title'); t(`notFound.hint.${kind}`); className: 'mt-5'"),
      [screenStories]: module([screen], 'Screen'),
    },
  };
}

function changed(
  change: (graph: { -readonly [Key in keyof ModuleGraph]: ModuleGraph[Key] }) => void,
): Selection {
  const after = makeGraph();
  change(after);
  return selectStories(makeGraph(), after);
}

const filesOf = (selection: Selection) =>
  selection.reach === 'everything' ? 'everything' : [...selection.files.keys()].sort();

describe('the stories that a change can reach', () => {
  test('nothing changed: none', () => {
    expect(filesOf(changed(() => undefined))).toEqual([]);
  });

  test('a leaf component: those who import it', () => {
    const selection = changed((graph) => {
      graph.modules = { ...graph.modules, [chip]: module([], 'another') };
    });
    expect(filesOf(selection)).toEqual([chipStories]);
  });

  test('a deleted file: those who imported it', () => {
    const selection = changed((graph) => {
      const { [chip]: _deleted, ...rest } = graph.modules;
      graph.modules = { ...rest, [chipStories]: module([], 'Chip') };
    });
    expect(filesOf(selection)).toEqual([chipStories]);
  });

  test('a story that comes: itself alone', () => {
    const added = 'stories/primitives/Badge.stories.tsx';
    const selection = changed((graph) => {
      graph.modules = {
        ...graph.modules,
        [added]: module([], 'Badge'),
        'virtual:/storybook-stories.js': module([chipStories, screenStories, added]),
      };
    });
    expect(filesOf(selection)).toEqual([added]);
  });

  test('a message: those who quote its key', () => {
    const selection = changed((graph) => {
      graph.messages = { [english]: { ...graph.messages[english], 'notFound.title': 'Nothing here' } };
    });
    expect(filesOf(selection)).toEqual([screenStories]);
  });

  test('a message that is requested by a template', () => {
    const selection = changed((graph) => {
      graph.messages = { [english]: { ...graph.messages[english], 'notFound.hint.typo': 'A slip' } };
    });
    expect(filesOf(selection)).toEqual([screenStories]);
  });

  test('a token that others are made of: those who name a class that uses it', () => {
    const selection = changed((graph) => {
      graph.css = css.replace('--color-danger:red', '--color-danger:crimson');
    });
    expect(filesOf(selection)).toEqual([chipStories]);
  });

  test('one class of several with the same rule', () => {
    const selection = changed((graph) => {
      graph.css = css.replace('.mt-4,.mt-5{', '.mt-4{margin-top:1rem}.mt-5{padding:0;');
    });
    expect(filesOf(selection)).toEqual([screenStories]);
  });

  test.each([
    ['a token of the page itself', '--color-canvas:white', '--color-canvas:black'],
    ['a font', 'golos-1.woff2', 'golos-2.woff2'],
    ['a rule for an element', 'body{background', 'body{color:red;background'],
    ['the order of rules', '.mt-4,.mt-5', '.mt-5,.mt-4'],
    ['a class, and the order of rules', '.mt-4,.mt-5', '.mt-6{margin:0}.mt-5,.mt-4'],
  ])('%s: everything', (_what, from, to) => {
    const selection = changed((graph) => {
      graph.css = css.replace(from, to);
    });
    expect(filesOf(selection)).toBe('everything');
  });

  test('a decorator: everything', () => {
    const selection = changed((graph) => {
      graph.modules = { ...graph.modules, [decorators]: module([english], 'glob(); pad()') };
    });
    expect(filesOf(selection)).toBe('everything');
  });
});
