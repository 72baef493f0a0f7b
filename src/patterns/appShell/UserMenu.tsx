import type { ThemeChoice } from '@/domain/profile/theme';
import { useI18n } from '@/i18n/I18nProvider';
import { LogoutIcon, MonitorIcon, MoonIcon, SettingsIcon, SunIcon, UserIcon } from '@/primitives/icons';
import { Menu } from '@/primitives/Menu';
import type { MenuItem } from '@/primitives/menuItem';
import type { UserMenuCallbacks } from './types';

const themes = [
  { choice: 'light', icon: <SunIcon /> },
  { choice: 'dark', icon: <MoonIcon /> },
  { choice: 'system', icon: <MonitorIcon /> },
] as const;

export interface UserMenuProps extends UserMenuCallbacks {
  email: string | null;
  /** Name from the profile. */
  name: string | null;
  theme: ThemeChoice;
  hrefs: { profile: string; settings: string };
  /** Further pages of the user. */
  links?: readonly MenuItem[];
}

/** Menu of the signed-in user (§2, D13) with language (D1) and theme of this device. */
export function UserMenu({
  email,
  name,
  theme,
  hrefs,
  links = [],
  onLocaleChange,
  onThemeChange,
  onLogout,
}: UserMenuProps) {
  const { t, locale, languages } = useI18n();
  const items: readonly MenuItem[] = [
    {
      kind: 'heading',
      id: 'email',
      label: email ?? t('shell.user.unknown'),
      ...(name ? { lead: name } : {}),
    },
    {
      kind: 'link',
      id: 'profile',
      label: t('shell.user.profile'),
      icon: <UserIcon />,
      href: hrefs.profile,
    },
    {
      kind: 'link',
      id: 'settings',
      label: t('shell.user.settings'),
      icon: <SettingsIcon />,
      href: hrefs.settings,
    },
    ...links,
    { kind: 'separator', id: 'beforeLanguage' },
    { kind: 'heading', id: 'language', label: t('common.language') },
    ...languages.map((language) => ({
      kind: 'choice' as const,
      id: language.locale,
      label: language.name,
      isChosen: language.locale === locale,
      onSelect: () => onLocaleChange(language.locale),
    })),
    { kind: 'separator', id: 'beforeTheme' },
    { kind: 'heading', id: 'theme', label: t('common.theme') },
    ...themes.map(({ choice, icon }) => ({
      kind: 'choice' as const,
      id: choice,
      label: t(`common.theme.${choice}`),
      icon,
      isChosen: choice === theme,
      onSelect: () => onThemeChange(choice),
    })),
    { kind: 'separator', id: 'beforeLogout' },
    { kind: 'action', id: 'logout', label: t('shell.user.logout'), icon: <LogoutIcon />, onSelect: onLogout },
  ];
  return (
    <Menu
      label={email === null ? t('shell.user') : t('shell.user.named', { email })}
      face={{ kind: 'icon', icon: <Avatar of={name || email} /> }}
      items={items}
    />
  );
}

function Avatar({ of }: { of: string | null }) {
  return (
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-neutral-soft text-sm font-semibold text-neutral-text forced-colors:border">
      {of === null || of === '' ? <UserIcon className="size-4" /> : [...of][0]?.toUpperCase()}
    </span>
  );
}
