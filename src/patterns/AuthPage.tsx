import type { ReactNode } from 'react';
import { themeChoices, type ThemeChoice } from '@/domain/profile/theme';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import type { Locale } from '@/i18n/locale';
import { BrandMark } from '@/primitives/BrandMark';
import { GlobeIcon, MonitorIcon, MoonIcon, SunIcon } from '@/primitives/coreIcons';
import { Link } from '@/primitives/Link';
import { QuietSelect } from '@/primitives/QuietSelect';

/**
 * Props of every account screen besides its view. They are the device's preferences, and the way to the landing page.
 */
export interface AuthPageFrame {
  /** Where the brand leads: the landing page. */
  homeHref: string;
  /** The theme in force: light, dark or the system's. */
  theme: ThemeChoice;
  /** §2: no call saves the choice; it switches the portal on this device, and answers come in its language (D1). */
  onLocaleChange: (locale: Locale) => void;
  /** The theme that was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
}

export interface AuthPageProps extends AuthPageFrame {
  /** The one thing to do here, as the page's h1. */
  title: string;
  /** Takes focus when it appears: for a step that replaces another one on the same page. */
  isTitleFocused?: boolean;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Where else one might have wanted to go. */
  footer?: ReactNode;
  /** The form, or what takes its place. */
  children: ReactNode;
}

const themeIcons = { light: <SunIcon />, dark: <MoonIcon />, system: <MonitorIcon /> };

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** An account screen: one column of 400 px, the brand on top, one thing to do. */
export function AuthPage({
  homeHref,
  theme,
  onLocaleChange,
  onThemeChange,
  title,
  isTitleFocused = false,
  lead,
  footer,
  children,
}: AuthPageProps) {
  const { t, locale, languages } = useI18n();
  const brand = useBrand();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-108 flex-col px-4 pb-10">
      <header className="flex items-center justify-between gap-2 pt-5 md:pt-[min(9vh,5rem)]">
        <Link variant="bare" href={homeHref} className="-m-1 flex min-w-0 items-center gap-2.5 p-1">
          <BrandMark className="size-8" />
          <span className="truncate text-md font-semibold">{brand.name[locale]}</span>
        </Link>
        <div className="-mr-2 flex">
          <QuietSelect
            label={t('common.language')}
            icon={<GlobeIcon />}
            options={languages.map(({ locale: value, name }) => ({ value, label: name }))}
            value={locale}
            onValueChange={onLocaleChange}
          />
          <QuietSelect
            label={t('common.theme')}
            icon={themeIcons[theme]}
            face="icon"
            options={themeChoices.map((value) => ({ value, label: t(`common.theme.${value}`) }))}
            value={theme}
            onValueChange={onThemeChange}
          />
        </div>
      </header>
      <main className="pt-10">
        <h1
          {...(isTitleFocused ? { tabIndex: -1, ref: takeFocus } : {})}
          className="text-xl font-semibold outline-none"
        >
          {title}
        </h1>
        {lead !== undefined && <div className="mt-2 text-pretty text-text-muted">{lead}</div>}
        <div className="mt-6">{children}</div>
        {footer !== undefined && (
          <div className="mt-8 flex flex-col items-center gap-2 text-center text-base text-text-muted">
            {footer}
          </div>
        )}
      </main>
    </div>
  );
}
