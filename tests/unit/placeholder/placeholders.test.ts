import { sectionName } from '@/paths';
import { describe, expect, test } from 'vitest';
import { byLocale, locales } from '@/i18n/locale';
import { createTranslator } from '@/i18n/translator';
import { dashboardPages, isPlaceholder, sectionAt, sectionKeys } from '@/pages/dashboard';
import { supportServices } from '@/domain/support/support';
import { sectionIcons } from '@/primitives/sectionIcons';
import { toPlaceholderView } from '@/screens/placeholder/PlaceholderScreen/placeholderView';
import { ticketPrefill } from '@/screens/support/TicketFormScreen/ticketPrefill';
import type { Catalogue } from '@/i18n/catalogue';
import { placeholder } from '../../../stories/spec/requirements/placeholder';
import ruPlaceholder from '@/i18n/messages/ru/placeholder.json';

/**
 * Pages named by the requirements, by the last part of the address. §2, with dedicated (D5), less pages of their
 * own (D35).
 */
const specified = placeholder.requirements
  .slice(0, 4)
  .flatMap(({ text }) => text.match(/[a-z][a-z-]+/g) ?? [])
  .flatMap((word) => sectionAt(`/dashboard/${word}`) ?? []);

const placeholderKeys = sectionKeys.filter(isPlaceholder);
const builtSections = sectionKeys.filter((key) => 'screen' in dashboardPages[key]);

const noSubjects = { order: '', ask: '' };

const files = import.meta.glob<Catalogue>('../../../src/i18n/messages/*/{shell,placeholder}.json', {
  eager: true,
  import: 'default',
});
const messages = byLocale((locale) => ({
  ...files[`../../../src/i18n/messages/${locale}/shell.json`],
  ...files[`../../../src/i18n/messages/${locale}/placeholder.json`],
}));

// tests: PLACE-01, PLACE-02, PLACE-03, PLACE-04
test('the placeholders are those of §2 and D5, and every other page is built', () => {
  expect(specified).toHaveLength(9);
  expect([...placeholderKeys].sort()).toEqual(specified.sort());
  expect([...placeholderKeys, ...builtSections].sort()).toEqual([...sectionKeys].sort());
});

// tests: PLACE-06
test('each has an icon and a sentence of its own', () => {
  const views = placeholderKeys.map((key) => toPlaceholderView(key, noSubjects));
  expect(new Set(views.map(({ icon }) => sectionIcons[icon])).size).toBe(views.length);
  for (const locale of locales) {
    const { t } = createTranslator(locale, messages[locale]);
    const sentences = views.map(({ text }) => t(text));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]+\.$/u);
  }
  // And no sentence for a page that is built.
  const texts = Object.keys(ruPlaceholder).filter((key) => key.startsWith('placeholder.text.'));
  expect(texts.sort()).toEqual(views.map(({ text }) => text).sort());
});

describe.each([...placeholderKeys])('%s', (key) => {
  // tests: PLACE-07
  test('leads to a page that is built', () => {
    const way = toPlaceholderView(key, noSubjects).waysOn.find(({ kind }) => kind === 'nearest');
    const nearest = way && sectionAt(way.href);
    expect(builtSections).toContain(nearest);
    expect(nearest && sectionName(nearest)).toBe(way?.kind === 'nearest' && way.name);
  });

  // tests: PLACE-09
  test('what helps comes first: an order of a service, never a list that is only akin', () => {
    const [first] = toPlaceholderView(key, noSubjects).waysOn;
    const isService = supportServices.some((service) => service === key);
    expect(first?.kind === 'order').toBe(isService);
    expect(['/dashboard/vps', '/dashboard/support']).not.toContain(first?.href);
  });

  // tests: PLACE-08, PLACE-09
  test.each(locales)(
    'asks and orders in %s with a subject, and a service the form knows where there is one',
    (locale) => {
      const { t } = createTranslator(locale, messages[locale]);
      const about = { name: t(sectionName(key)) };
      const subjects = {
        order: t('placeholder.orderSubject', about),
        ask: t('placeholder.askSubject', about),
      };
      const { waysOn } = toPlaceholderView(key, subjects);
      expect(waysOn.map(({ kind }) => kind)).toContain('ask');
      for (const { kind, href } of waysOn) {
        if (kind === 'nearest') continue;
        const { pathname, search } = new URL(href, 'http://portal');
        expect(pathname).toBe('/dashboard/support/create');
        const draft = ticketPrefill(search);
        expect(draft.subject).toBe(subjects[kind]);
        expect(draft.service).toBe(new URLSearchParams(search).has('service') ? key : '');
      }
    },
  );
});
