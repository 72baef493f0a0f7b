import { themeChoices, type ThemeChoice } from '@/domain/profile/theme';
import type { I18n } from '@/i18n/I18nProvider';
import { languageName } from '@/i18n/languageName';
import type { Locale } from '@/i18n/locale';
import type { PlainMessageKey, Translator } from '@/i18n/translator';
import type { PaletteIconName } from './types';
import type { Candidate } from './candidates';

/** Current language, and the others for their search words; empty while those are loading. */
export interface Languages {
  i18n: I18n;
  others: readonly Translator[];
}

export interface PreferenceContext extends Languages {
  preferences: {
    locale: Locale;
    theme: ThemeChoice;
    setLocale: (locale: Locale) => void;
    setTheme: (theme: ThemeChoice) => void;
  };
}

const themeIcons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** Creates an action with its names in every language. */
export function namedAction(
  { i18n, others }: Languages,
  id: string,
  icon: PaletteIconName,
  name: PlainMessageKey | ((translator: Translator) => string),
): Omit<Candidate, 'target'> {
  const nameIn = (translator: Translator) =>
    typeof name === 'function' ? name(translator) : translator.t(name);
  return {
    id,
    group: 'actions',
    icon,
    label: nameIn(i18n),
    note: null,
    aliases: others.map(nameIn),
  };
}

/** Returns the unused themes and languages. */
export function preferenceCandidates(context: PreferenceContext): readonly Candidate[] {
  const { preferences } = context;
  return [
    ...themeChoices
      .filter((choice) => choice !== preferences.theme)
      .map((choice): Candidate => ({
        ...namedAction(
          context,
          `action:theme.${choice}`,
          themeIcons[choice],
          `palette.action.theme.${choice}`,
        ),
        target: { kind: 'action', run: () => preferences.setTheme(choice) },
      })),
    ...context.i18n.languages
      .filter(({ locale }) => locale !== preferences.locale)
      .map(({ locale }): Candidate => ({
        ...namedAction(context, `action:language.${locale}`, 'globe', (translator) =>
          translator.t('palette.action.language', { language: languageName(locale, translator.locale) }),
        ),
        target: { kind: 'action', run: () => preferences.setLocale(locale) },
      })),
  ];
}

export function logoutCandidate(languages: Languages, onLogout: () => void): Candidate {
  return {
    ...namedAction(languages, 'action:logout', 'logout', 'shell.user.logout'),
    target: { kind: 'action', run: onLogout },
  };
}
