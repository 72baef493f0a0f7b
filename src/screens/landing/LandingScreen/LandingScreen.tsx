import type { ThemeChoice } from '@/domain/profile/theme';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { PublicPage } from '@/patterns/PublicPage';
import { BrandMark } from '@/primitives/BrandMark';
import { Link } from '@/primitives/Link';
import { LandingActions } from './LandingActions';
import { LandingCall } from './LandingCall';
import { LandingFeatures } from './LandingFeatures';
import { LandingFooter } from './LandingFooter';
import { LandingGuarantee } from './LandingGuarantee';
import { LandingHero } from './LandingHero';
import { LandingMeans } from './LandingMeans';
import { LandingPlans } from './LandingPlans';
import { LandingPortal } from './LandingPortal';
import { LandingQuestions } from './LandingQuestions';
import { LandingStatistics } from './LandingStatistics';
import { StarMap } from './StarMap';
import type { LandingView } from './landingView';

export interface LandingScreenProps {
  view: LandingView;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Landing page (§1, §2). The build renders it to static HTML; stories use the same component. */
export function LandingScreen({ view, onThemeChange }: LandingScreenProps) {
  const { locale } = useI18n();
  const brand = useBrand();
  return (
    <PublicPage
      brand={
        <Link
          variant="bare"
          href={view.links.home}
          className="flex items-center gap-2.5 text-md font-semibold"
        >
          <BrandMark />
          <span className="max-sm:sr-only">{brand.name[locale]}</span>
        </Link>
      }
      actions={<LandingActions view={view} onThemeChange={onThemeChange} />}
      hero={<LandingHero view={view} />}
      figure={<StarMap className="w-full max-md:-mb-4" />}
      opening={<LandingFeatures claims={view.claims} />}
      footer={<LandingFooter links={view.links} />}
    >
      <LandingPlans plans={view.plans} catalogHref={view.links.catalog} />
      <LandingPortal />
      <LandingStatistics claims={view.claims} />
      <LandingMeans />
      <LandingGuarantee refundHref={view.links.refund} />
      <LandingQuestions prices={view.prices} />
      <LandingCall signUpHref={view.links.signUp} />
    </PublicPage>
  );
}
