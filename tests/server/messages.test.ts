import { expect, it } from 'vitest';
import en from '@app/server/messages/en.json';
import { message } from '@app/server/messages/messages';
import ru from '@app/server/messages/ru.json';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it('has the same messages with the same places in both languages', () => {
  expect(Object.keys(en)).toEqual(Object.keys(ru));
  const english: Record<string, string> = en;
  for (const [key, text] of Object.entries(ru)) {
    expect(text).toMatch(/[а-я]/i);
    expect(english[key]).toMatch(/^[^а-яА-Я]+$/);
    expect(places(english[key] ?? '')).toEqual(places(text));
  }
});

it('fills places in once, whatever the values contain', () => {
  expect(message('en', 'mailSubject', { code: '{brand}', brand: '$& {code}' })).toBe(
    'Verification code {brand} — $& {code}',
  );
});
