import { useI18n } from '@/i18n/I18nProvider';
import type { CatalogPeriod, PlanOffer } from './catalogTypes';
import { perPeriod } from './planFacts';

/**
 * Price of the period, with the price per month and the saving below (D15). They are two areas of the card's grid. For
 * a monthly period both lines describe a year paid ahead, so that no line moves when the period changes.
 */
export function PlanPrice({ offer, period }: { offer: PlanOffer; period: CatalogPeriod }) {
  const { t, money } = useI18n();
  const { price, ahead, yearPrice } = offer;
  const perMonth = t('common.perMonth', { price: money(ahead.perMonth) });
  const isMonth = period === 'month' || period === 'any';
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-end gap-x-1.5 figures max-sm:order-1 sm:col-span-2 sm:mt-2 sm:justify-start">
        <span className="text-lg font-semibold sm:text-xl">{money(price)}</span>
        <span className="text-text-muted">{perPeriod(period, t)}</span>
      </p>
      <div className="text-sm figures col-span-2 max-sm:order-last">
        <p className="text-text-muted">{isMonth ? t('catalog.aheadYear', { price: perMonth }) : perMonth}</p>
        <p className={isMonth ? 'text-text-muted' : 'font-medium text-success-text'}>
          {t('pricing.saving', { price: money(ahead.saving), percent: ahead.percent })}
        </p>
        {yearPrice !== null && (
          <p className="mt-1 font-medium">{t('catalog.yearNow', { price: money(yearPrice) })}</p>
        )}
      </div>
    </>
  );
}
