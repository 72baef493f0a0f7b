import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { describe, expect, it, test } from 'vitest';
import { compileMessages } from '@/i18n/compileMessages';
import { MessageFormatter, type MessageValues } from '@/i18n/formatMessage';
import { localeTag, locales } from '@/i18n/locale';

const folder = join(import.meta.dirname, '../../src/i18n/messages');

/** One of each way to count in Russian and English, and what only `=0` and `=1` tell apart. */
const counts = [0, 1, 2, 5, 11, 21, 1.5, 1_234_567];

const flat = (part: unknown): string => (Array.isArray(part) ? part.map(flat).join('') : String(part));

const merged = (all: readonly MessageValues[]): MessageValues =>
  Object.fromEntries(all.flatMap((values) => Object.entries(values)));

/** Values for all that a message names, with `count` for its plurals and the `nth` option of each choice. */
function valuesFor(elements: readonly MessageFormatElement[], count: number, nth: number): MessageValues {
  return merged(elements.map((element) => valuesOf(element, count, nth)));
}

function valuesOf(element: MessageFormatElement, count: number, nth: number): MessageValues {
  switch (element.type) {
    case TYPE.argument:
      return { [element.value]: 'слово' };
    case TYPE.number:
      return { [element.value]: count };
    case TYPE.tag: {
      const { value, children } = element;
      const render = (inside: ReactNode) => `<${value}>${flat(inside)}</>`;
      return { ...valuesFor(children, count, nth), [value]: render };
    }
    case TYPE.select:
    case TYPE.plural: {
      const names = Object.keys(element.options);
      const inside = Object.values(element.options).map(({ value }) => valuesFor(value, count, nth));
      const chosen = element.type === TYPE.plural ? count : (names[nth % names.length] ?? '');
      return { ...merged(inside), [element.value]: chosen };
    }
    default:
      return {};
  }
}

describe.each(locales)('every message in %s', (locale) => {
  const tag = localeTag(locale);
  const files = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'));
  it.each(files)('of %s reads as the reference implementation of ICU reads it', (name) => {
    const source = JSON.parse(readFileSync(join(folder, locale, name), 'utf8')) as Record<string, string>;
    const ours = new MessageFormatter(tag);
    for (const message of Object.values(compileMessages(source))) {
      if (typeof message === 'string') continue;
      const theirs = new IntlMessageFormat(message, tag);
      counts.forEach((count, nth) => {
        const values = valuesFor(message, count, nth);
        expect(flat(ours.format(message, values))).toBe(flat(theirs.format<ReactNode>({ ...values })));
      });
    }
  });
});

const read = (message: string, values: MessageValues = {}) => {
  const compiled = compileMessages({ message })['message'] ?? '';
  return typeof compiled === 'string' ? compiled : new MessageFormatter('en-GB').format(compiled, values);
};

test('ordinals and offsets are counted as ICU counts them', () => {
  const place = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 4, 22].map((number) => read(place, { place: number }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '22nd',
  ]);
  const others = '{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}';
  expect([1, 2, 3].map((count) => read(others, { count }))).toEqual([
    'you',
    'you and 1 other',
    'you and 2 others',
  ]);
});

test('a value that is missing is a fault, not a hole in a sentence', () => {
  expect(() => read('{name} left')).toThrow('name');
});

test('a message that formats a date or a number in a style of its own does not compile', () => {
  for (const message of ['{day, date, short}', '{sum, number, percent}', '<b>{at, time}</b>'])
    expect(() => compileMessages({ message })).toThrow('is formatted in the message');
});
