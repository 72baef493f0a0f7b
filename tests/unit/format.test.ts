import { describe, expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { formattersFor, formattersOf } from '@/i18n/format';
import { languageOf, portalLanguages } from '@/i18n/offeredLanguage';
import enCommon from '@/i18n/messages/en/common.json';
import ruCommon from '@/i18n/messages/ru/common.json';
import ruOrder from '@/i18n/messages/ru/order.json';
import { createTranslator } from '@/i18n/translator';

const ru = formattersFor('ru');
const en = formattersFor('en');

// tests: LANG-09, LANG-10
describe('money (D2)', () => {
  test.each([
    [1577, '1\u00a0577,00\u00a0RUB', '1,577.00\u00a0RUB'],
    [0, '0,00\u00a0RUB', '0.00\u00a0RUB'],
    [0.05, '0,05\u00a0RUB', '0.05\u00a0RUB'],
    [1_234_567.8, '1\u00a0234\u00a0567,80\u00a0RUB', '1,234,567.80\u00a0RUB'],
    [-200, '\u2212200,00\u00a0RUB', '\u2212200.00\u00a0RUB'],
  ])('%s rubles', (value, russian, english) => {
    expect(ru.money(rubles(value))).toBe(russian);
    expect(en.money(rubles(value))).toBe(english);
  });

  test('the figure alone, for a column that names its currency', () => {
    expect(ru.amount(rubles(6308))).toBe('6\u00a0308,00');
    expect(en.amount(rubles(6308))).toBe('6,308.00');
  });
});

// tests: LANG-11
test('a monthly price says so behind it', () => {
  const price = rubles(1577);
  const inRussian = createTranslator('ru', ruCommon).t('common.perMonth', { price: ru.money(price) });
  const inEnglish = createTranslator('en', enCommon).t('common.perMonth', { price: en.money(price) });
  expect(inRussian).toBe('1\u00a0577,00\u00a0RUB / мес.');
  expect(inEnglish).toBe('1,577.00\u00a0RUB / Month');
});

test('a monthly price that ends a sentence brings its own full stop', () => {
  const price = createTranslator('ru', ruCommon).t('common.perMonth', { price: ru.money(rubles(577)) });
  const notice = createTranslator('ru', ruOrder).t('order.notice.priceChanged', { price });
  expect(notice).toContain(price);
  expect(notice).not.toContain('..');
});

// tests: PAY-08
test('a sum in a payment currency (§9)', () => {
  expect(ru.currency({ currency: 'USD', minor: 5250 })).toBe('52,50\u00a0$');
  expect(en.currency({ currency: 'EUR', minor: 267_800 })).toBe('2,678.00\u00a0EUR');
  expect(ru.currency({ currency: 'RUB', minor: 157_700 })).toBe(ru.money(rubles(1577)));
  expect(en.currency({ currency: 'USD', minor: -50 })).toBe('\u22120.50\u00a0$');
});

test('countries are named in the language', () => {
  expect([ru.country('NL'), en.country('NL')]).toEqual(['Нидерланды', 'Netherlands']);
});

// tests: CATALOG-19, PROFILE-10
test('in English the country is Great Britain everywhere (D34)', () => {
  expect([ru.country('GB'), en.country('GB')]).toEqual(['Великобритания', 'Great Britain']);
  const texts = import.meta.glob('/src/i18n/messages/en/*.json', { eager: true, import: 'default' });
  expect(Object.keys(texts).length).toBeGreaterThan(30);
  expect(JSON.stringify(texts)).not.toContain('United Kingdom');
});

test('numbers are grouped', () => {
  expect(ru.number(10_000)).toBe('10\u00a0000');
  expect(en.number(10_000)).toBe('10,000');
  expect(ru.number(-3)).toBe('\u22123');
});

// tests: LANG-12
test('a day is the same day in every time zone', () => {
  expect(ru.date('2026-12-05')).toBe('05.12.2026');
  expect(en.date('2026-12-05')).toBe('Dec 5, 2026');
  expect(ru.date('2026-01-01')).toBe('01.01.2026');
});

test('a moment to the minute', () => {
  expect(ru.dateTime('2026-11-21T23:59:59Z')).toBe('21.11.2026, 23:59');
  expect(en.dateTime('2026-11-21T00:05:00Z')).toBe('Nov 21, 2026, 00:05');
});

test('formatters are made once a language', () => {
  expect(formattersFor('ru')).toBe(ru);
  expect(formattersFor('en')).not.toBe(ru);
});

// tests: DAYS-01
test('times and the days of moments are those of the provider’s zone', () => {
  const moscow = formattersOf(languageOf(portalLanguages, 'ru'), 'Europe/Moscow');
  expect(moscow.dateTime('2026-12-31T21:30:00Z')).toBe('01.01.2027, 00:30');
  expect(moscow.dateOfMoment('2026-12-31T21:30:00Z')).toBe('01.01.2027');
  expect(moscow.date('2026-12-31')).toBe('31.12.2026');
  expect(formattersOf(languageOf(portalLanguages, 'ru'), 'Europe/Moscow')).toBe(moscow);
});
