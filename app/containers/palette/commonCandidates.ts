import { themeChoices } from '@/domain/theme';
import type { I18n } from '@/i18n/I18nProvider';
import { locales } from '@/i18n/locale';
import type { PlainMessageKey, Translator } from '@/i18n/translator';
import type { PaletteIconName } from '@/patterns/commandPalette/types';
import type { Preferences } from '@app/providers/PreferencesProvider';
import type { Candidate } from './candidates';

/** The language spoken, and the other one for its words; null while that is on its way. */
export interface Languages {
  i18n: I18n;
  other: Translator | null;
}

export interface PreferenceContext extends Languages {
  preferences: Pick<Preferences, 'locale' | 'theme' | 'setLocale' | 'setTheme'>;
}

const themeIcons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** An action in both languages, for whoever knows where it leads. */
export function namedAction(
  { i18n, other }: Languages,
  id: string,
  icon: PaletteIconName,
  name: PlainMessageKey,
): Omit<Candidate, 'target'> {
  return {
    id,
    group: 'actions',
    icon,
    label: i18n.t(name),
    note: null,
    aliases: other ? [other.t(name)] : [],
  };
}

/** The themes and languages that are not in use. */
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
    ...locales
      .filter((locale) => locale !== preferences.locale)
      .map((locale): Candidate => ({
        ...namedAction(context, `action:language.${locale}`, 'globe', `palette.action.language.${locale}`),
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
