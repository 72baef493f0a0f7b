import type { Catalogue } from '@meridian/portal/i18n/catalogue';
import { compileMessages } from '@meridian/portal/i18n/compileMessages';
import english from '@meridian/portal/i18n/messages/en';
import { portalLanguages, type OfferedLanguage } from '@meridian/portal/i18n/offeredLanguage';

declare module '@meridian/portal/i18n/addedLocales' {
  interface AddedLocales {
    de: true;
  }
}

/** A third language: its name, its format of days, and messages with arguments and plurals. */
export const languages: readonly OfferedLanguage[] = [
  ...portalLanguages,
  { locale: 'de', name: 'Deutsch', day: { day: '2-digit', month: '2-digit', year: 'numeric' } },
];

/** Untranslated messages stay English. */
export const german: Catalogue = {
  ...english,
  ...compileMessages({
    'servers.title': 'Meine Server',
    'list.total': 'Gesamt: {count}',
    'auth.login.title': 'Anmeldung',
    'registration.passwordHint': 'Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}',
    'common.close': 'Schließen',
  }),
};
