import { themeChoices, type ThemeChoice } from '@/domain/profile/theme';
import { useI18n } from '@/i18n/I18nProvider';
import { GlobeIcon } from '@/primitives/coreIcons';
import { IconSelect } from '@/primitives/IconSelect';
import { Link } from '@/primitives/Link';
import { ContrastIcon } from '@/primitives/icons';
import type { LanguageLink } from './languageLinks';

export interface PageControlsProps {
  /** Current theme setting: light, dark or the system's. */
  theme: ThemeChoice;
  /** The same page in other languages, at least one. */
  otherLanguages: readonly LanguageLink[];
  /** The theme was changed. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Language links and theme select in a public page's top bar; the page's small script handles the select. */
export function PageControls({ theme, otherLanguages, onThemeChange }: PageControlsProps) {
  const { t } = useI18n();
  const [only, ...more] = otherLanguages;
  return (
    <>
      {only && more.length === 0 ? (
        <Link
          variant="bare"
          href={only.href}
          hrefLang={only.locale}
          lang={only.locale}
          className="inline-flex h-control min-w-10 items-center justify-center rounded-control px-2 text-sm text-text-muted transition-colors duration-150 hover:bg-hover hover:text-text"
        >
          <span aria-hidden="true" className="uppercase sm:hidden">
            {only.locale}
          </span>
          <span className="max-sm:sr-only">{only.name}</span>
        </Link>
      ) : (
        <LanguageMenu links={otherLanguages} />
      )}
      {/* Without a script the theme follows the system. */}
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

/** Several languages do not fit a phone's bar, so they are in a disclosure, which needs no script. */
function LanguageMenu({ links }: { links: readonly LanguageLink[] }) {
  const { t } = useI18n();
  return (
    <details className="relative">
      <summary
        aria-label={t('common.language')}
        title={t('common.language')}
        data-languages=""
        className="grid h-control w-control list-none place-items-center rounded-control text-text-muted transition-colors duration-150 hover:bg-hover hover:text-text max-[22.5rem]:w-9 [&::-webkit-details-marker]:hidden"
      >
        <GlobeIcon />
      </summary>
      <ul className="absolute right-0 z-50 mt-1 min-w-40 rounded-card border border-border bg-surface p-1 shadow-float">
        {links.map(({ locale, name, href }) => (
          <li key={locale}>
            <Link
              variant="bare"
              href={href}
              hrefLang={locale}
              lang={locale}
              className="flex min-h-11 items-center rounded-control px-3 text-base hover:bg-hover"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
