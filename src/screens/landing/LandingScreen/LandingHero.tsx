import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import type { LandingView } from './landingView';

/** Headline, one sentence, two links, and the lowest price (§1, §2). */
export function LandingHero({ view }: { view: LandingView }) {
  const { t, rich, money } = useI18n();
  const [cheapest] = view.plans;
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight lg:text-3xl">{t('landing.headline')}</h1>
      <p className="mt-4 max-w-lg text-md text-pretty text-text-muted md:mt-5">{t('landing.subtext')}</p>
      <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap md:mt-8">
        <ButtonLink intent="primary" href={view.links.signUp}>
          {t('landing.start')}
        </ButtonLink>
        <ButtonLink href={view.links.catalog}>{t('landing.viewPlans')}</ButtonLink>
      </div>
      {cheapest && (
        <p className="mt-5 text-text-muted">
          {rich('landing.priceFrom', {
            price: money(cheapest.price.monthly),
            strong: (chunks) => <strong className="font-semibold text-text figures">{chunks}</strong>,
          })}
        </p>
      )}
    </>
  );
}
