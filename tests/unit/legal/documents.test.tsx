import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import { legalTerms, usedShare } from '@/domain/catalog/legal';
import { brand } from '@/brand';
import { drawMeridianMark } from '@/brandMark';
import { BrandProvider } from '@/i18n/BrandProvider';
import { I18nProvider } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import type { Catalogue } from '@/i18n/catalogue';
import { defaultLocale, locales, type Locale } from '@/i18n/locale';
import { longDate } from '@/i18n/longDate';
import { legalDocuments } from '@/screens/legal/LegalScreen/documents';
import { legalDocumentIds, type LegalDocumentId } from '@/screens/legal/LegalScreen/legalDocument';
import { LegalText } from '@/screens/legal/LegalScreen/LegalText';
import { paths } from '@/paths';

const files = import.meta.glob<Catalogue>('../../../src/i18n/messages/*/legal*.json', {
  eager: true,
  import: 'default',
});
const messagesOf = (id: LegalDocumentId | '', locale: Locale) => {
  const area = `legal${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return files[`../../../src/i18n/messages/${locale}/${area}.json`] ?? {};
};

/** A document's text as a person reads it, a line a clause, no-break spaces as plain ones. */
function textOf(id: LegalDocumentId, locale: Locale): string {
  const html = renderToStaticMarkup(
    <I18nProvider
      locale={locale}
      languages={portalLanguages}
      messages={{ ...messagesOf('', locale), ...messagesOf(id, locale) }}
    >
      <BrandProvider brand={brand} drawMark={drawMeridianMark}>
        <LegalText document={legalDocuments[id]} hrefs={paths.legal} />
      </BrandProvider>
    </I18nProvider>,
  );
  return html
    .replaceAll(/<\/(?:p|li|h2)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

/** The numbers of a text, in its order, without those of its sections and clauses. */
const numbersIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\d+\.(?:\d+| )/, ''))
    .flatMap((line) => line.match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => number.replace(',', '.'));

describe.each(legalDocumentIds)('%s', (id) => {
  const document = legalDocuments[id];

  test('consists of every message of its area, in order, each once', () => {
    const structure = [
      document.title,
      document.lead,
      ...document.sections.flatMap(({ title, clauses }) => [
        title,
        ...clauses.flatMap(({ text, items = [] }) => [text, ...items]),
      ]),
    ];
    expect(structure).toEqual(Object.keys(messagesOf(id, defaultLocale)));
  });

  test('has anchors that name their sections, each once', () => {
    const ids = document.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const section of document.sections) expect(section.title).toContain(`.${section.id}.`);
  });

  // tests: LEGAL-14
  test.each(locales)('names the same figures in %s', (language) => {
    const sorted = (locale: Locale) =>
      numbersIn(textOf(id, locale))
        // The address and the date of the law are written as each language writes them.
        .filter((number) => !['101000', '27.07', '2006', '27'].includes(number))
        .sort();
    expect(sorted(language)).toEqual(sorted(defaultLocale));
  });

  test.each(locales)(
    'leaves no argument, tag or key in its %s text, and ends every clause properly',
    (locale) => {
      const text = textOf(id, locale);
      expect(text).not.toMatch(/[{}<>]|legal[A-Z]\w+\./);
      for (const line of text.split('\n').filter((one) => /^\d+\.\d/.test(one)))
        expect(line).toMatch(/[.:]$/);
    },
  );
});

describe('what §9 says', () => {
  const say = (id: LegalDocumentId) => textOf(id, 'ru');

  // tests: LEGAL-07, LEGAL-08, LEGAL-09, LEGAL-10, LEGAL-11, LEGAL-12
  test('a refund: 30 days, 5 and 10 working days, 24 hours for new clients, 50 %, no domains and SSL', () => {
    const text = say('refund');
    for (const sentence of [
      'вернуть деньги за неиспользованное время в течение 30 дней с её оплаты',
      'Запрос мы рассматриваем до 5 рабочих дней',
      'в срок до 10 рабочих дней после одобрения',
      'первый заказ можно отменить в течение 24 часов с его оплаты',
      'использовано более 50 % оплаченного периода',
      'оплачены регистрация или продление домена',
      'оплачен выпуск или перевыпуск SSL-сертификата',
    ])
      expect(text).toContain(sentence);
    expect(textOf('refund', 'en')).toContain('within 30 days of its payment');
  });

  // tests: LEGAL-13
  test('personal data: the term of the contract and 5 years more', () => {
    expect(say('privacy')).toContain('в течение срока договора и ещё 5 лет после его окончания');
    expect(textOf('privacy', 'en')).toContain(
      'for the term of the contract and another 5 years after its end',
    );
  });

  test('uptime, the code and the side menu’s cookie', () => {
    expect(say('terms')).toContain('доступность сервера 99,9 % времени');
    expect(say('terms')).toContain('кодом из 6 цифр');
    expect(say('privacy')).toContain('состояние бокового меню (до 7 дней)');
  });

  // tests: LEGAL-05
  test('the version is that of 1 April 2025, the same that registration records', () => {
    expect(longDate(DOCUMENT_VERSION, 'ru').replaceAll('\u00a0', ' ')).toBe('1 апреля 2025 г.');
    expect(longDate(DOCUMENT_VERSION, 'en')).toBe('April 1, 2025');
  });
});

test('the example keeps within the rule it explains', () => {
  expect(usedShare(9, 30)).toBe(30);
  expect(usedShare(16, 30)).toBeGreaterThan(legalTerms.usedPercent);
});
