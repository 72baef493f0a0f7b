import { sectionName } from '@/paths';
import { describe, expect, test } from 'vitest';
import { locales } from '@/i18n/locale';
import { createTranslator } from '@/i18n/translator';
import { dashboardPages, isPlaceholder, sectionAt, sectionKeys } from '@/pages/dashboard';
import { sectionIcons } from '@/primitives/sectionIcons';
import { toPlaceholderView } from '@/screens/placeholder/PlaceholderScreen/placeholderView';
import { ticketPrefill } from '@/screens/support/TicketFormScreen/ticketPrefill';
import enPlaceholder from '@/i18n/messages/en/placeholder.json';
import enShell from '@/i18n/messages/en/shell.json';
import ruPlaceholder from '@/i18n/messages/ru/placeholder.json';
import ruShell from '@/i18n/messages/ru/shell.json';

/** §2, with dedicated (D5). */
const specified =
  'userRoles payers affiliate orders paymentMethods discounts userSettings dedicated protection dns ftp ip ssl ispmanager modules bitninja billing tools statistics help'.split(
    ' ',
  );

const placeholderKeys = sectionKeys.filter(isPlaceholder);
const builtSections = sectionKeys.filter((key) => 'screen' in dashboardPages[key]);

const messages = { ru: { ...ruShell, ...ruPlaceholder }, en: { ...enShell, ...enPlaceholder } };

// proves: PLACE-01, PLACE-02, PLACE-03, PLACE-04
test('the placeholders are those of §2 and D5, and every other page is built', () => {
  expect(specified).toHaveLength(20);
  expect(placeholderKeys).toEqual(specified);
  expect([...placeholderKeys, ...builtSections].sort()).toEqual([...sectionKeys].sort());
});

// proves: PLACE-06
test('each has an icon and a sentence of its own', () => {
  const views = placeholderKeys.map((key) => toPlaceholderView(key, ''));
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
  // proves: PLACE-07
  test('leads to a page that is built', () => {
    const { href, name } = toPlaceholderView(key, '').nearest;
    const nearest = sectionAt(href);
    expect(builtSections).toContain(nearest);
    expect(nearest && sectionName(nearest)).toBe(name);
  });

  // proves: PLACE-08
  test.each(locales)(
    'asks in %s with a subject, and a service the form knows where there is one',
    (locale) => {
      const { t } = createTranslator(locale, messages[locale]);
      const subject = t('placeholder.askSubject', { name: t(sectionName(key)) });
      const { pathname, search } = new URL(toPlaceholderView(key, subject).askHref, 'http://portal');
      expect(pathname).toBe('/dashboard/support/create');
      const draft = ticketPrefill(search);
      expect(draft.subject).toBe(subject);
      expect(draft.service).toBe(new URLSearchParams(search).has('service') ? key : '');
    },
  );
});
