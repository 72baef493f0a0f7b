import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, test } from 'vitest';
import { sidebarLabel } from '../../.storybook/labels';

interface Item {
  id: string;
  name: string;
  tags: readonly string[];
  path: readonly string[];
}
interface Fuse {
  search: (query: string) => readonly { item: Item }[];
}

/** Storybook's own search: its engine and its options, taken out of the manager as it ships. */
function sidebarSearch(items: readonly Item[]): Fuse {
  const storybook = dirname(createRequire(import.meta.url).resolve('storybook/package.json'));
  const manager = readFileSync(join(storybook, 'dist/manager/runtime.js'), 'utf8');
  const [engine] = /^var require_fuse = [\s\S]*?\n\}\);$/m.exec(manager) ?? [];
  const [, options] = /DEFAULT_MAX_SEARCH_RESULTS = 50, options = (\{[\s\S]*?\n\})/.exec(manager) ?? [];
  if (engine === undefined || options === undefined)
    throw new Error('Storybook searches in another way than this test knows.');
  const program = `
    const __commonJS = (modules) => () => { const module = { exports: {} }; Object.values(modules)[0](module.exports, module); return module.exports; };
    ${engine}
    new (require_fuse())(items, ${options});`;
  return runInNewContext(program, { items }) as Fuse;
}

let search: Fuse;
let stories: readonly Item[] = [];

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: '.storybook', ci: true, quiet: true });
  stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, name, title, tags = [] }) => ({ id, name, tags, path: title.split('/') }));
  const components = new Map(
    stories.map(({ id, path }) => {
      const component = id.replace(/--.*/, '');
      return [component, { id: component, name: path.at(-1) ?? '', tags: [], path: path.slice(0, -1) }];
    }),
  );
  search = sidebarSearch([...components.values(), ...stories]);
}, 120_000);

/** What is typed into the sidebar, and where the first that it offers leads. */
test.each([
  ['empty', 'empty'],
  ['пусто', '--empty'],
  ['payment step 3 error', 'payment-paymentscreen--validation'],
  ['оплата шаг 3 ошибка', 'payment-paymentscreen--validation'],
  ['100 000 rows', 'serverlistscreen--hundred-thousand'],
  ['100 000 строк', 'serverlistscreen--hundred-thousand'],
  ['colour', 'foundations-colour'],
  ['color', 'foundations-colour'],
  ['цвет', 'foundations-colour'],
  ['шрифт', 'foundations-type'],
  ['ошибка', '--error'],
  ['загрузка', '--loading'],
  ['ничего не нашлось', '--no-matches'],
  ['пополнить баланс', 'paymentwizard--top-up'],
  ['страница не найдена', 'notfoundscreen'],
])('the sidebar leads from %s to the right story', (query, wanted) => {
  expect(search.search(query)[0]?.item.id).toContain(wanted);
});

const labelsOf = (items: readonly Item[]) => items.map((item) => sidebarLabel({ type: 'story', ...item }));

test('the sidebar shows stories by their own names alone', () => {
  const labels = labelsOf(stories);
  expect(labels.filter((label) => label.includes('·') || label.includes('пусто'))).toEqual([]);
  expect(labels).toContain('Long Content');
});

test('the sidebar tells stories that are played as tests from those that are looked at', () => {
  const ofButton = stories.filter(({ id }) => /^primitives-button--(default|variants)$/.test(id));
  expect(labelsOf(ofButton)).toEqual(['Default ▶', 'Variants']);
});
