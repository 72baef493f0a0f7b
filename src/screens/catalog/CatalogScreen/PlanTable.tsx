import { RecommendedMark } from '@/components/RecommendedMark';
import { useI18n } from '@/i18n/I18nProvider';
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
          <thead>
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
                </th>
                <td className={`${cell} text-end font-semibold`}>{money(offer.price)}</td>
                {planFacts(offer.plan, i18n)
                  .filter(({ key }) => !shared.has(key))
                  .map(({ key, value }) => (
                    <td key={key} className={`${cell} text-end`}>
                      {value}
                    </td>
                  ))}
                <td className={`${cell} pr-4`}>
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
