import { useI18n } from '@/i18n/I18nProvider';
import type { CatalogPeriod, PlanOffer } from './catalogTypes';
import { perPeriod } from './planFacts';

/**
 * The price of the period, largest on the card; under it what a month comes to and what is saved (D15). While the
 * period is a month, these are of a year paid ahead: the lines stay where they are when the period changes.
 */
export function PlanPrice({ offer, period }: { offer: PlanOffer; period: CatalogPeriod }) {
  const { t, money } = useI18n();
  const { price, ahead, yearPrice } = offer;
  const perMonth = t('common.perMonth', { price: money(ahead.perMonth) });
  const isMonth = period === 'month' || period === 'any';
  return (
    <div className="figures">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-xl font-semibold">{money(price)}</span>
        <span className="text-text-muted">{perPeriod(period, t)}</span>
      </p>
      <p className="mt-1 text-sm text-text-muted">
        {isMonth ? t('catalog.aheadYear', { price: perMonth }) : perMonth}
      </p>
      <p className={`text-sm ${isMonth ? 'text-text-muted' : 'font-medium text-success-text'}`}>
        {t('pricing.saving', { price: money(ahead.saving), percent: ahead.percent })}
      </p>
      {yearPrice !== null && (
        <p className="mt-1 text-sm font-medium">{t('catalog.yearNow', { price: money(yearPrice) })}</p>
      )}
    </div>
  );
}
