import { expect, it } from 'vitest';
import { languages } from '@/i18n/languages';
import { defaultLocale, locales } from '@/i18n/locale';
import { catalogues } from '@app/server/messages/catalogues';
import { message } from '@app/server/messages/messages';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it.each(locales)('has the same messages with the same places in %s', (locale) => {
  const texts: Record<string, string> = catalogues[locale];
  expect(Object.keys(texts)).toEqual(Object.keys(catalogues[defaultLocale]));
  const isCyrillic = languages[locale].scripts.includes('cyrillic');
  for (const [key, text] of Object.entries(catalogues[defaultLocale])) {
    expect(/[а-яА-Я]/.test(texts[key] ?? '')).toBe(isCyrillic);
    expect(places(texts[key] ?? '')).toEqual(places(text));
  }
});

it('fills places in once, whatever the values contain', () => {
  expect(message('en', 'mailSubject', { code: '{brand}', brand: '$& {code}' })).toBe(
    'Verification code {brand} — $& {code}',
  );
});
