import { PageControls } from '@/components/PageControls';
import type { ThemeChoice } from '@/domain/theme';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import type { LandingView } from './landingView';

export interface LandingActionsProps {
  view: LandingView;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Right in the top bar: language, theme, and the two ways in (§2). */
export function LandingActions({ view, onThemeChange }: LandingActionsProps) {
  const { t } = useI18n();
  return (
    <>
      <PageControls theme={view.theme} otherLanguage={view.otherLanguage} onThemeChange={onThemeChange} />
      <ButtonLink intent="ghost" href={view.links.signIn} className="max-sm:px-2 max-[22.5rem]:text-sm">
        {t('landing.signIn')}
      </ButtonLink>
      <ButtonLink href={view.links.signUp} className="max-sm:px-3 max-[22.5rem]:px-2 max-[22.5rem]:text-sm">
        {t('landing.signUp')}
      </ButtonLink>
    </>
  );
}
