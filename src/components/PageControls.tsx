import { themeChoices, type ThemeChoice } from '@/domain/theme';
import { useI18n } from '@/i18n/I18nProvider';
import type { Locale } from '@/i18n/locale';
import { IconSelect } from '@/primitives/IconSelect';
import { Link } from '@/primitives/Link';
import { ContrastIcon } from '@/primitives/icons';

export interface PageControlsProps {
  theme: ThemeChoice;
  /** The same page in the other language. */
  otherLanguage: { locale: Locale; href: string };
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Language and theme in the top bar of a public page: a link, and a select that a page's small script serves. */
export function PageControls({ theme, otherLanguage: { locale, href }, onThemeChange }: PageControlsProps) {
  const { t } = useI18n();
  return (
    <>
      <Link
        variant="bare"
        href={href}
        hrefLang={locale}
        lang={locale}
        className="inline-flex h-control min-w-10 items-center justify-center rounded-control px-2 text-sm text-text-muted transition-colors duration-150 hover:bg-hover hover:text-text"
      >
        <span aria-hidden="true" className="uppercase sm:hidden">
          {locale}
        </span>
        <span className="max-sm:sr-only">{t(`common.language.${locale}`)}</span>
      </Link>
      {/* Without a script the theme follows the system and there is nothing to choose with. */}
      <IconSelect
        label={t('common.theme')}
        name="theme"
        icon={<ContrastIcon />}
        value={theme}
        options={themeChoices.map((value) => ({ value, label: t(`common.theme.${value}`) }))}
        onValueChange={onThemeChange}
        className="text-text-muted hover:text-text max-[22.5rem]:w-9 noscript:hidden"
      />
    </>
  );
}
