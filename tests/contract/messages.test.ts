import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { languages } from '@/i18n/languages';
import { defaultLocale, localeTags, locales, type Locale } from '@/i18n/locale';
import { filesUnder } from './support/sources';

type Messages = Readonly<Record<string, string>>;

const root = 'src/i18n/messages';
const areasOf = (locale: Locale) =>
  readdirSync(join(root, locale))
    .filter((file) => file.endsWith('.json'))
    .sort();
const read = (locale: Locale, file: string) =>
  JSON.parse(readFileSync(join(root, locale, file), 'utf8')) as Messages;

const translations = locales.filter((locale) => locale !== defaultLocale);

/** The plural forms a language needs, by Intl: one, few, many, other in Russian. */
const pluralForms = (locale: Locale) =>
  new Intl.PluralRules(localeTags[locale]).resolvedOptions().pluralCategories;

/** The options of every plural that writes its number; one that does not may speak of one and many only. */
function* pluralsIn(elements: readonly MessageFormatElement[]): Generator<string[]> {
  for (const element of elements) {
    if (element.type === TYPE.tag) yield* pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const options = Object.entries(element.options);
    const writesNumber = options.some(([, { value }]) => value.some((part) => part.type === TYPE.pound));
    if (element.type === TYPE.plural && writesNumber) yield options.map(([name]) => name);
    for (const [, { value }] of options) yield* pluralsIn(value);
  }
}

// tests: LANG-01
test.each(translations)('%s has the areas of the default language', (locale) => {
  expect(areasOf(locale)).toEqual(areasOf(defaultLocale));
});

// The portal sends a language's tag; the server identifies languages by folder name.
test.each(locales)('the tag of %s begins with its name', (locale) => {
  expect(localeTags[locale].split('-')[0]).toBe(locale);
});

test.each(locales)('the letters of %s have their font', (locale) => {
  const faces = readFileSync('src/tokens/fonts.css', 'utf8');
  for (const script of languages[locale].scripts) expect(faces).toContain(`golos-text-${script}-wght-normal`);
});

describe.each(areasOf(defaultLocale))('%s', (file) => {
  const area = file.replace('.json', '');
  const keys = Object.keys(read(defaultLocale, file));

  // tests: LANG-07
  test.each(translations)('%s has the keys of the default language, in their order', (locale) => {
    expect(Object.keys(read(locale, file))).toEqual(keys);
  });

  test('every key begins with the name of its area', () => {
    expect(keys.filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
  });

  // tests: LANG-08
  test.each(locales)('every message in %s parses, says something, and has its plural forms', (locale) => {
    const problems = Object.entries(read(locale, file)).flatMap(([key, message]) => {
      if (message.trim() === '' || message !== message.trim()) return [`${key}: empty, or space around it`];
      const missing = [...pluralsIn(parse(message))].flatMap((options) =>
        pluralForms(locale).filter((form) => !options.includes(form)),
      );
      return missing.map((form) => `${key}: no plural form "${form}"`);
    });
    expect(problems).toEqual([]);
  });

  // tests: LANG-07
  test.each(translations.filter((locale) => !languages[locale].scripts.includes('cyrillic')))(
    '%s has no Cyrillic',
    (locale) => {
      const cyrillic = Object.entries(read(locale, file)).filter(([, text]) =>
        /\p{Script=Cyrillic}/u.test(text),
      );
      expect(cyrillic).toEqual([]);
    },
  );
});

test('every message is used', () => {
  const sources = ['src', 'app', 'stories']
    .flatMap((folder) => filesUnder(folder, /\.(ts|tsx|mdx)$/))
    .filter((file) => !file.startsWith('src/i18n/messageArguments'))
    .map((file) => readFileSync(file, 'utf8'));
  const named = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key),
    ),
  );
  // `servers.status.${status}`: any key with this prefix may be used.
  const prefixes = sources.flatMap((source) =>
    [...source.matchAll(/`([a-z]\w*(?:\.[\w-]+)*\.[\w-]*)\$\{/g)].map(([, prefix = '']) => prefix),
  );
  // `${words}.full`, where the words are named in full elsewhere: 'order.toast'.
  const endings = sources.flatMap((source) =>
    [...source.matchAll(/`\$\{\w+\}(\.[\w.-]+)`/g)].map(([, ending = '']) => ending),
  );
  const isComposed = (key: string) =>
    endings.some((ending) => key.endsWith(ending) && named.has(key.slice(0, -ending.length)));
  const dead = areasOf(defaultLocale)
    .flatMap((file) => Object.keys(read(defaultLocale, file)))
    .filter((key) => !named.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
    .filter((key) => !isComposed(key));
  expect(dead).toEqual([]);
});

/** Lengths of time that keys name, and their words in each language of the portal. */
const timeWords: readonly (readonly [key: RegExp, words: Readonly<Record<'en' | 'ru', RegExp>>])[] = [
  [/\.(?:period|per)\.month$|[mM]onthly$|perMonth$/, { en: /\bmonth\b/i, ru: /мес(?:яц(?!\p{L})|\.)/iu }],
  [/\.(?:period|per)\.3months$/, { en: /(?:3|three) months/i, ru: /(?:3|три) месяца/i }],
  [/\.(?:period|per)\.6months$/, { en: /6 months|half a year/i, ru: /6 месяцев|полгода/i }],
  [/\.(?:period|per)\.year$|[yY]ear(?:Now)?$/, { en: /(?<!half a )\byear\b/i, ru: /(?<!пол)год(?!\p{L})/iu }],
  [/\.(?:period|per)\.2years$/, { en: /(?:2|two) years/i, ru: /(?:2|два) года/i }],
  [/\.(?:period|per)\.3years$/, { en: /(?:3|three) years/i, ru: /(?:3|три) года/i }],
  [/\.range\.hour$/, { en: /1 hour/, ru: /1 час/ }],
  [/\.range\.day$/, { en: /24 hours/, ru: /24 часа/ }],
  [/\.range\.week$/, { en: /7 days/, ru: /7 дней/ }],
  [/field\.(?:bill|reminder|deletion)Days$/, { en: /\bdays\b/, ru: /дней/ }],
  [/field\.\w+Minutes$/, { en: /minutes/, ru: /минут/ }],
];

describe.each(['en', 'ru'] as const)('lengths of time in %s', (locale) => {
  const texts = areasOf(locale).flatMap((file) => Object.entries(read(locale, file)));

  test.each(timeWords)('%s: a price or a span has the words of its key', (key, words) => {
    const named = texts.filter(([name]) => key.test(name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, text]) => !words[locale].test(text))).toEqual([]);
  });
});
