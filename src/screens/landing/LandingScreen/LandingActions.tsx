import { themeChoices, type ThemeChoice } from '@/domain/theme';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { IconSelect } from '@/primitives/IconSelect';
import { Link } from '@/primitives/Link';
import { ContrastIcon } from '@/primitives/icons';
import type { LandingView } from './landingView';

export interface LandingActionsProps {
  view: LandingView;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Right in the top bar: language, theme, and the two ways in (§2). */
export function LandingActions({ view, onThemeChange }: LandingActionsProps) {
  const { t } = useI18n();
  const { locale, href } = view.otherLanguage;
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
        value={view.theme}
        options={themeChoices.map((value) => ({ value, label: t(`common.theme.${value}`) }))}
        onValueChange={onThemeChange}
        className="text-text-muted hover:text-text max-[22.5rem]:w-9 noscript:hidden"
      />
      <ButtonLink intent="ghost" href={view.links.signIn} className="max-sm:px-2 max-[22.5rem]:text-sm">
        {t('landing.signIn')}
      </ButtonLink>
      <ButtonLink href={view.links.signUp} className="max-sm:px-3 max-[22.5rem]:px-2 max-[22.5rem]:text-sm">
        {t('landing.signUp')}
      </ButtonLink>
    </>
  );
}
