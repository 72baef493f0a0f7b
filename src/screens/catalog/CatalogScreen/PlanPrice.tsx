import { useI18n } from '@/i18n/I18nProvider';
import type { CatalogPeriod, PlanOffer } from './catalogTypes';
import { perPeriod } from './planFacts';

/**
 * Price of the period, with monthly price and saving below (D15). For one month, these lines show a prepaid year, so
 * that the layout does not change with the period.
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
