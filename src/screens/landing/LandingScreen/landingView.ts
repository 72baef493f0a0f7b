import { claims, type Claims } from '@/domain/catalog/claims';
import type { LandingOffers } from '@/domain/catalog/landingOffers';
import type { ThemeChoice } from '@/domain/profile/theme';
import { languageLinks, type LanguageLink } from '@/components/languageLinks';
import type { Locale } from '@/i18n/locale';
import type { OfferedLanguage } from '@/i18n/offeredLanguage';
import { paths } from '@/paths';

/** Links of the page. */
export interface LandingLinks {
  home: string;
  signIn: string;
  signUp: string;
  /** Link for a signed-in user, replacing both. */
  account: string;
  catalog: string;
  terms: string;
  privacy: string;
  refund: string;
  /** The public page of incidents. */
  status: string;
  support: string;
}

/** View of the landing page (§1). */
export interface LandingView extends LandingOffers {
  links: LandingLinks;
  claims: Claims;
  theme: ThemeChoice;
  /** The same page in other languages, as links that need no script. */
  otherLanguages: readonly LanguageLink[];
}

/** Makes the pre-rendered view; the theme is the system's until the page's script sets another. */
export function toLandingView(
  locale: Locale,
  { plans, prices }: LandingOffers,
  languages: readonly OfferedLanguage[],
): LandingView {
  return {
    links: {
      home: paths.landing,
      signIn: paths.login,
      signUp: paths.register,
      account: paths.dashboard.vps,
      catalog: paths.dashboard.vpsCatalog,
      terms: paths.legal.terms,
      privacy: paths.legal.privacy,
      refund: paths.legal.refund,
      status: paths.status,
      support: paths.dashboard.support,
    },
    claims,
    plans,
    prices,
    theme: 'system',
    otherLanguages: languageLinks(locale, paths.landing, languages),
  };
}
