import { claims } from '@/domain/claims';
import type { Locale } from '@/i18n/locale';
import type { Plan } from '@/domain/plan';
import type { LandingView } from './landingView';
import { paths, withQuery } from '@/paths';

/** The landing page as it is pre-rendered: the theme is the system's until the page's script knows better. */
export function toLandingView(locale: Locale, plans: readonly Plan[]): LandingView {
  const other = locale === 'ru' ? 'en' : 'ru';
  return {
    links: {
      home: paths.landing,
      signIn: paths.login,
      signUp: paths.register,
      catalog: paths.dashboard.vpsCatalog,
      terms: paths.legal.terms,
      privacy: paths.legal.privacy,
      support: paths.dashboard.support,
    },
    claims,
    plans,
    theme: 'system',
    otherLanguage: { locale: other, href: withQuery(paths.landing, { lang: other }) },
  };
}
