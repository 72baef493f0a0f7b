import type { Claims } from '@/domain/claims';
import type { Plan } from '@/domain/plan';
import type { ThemeChoice } from '@/domain/theme';
import type { Locale } from '@/i18n/locale';

/** Where the page leads. */
export interface LandingLinks {
  home: string;
  signIn: string;
  signUp: string;
  catalog: string;
  terms: string;
  privacy: string;
  support: string;
}

/** What the landing page shows (§1). */
export interface LandingView {
  links: LandingLinks;
  claims: Claims;
  /** The plans of the teaser, in price order, at least one. */
  plans: readonly Plan[];
  theme: ThemeChoice;
  /** The same page in the other language: a link, so that it needs no script. */
  otherLanguage: { locale: Locale; href: string };
}
