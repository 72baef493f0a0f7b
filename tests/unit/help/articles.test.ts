import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { articleBodySchema, articleListSchema, helpSections } from '@/domain/help/helpArticle';
import { locales } from '@/i18n/locale';
import enShell from '@/i18n/messages/en/shell.json';
import { createTranslator } from '@/i18n/translator';
import { articleCandidates } from '@/patterns/commandPalette/dashboardCandidates';
import { dashboardPages, sectionKeys } from '@/pages/dashboard';
import { exampleArticles, makeArticleBody } from '@/sample-data/helpArticles';
import { searchArticles, toHelpView } from '@/screens/help/HelpScreen/helpView';

const files = import.meta.glob<unknown>('../../../src/i18n/help/*/*.json', {
  eager: true,
  import: 'default',
});
const fileOf = (locale: string, name: string) => files[`../../../src/i18n/help/${locale}/${name}.json`];
const listOf = (locale: string) => v.parse(articleListSchema, fileOf(locale, 'index'));

// tests: HELP-01
describe.each([...locales])('the articles in %s', (locale) => {
  const list = listOf(locale);

  it('are 25, in every section, with titles of their own', () => {
    expect(list).toHaveLength(25);
    expect(new Set(list.map(({ title }) => title)).size).toBe(25);
    expect(new Set(list.map(({ section }) => section))).toEqual(new Set(helpSections));
    expect(list.map(({ id, section }) => [id, section])).toEqual(
      listOf(locale === 'ru' ? 'en' : 'ru').map(({ id, section }) => [id, section]),
    );
  });

  it.each(list.map(({ id }) => id))('%s has a body, whose page is built', (id) => {
    const { text, steps, page } = v.parse(articleBodySchema, fileOf(locale, id));
    expect(text.length + steps.length).toBeGreaterThan(1);
    const key = sectionKeys.find((each) => each === page);
    if (key === undefined) throw new Error(`No page ${page}`);
    expect(dashboardPages[key]).toHaveProperty('screen');
    expect(dashboardPages[key]).not.toHaveProperty('isOneOfMany');
  });

  // tests: HELP-02
  it('are found by the words of a question', () => {
    const query = { ru: 'промокод', en: 'promo code' }[locale];
    expect(searchArticles(list, query)[0]?.id).toBe('promo');
    expect(searchArticles(list, 'ssh').map(({ id }) => id)).toContain('ssh-keys');
    expect(searchArticles(list, 'qqqq')).toEqual([]);
  });

  it('have stems in lower case, without ё, as questions are compared', () => {
    const stems = list.flatMap((each) => each.stems);
    expect(stems.filter((stem) => stem !== stem.toLowerCase().replaceAll('ё', 'е'))).toEqual([]);
  });
});

const parts = {
  articles: { status: 'ready', value: exampleArticles },
  opened: null,
  body: { status: 'ready', value: makeArticleBody() },
  query: '',
} as const;

// tests: HELP-04
it('are offered by the command palette, with the words that ask for them', () => {
  const [first] = articleCandidates(exampleArticles, createTranslator('en', enShell));
  expect(first).toMatchObject({
    label: 'Как подключиться по SSH',
    note: 'Help centre',
    aliases: ['Как подключиться по SSH ssh подключ терминал'],
    target: { kind: 'place', href: '/dashboard/help?article=connect-ssh' },
  });
});

// tests: HELP-03
it('opens an article with its page; an unknown one shows the list', () => {
  expect(toHelpView({ ...parts, opened: 'pay' })).toMatchObject({
    status: 'article',
    article: { title: 'Как оплатить счёт', body: { status: 'ready', page: { href: '/dashboard/vps' } } },
  });
  expect(toHelpView({ ...parts, opened: 'nothing' })).toMatchObject({ status: 'list' });
  const elsewhere = { status: 'ready', value: makeArticleBody({ page: 'constructor' }) } as const;
  expect(toHelpView({ ...parts, opened: 'pay', body: elsewhere })).toMatchObject({
    article: { body: { page: null } },
  });
});
