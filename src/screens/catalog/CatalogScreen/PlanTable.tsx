import { RecommendedMark } from '@/components/RecommendedMark';
import { useI18n } from '@/i18n/I18nProvider';
import { Skeleton } from '@/primitives/Skeleton';
import type { CatalogView } from './catalogTypes';
import { OrderLink } from './OrderLink';
import { perPeriod, planFacts, sharedFacts } from './planFacts';
import { PlanTitle } from './PlanTitle';

/** Cell border, padding and wrapping. */
const cell = 'border-t border-border px-3 py-2 whitespace-nowrap';
/** Names stay visible while scrolling sideways. */
const nameCell = `${cell} sticky left-0 z-1 bg-surface pl-4 text-start`;

/** Plans of a country by row with their differences; shared facts are listed once below. */
export function PlanTable({ view }: { view: Extract<CatalogView, { status: 'ready' }> }) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { offers, period, recommended } = view;
  const plans = offers.map(({ plan }) => plan);
  const shared = sharedFacts(plans, i18n);
  const facts = plans[0] ? planFacts(plans[0], i18n) : [];
  const alike = facts.filter(({ key }) => shared.has(key));
  return (
    <div>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a key must be able to reach it
        tabIndex={0}
        aria-label={t('catalog.plans')}
        className="relative overflow-x-auto rounded-card border border-border bg-surface"
      >
        <table className="w-full border-separate border-spacing-0 figures">
          <thead className="max-sm:hidden">
            <tr className="text-sm text-text-muted">
              <th scope="col" className="sticky left-0 z-1 bg-surface px-4 py-2.5 text-start font-normal">
                {t('catalog.spec.plan')}
              </th>
              <th scope="col" className="px-3 py-2.5 text-end font-normal">
                {t('catalog.spec.price')} {perPeriod(period, t)}
              </th>
              {facts
                .filter(({ key }) => !shared.has(key))
                .map(({ key, label }) => (
                  <th key={key} scope="col" className="px-3 py-2.5 text-end font-normal">
                    {label}
                  </th>
                ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.plan.name}>
                <th scope="row" className={`${nameCell} font-semibold`}>
                  <span className="flex flex-wrap items-center gap-x-2">
                    <span>
                      <PlanTitle plan={offer.plan} />
                    </span>
                    {offer.plan.name === recommended && <RecommendedMark />}
                  </span>
                  <span className="block text-sm font-normal whitespace-normal text-text-muted sm:hidden">
                    {planFacts(offer.plan, i18n)
                      .filter(({ key }) => !shared.has(key))
                      .map(({ value }) => value)
                      .join(' · ')}
                  </span>
                </th>
                <td className={`${cell} text-end font-semibold max-sm:hidden`}>{money(offer.price)}</td>
                {planFacts(offer.plan, i18n)
                  .filter(({ key }) => !shared.has(key))
                  .map(({ key, value }) => (
                    <td key={key} className={`${cell} text-end max-sm:hidden`}>
                      {value}
                    </td>
                  ))}
                <td className={`${cell} pr-4 max-sm:text-end`}>
                  <span className="mb-1 block font-semibold sm:hidden">
                    {money(offer.price)} <span className="text-sm font-normal">{perPeriod(period, t)}</span>
                  </span>
                  <OrderLink
                    offer={offer}
                    size="sm"
                    isQuiet={recommended !== null && offer.plan.name !== recommended}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {alike.length > 0 && (
        <p className="mt-3 text-sm text-text-muted">
          {t('catalog.alike', { facts: alike.map(({ label, value }) => `${label}: ${value}`).join(' · ') })}
        </p>
      )}
    </div>
  );
}

/** Skeleton of the rows with their height. */
export function PlanTableSkeleton() {
  return (
    <div aria-hidden="true" className="rounded-card border border-border bg-surface">
      {Array.from({ length: 12 }, (_, index) => (
        <div
          key={index}
          className="flex h-14 items-center justify-between gap-4 border-b border-border px-4 last:border-0 max-sm:h-20"
        >
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-control-sm w-24 rounded-control" />
        </div>
      ))}
    </div>
  );
}
