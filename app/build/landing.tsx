/** Renders the landing page: at build time, and later for the server (landingWorker.ts). Loaded through Vite. */
import { claims } from '@/domain/catalog/claims';
import type { LandingOffers } from '@/domain/catalog/landingOffers';
import { formattersFor } from '@/i18n/format';
import { byLocale, type Locale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { createTranslator, type Translator } from '@/i18n/translator';
import { LandingScreen } from '@/screens/landing/LandingScreen/LandingScreen';
import { toLandingView } from '@/screens/landing/LandingScreen/landingView';
import { messagesOf, renderPage } from './renderPage';

export const landingElement = (locale: Locale, offers: LandingOffers) => (
  <LandingScreen view={toLandingView(locale, offers, portalLanguages)} onThemeChange={() => undefined} />
);

export function landingDescription(
  t: Translator['t'],
  locale: Locale,
  { plans: [cheapest] }: LandingOffers,
): string {
  const about = t('landing.metaDescription', { uptime: claims.uptime });
  if (!cheapest) return about;
  return `${about} ${t('landing.metaPrice', { price: formattersFor(locale).money(cheapest.price.monthly) })}`;
}

/** Renders the landing page's content and description in every language. */
export const renderLanding = (offers: LandingOffers) =>
  byLocale((locale) => ({
    description: landingDescription(createTranslator(locale, messagesOf(locale)).t, locale, offers),
    body: renderPage(locale, landingElement(locale, offers)),
  }));
