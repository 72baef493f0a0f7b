import { PageControls } from '@/components/PageControls';
import type { ThemeChoice } from '@/domain/profile/theme';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import type { LandingView } from './landingView';

export interface LandingActionsProps {
  view: LandingView;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Sections that visitors may look for. */
const parts = ['plans', 'questions', 'contacts'] as const;

/** Right end of the top bar: section links if there is room, language, theme, and sign-in links (§2). */
export function LandingActions({ view, onThemeChange }: LandingActionsProps) {
  const { t } = useI18n();
  return (
    <>
      <nav aria-label={t('landing.nav')} className="mr-2 flex max-lg:hidden">
        {parts
          .filter((part) => part !== 'plans' || view.plans.length > 0)
          .map((part) => (
            <Link
              key={part}
              variant="bare"
              href={`#${part}`}
              className="rounded-control px-3 py-2 text-text-muted transition-colors duration-150 hover:bg-hover hover:text-text"
            >
              {t(`landing.nav.${part}`)}
            </Link>
          ))}
      </nav>
      <PageControls theme={view.theme} otherLanguages={view.otherLanguages} onThemeChange={onThemeChange} />
      {/* The page is pre-rendered: the server marks the document of a visitor with a session. */}
      <ButtonLink
        intent="ghost"
        href={view.links.signIn}
        className="max-sm:px-2 max-[22.5rem]:text-sm [[data-session]_&]:hidden"
      >
        {t('landing.signIn')}
      </ButtonLink>
      <ButtonLink
        href={view.links.signUp}
        className="max-sm:px-3 max-[22.5rem]:px-2 max-[22.5rem]:text-sm [[data-session]_&]:hidden"
      >
        {t('landing.signUp')}
      </ButtonLink>
      <ButtonLink
        href={view.links.account}
        className="max-sm:px-3 max-[22.5rem]:px-2 max-[22.5rem]:text-sm [body:not([data-session])_&]:hidden"
      >
        {t('landing.account')}
      </ButtonLink>
    </>
  );
}
