import { describe, expect, test } from 'vitest';
import type { SourceGraph } from '../../runner/changed/sourceGraph';
import { selectStories, type Selection } from '../../visual/selection/selectStories';

const preview = '.storybook/preview.tsx';
const decorators = '.storybook/decorators.tsx';
const english = 'src/i18n/messages/en/notFound.json';
const chip = 'src/primitives/Chip.tsx';
const chipStories = 'stories/primitives/Chip.stories.tsx';
const screen = 'src/screens/notFound/NotFoundScreen.tsx';
const screenStories = 'stories/screens/notFound/NotFoundScreen.stories.tsx';

function module(imports: readonly string[], code = '') {
  return { hash: `${code}|${imports.join()}`, imports, code };
}

function makeGraph(): SourceGraph {
  return {
    entries: [preview],
    messages: { [english]: { 'notFound.title': 'Not found', 'notFound.hint.typo': 'A typo' } },
    modules: {
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
  change: (graph: { -readonly [Key in keyof SourceGraph]: SourceGraph[Key] }) => void,
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

  test('a decorator: everything', () => {
    const selection = changed((graph) => {
      graph.modules = { ...graph.modules, [decorators]: module([english], 'glob(); pad()') };
    });
    expect(filesOf(selection)).toBe('everything');
  });
});
