import { expect, test } from 'vitest';
import type { ModuleGraph } from '../../../.storybook/moduleGraphPlugin';
import { batchesOf } from '../../visual/prove/batches';
import type { Mutation } from '../../visual/prove/mutation';

const chip = 'src/primitives/Chip.tsx';
const badge = 'src/primitives/Badge.tsx';
const list = 'src/screens/List.tsx';
const english = 'src/i18n/messages/en/list.json';
const fileOf = (name: string) => `stories/${name}.stories.tsx`;
const module = (imports: readonly string[], code = '') => ({ hash: '', imports, code });

const graph: ModuleGraph = {
  entries: ['preview.js'],
  css: '',
  messages: { [english]: { 'list.title': 'Servers', 'list.empty': 'None' } },
  modules: {
    'preview.js': module(['.storybook/decorators.tsx', english]),
    '.storybook/decorators.tsx': module([]),
    [english]: module([]),
    [fileOf('chip')]: module([chip]),
    [fileOf('badge')]: module([badge]),
    [fileOf('list')]: module([list]),
    [chip]: module([]),
    [badge]: module([]),
    [list]: module([badge], "t('list.title')"),
  },
};
const stories = ['chip', 'badge', 'list'].map((name) => ({
  id: `${name}--default`,
  title: name,
  name: 'Default',
  file: fileOf(name),
  tags: ['visual'],
}));
const change = (name: string, file: string, look: string, from = ''): Mutation => ({
  name,
  edits: [{ file, from, to: '' }],
  look: [`${look}--default`],
});
const together = (...mutations: readonly Mutation[]) =>
  batchesOf(mutations, stories, graph).map((batch) => batch.map(({ name }) => name));

test('changes are built together only where each shows in stories that no other reaches', () => {
  const [ofChip, ofBadge, ofList] = [
    change('chip', chip, 'chip'),
    change('badge', badge, 'badge'),
    change('list', list, 'list'),
  ];
  expect(together(ofChip, ofBadge, ofList)).toEqual([['chip', 'badge'], ['list']]);
  expect(together(ofChip, change('chip again', chip, 'chip'))).toEqual([['chip'], ['chip again']]);
});

test('a message is apart from the stories that ask for it, and from no other', () => {
  const title = change('title', english, 'chip', 'Servers');
  expect(together(title, change('badge', badge, 'badge'))).toEqual([['title', 'badge']]);
  expect(together(title, change('list', list, 'list'))).toEqual([['title'], ['list']]);
});

test('a change of styles or of the preview stands alone', () => {
  const ofChip = change('chip', chip, 'chip');
  expect(together(change('tokens', 'src/tokens/tokens.css', 'badge'), ofChip)).toEqual([
    ['tokens'],
    ['chip'],
  ]);
  expect(together(change('preview', '.storybook/decorators.tsx', 'badge'), ofChip)).toEqual([
    ['preview'],
    ['chip'],
  ]);
});
