import type { Mutation } from '../../visual/prove/mutation.ts';

/** A change of how stories are found, with what must notice it. */
export interface SearchChange extends Pick<Mutation, 'name' | 'edits'> {
  /** The file of the tests that look at it. */
  file: string;
  /** The titles of tests there that fail with it; others may, too, but never all. */
  noticedBy: readonly string[];
}

type Change = Pick<SearchChange, 'name' | 'noticedBy'> & { file: string; from: string; to: string };

const changesFor = (tests: string, changes: readonly Change[]): readonly SearchChange[] =>
  changes.map(({ name, noticedBy, ...edit }) => ({ name, noticedBy, edits: [edit], file: tests }));

const sidebarLeads = (query: string) => `the sidebar leads from ${query} to the right story`;

const search = 'stories/start/find/search.ts';
const findable = 'stories/start/find/findable.ts';
const words = 'stories/start/find/words.ts';

/** What was removable unseen. */
export const searchChanges: readonly SearchChange[] = [
  ...changesFor('tests/unit/findStories.test.ts', [
    {
      name: 'words of the same meaning are strangers',
      file: search,
      from: 'some((meaning) => meanings.has(meaning))',
      to: 'some((meaning) => meanings.has(-1 - meaning))',
      noticedBy: ['кнопка', 'пустая корзина', 'забыл пароль'],
    },
    {
      name: 'Russian words keep their endings',
      file: search,
      from: "word.replace(russianEnding, '')",
      to: 'word',
      noticedBy: ['список серверов загрузка'],
    },
    {
      name: 'English words keep their endings',
      file: search,
      from: "word.replace(/(?:ings?|ed|e?s|e)$/, '')",
      to: 'word',
      noticedBy: ['compare plans'],
    },
    {
      name: 'a number with spaces is several',
      file: search,
      from: "    .replaceAll(/(?<=\\d)(?:\\s|[.,])(?=\\d{3}\\b)/g, '')\n",
      to: '',
      noticedBy: ['words are taken apart as people read them'],
    },
    {
      name: 'ё is no е',
      file: search,
      from: "\n    .replaceAll('ё', 'е')",
      to: '',
      noticedBy: ['words are taken apart as people read them'],
    },
    {
      name: 'a name of two words is one',
      file: search,
      from: "    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')\n",
      to: '',
      noticedBy: ['words are taken apart as people read them'],
    },
    {
      name: 'a name is worth less than what is said of it',
      file: search,
      from: 'name: 5,',
      to: 'name: 0.5,',
      noticedBy: ['compare plans', 'банк отказал'],
    },
    {
      name: 'one word of several will do',
      file: search,
      from: ' * (found / wanted.length) ** 2',
      to: '',
      noticedBy: ['what has all the words comes before what is called by one of them'],
    },
    {
      name: 'what does not fit is found, too',
      file: search,
      from: '      .filter(({ score }) => score > 0)\n',
      to: '',
      noticedBy: ['nothing for nothing, and nothing for nonsense'],
    },
    {
      name: 'requirements come before stories',
      file: findable,
      from: 'likely: 0.6',
      to: 'likely: 6',
      noticedBy: ['empty cart', 'button'],
    },
    {
      name: 'stories are found by their own names alone',
      file: findable,
      from: "otherNames(id, name).join(' ')",
      to: "''",
      noticedBy: ['страница не найдена', 'пополнить баланс'],
    },
    {
      name: 'areas are called as their folders',
      file: findable,
      from: 'placeInWords(title).map(spaced)',
      to: "title.split('/').slice(1)",
      noticedBy: ['screens in the words of the sidebar'],
    },
    {
      name: 'guidelines stand twice',
      file: findable,
      from: '    ...ruled,\n',
      to: '    ...ruled,\n    ...ruled,\n',
      noticedBy: ['each thing once'],
    },
    {
      name: 'a guide is not listed',
      file: findable,
      from: "  ['Guides/A third language', 'guide: add a language, translation, file by file'],\n",
      to: '',
      noticedBy: ['guide language', 'руководство перевод'],
    },
    {
      name: 'a line of words is missing',
      file: words,
      from: "  'refused declined rejected отказ отклонен отказано',\n",
      to: '',
      noticedBy: ['платёж отклонён'],
    },
    {
      name: 'what a story’s comment says is not read',
      file: '.storybook/storyIndex.ts',
      from: 'comment: commentOf(source, name)',
      to: "comment: ''",
      noticedBy: ['contrast'],
    },
  ]),
  ...changesFor('tests/unit/sidebarSearch.test.ts', [
    {
      name: 'the sidebar knows no other names',
      file: '.storybook/indexers.ts',
      from: 'withOtherNames(name, otherNames(id, exportName))',
      to: 'withOtherNames(name, [])',
      noticedBy: [sidebarLeads('пусто'), sidebarLeads('цвет')],
    },
    {
      name: 'the sidebar knows no states in Russian',
      file: 'stories/start/find/otherNames.ts',
      from: '...(state === undefined ? [] : [state])',
      to: '',
      noticedBy: [sidebarLeads('ошибка'), sidebarLeads('загрузка')],
    },
    {
      name: 'the sidebar knows no phrases of a story',
      file: 'stories/start/find/otherNames.ts',
      from: '...(alsoCalled[id] ?? []), ',
      to: '',
      noticedBy: [sidebarLeads('100 000 строк'), sidebarLeads('пополнить баланс')],
    },
    {
      name: 'the sidebar shows the other names',
      file: '.storybook/labels.ts',
      from: '${withoutOtherNames(name)}',
      to: '${name}',
      noticedBy: ['the sidebar shows stories by their own names alone'],
    },
    {
      name: 'the sidebar does not say what is played',
      file: '.storybook/labels.ts',
      from: "${hasPlay(tags) ? ' ▶' : ''}",
      to: '',
      noticedBy: ['the sidebar tells stories that are played as tests from those that are looked at'],
    },
  ]),
];
