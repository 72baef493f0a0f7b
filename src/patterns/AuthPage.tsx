import type { ReactNode } from 'react';
import { themeChoices, type ThemeChoice } from '@/domain/profile/theme';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import type { Locale } from '@/i18n/locale';
import { BrandMark } from '@/primitives/BrandMark';
import { GlobeIcon, MonitorIcon, MoonIcon, SunIcon } from '@/primitives/coreIcons';
import { Link } from '@/primitives/Link';
import { QuietSelect } from '@/primitives/QuietSelect';

/** Props of every account screen besides its view: the device's preferences, and the home link. */
export interface AuthPageFrame {
  /** Address of the landing page, which the brand links. */
  homeHref: string;
  /** Current theme setting: light, dark or the system's. */
  theme: ThemeChoice;
  /** The language applies to this device only and is not saved by a call (§2); answers use it too (D1). */
  onLocaleChange: (locale: Locale) => void;
  /** The theme was changed. */
  onThemeChange: (theme: ThemeChoice) => void;
}

export interface AuthPageProps extends AuthPageFrame {
  /** Title of the page, its h1. */
  title: string;
  /** Moves focus to the title when it appears, for a step that replaces another on the same page. */
  isTitleFocused?: boolean;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Links to alternatives. */
  footer?: ReactNode;
  /** The form, or its replacement. */
  children: ReactNode;
}

const themeIcons = { light: <SunIcon />, dark: <MoonIcon />, system: <MonitorIcon /> };

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Layout of an account screen: one column of 400 px with the brand and one task. */
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
