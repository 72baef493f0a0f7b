import { parse } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTranslator, type MessageKey } from '@/i18n/translator';

/** Messages of this test under keys of the catalogue, so that the types hold. */
const plain = 'common.close';
const withArgument = 'common.perMonth';

function translatorOf(message: string, key: MessageKey) {
  return createTranslator('ru', {
    [key]: message.includes('{') || message.includes('<') ? parse(message) : message,
  });
}

const report = vi.fn();
beforeEach(() => {
  report.mockReset();
  vi.spyOn(console, 'error').mockImplementation(report);
});

test('a plain message is its text', () => {
  expect(translatorOf('Закрыть', plain).t(plain)).toBe('Закрыть');
});

test('arguments are put in, as text', () => {
  const { t } = translatorOf('{price} / мес.', withArgument);
  expect(t(withArgument, { price: '<b>1</b>' })).toBe('<b>1</b> / мес.');
  expect(t(withArgument, { price: 2 })).toBe('2 / мес.');
});

// tests: LANG-08
test('Russian plurals follow the number', () => {
  const { t } = translatorOf(
    '{price, plural, one {# сервер} few {# сервера} many {# серверов} other {# сервера}}',
    withArgument,
  );
  expect([1, 2, 5, 11, 21, 104].map((price) => t(withArgument, { price }))).toEqual([
    '1 сервер',
    '2 сервера',
    '5 серверов',
    '11 серверов',
    '21 сервер',
    '104 сервера',
  ]);
});

test('tags become what the caller renders', () => {
  const { rich, t } = translatorOf('Читайте <price>условия</price> сначала', withArgument);
  const values = { price: '' };
  // The key is shown for one whose argument is a tag.
  Object.assign(values, { price: (chunks: ReactNode) => createElement('b', null, chunks) });
  expect(renderToStaticMarkup(rich(withArgument, values))).toBe(
    '<span>Читайте <b>условия</b> сначала</span>',
  );
  expect(report).not.toHaveBeenCalled();
  expect(t(withArgument, values)).toBe(withArgument);
  expect(report).toHaveBeenCalledOnce();
});

test('a missing message shows its key and is reported', () => {
  const { t } = createTranslator('en', {});
  expect(t(plain)).toBe(plain);
  expect(report).toHaveBeenCalledExactlyOnceWith('No message "common.close" in en');
});
