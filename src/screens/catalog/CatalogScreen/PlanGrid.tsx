import { useI18n } from '@/i18n/I18nProvider';
import { Skeleton } from '@/primitives/Skeleton';
import { comparable, type CatalogActions, type CatalogView } from './catalogTypes';
import { PlanCard } from './PlanCard';
import { sharedFacts } from './planFacts';

/** As many columns as fit; focused elements stay above the floating tray. */
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4 [&_a]:scroll-mb-24 [&_input]:scroll-mb-24';

interface PlanGridProps extends Pick<CatalogActions, 'onCompareToggle' | 'onReasonAsk'> {
  view: Extract<CatalogView, { status: 'ready' }>;
}

/** Cards of a country. */
export function PlanGrid({ view, ...actions }: PlanGridProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { offers, recommended } = view;
  const shared = sharedFacts(
    offers.map(({ plan }) => plan),
    i18n,
  );
  const chosen = new Set(view.comparison.chosen.map(({ plan }) => plan.name));
  const full = chosen.size >= comparable.max ? t('catalog.compare.full') : null;
  return (
    // Safari drops the role of lists without markers; stating it keeps the announced count.
    <ul role="list" aria-label={t('catalog.plans')} className={gridClass}>
      {offers.map((offer, index) => (
        <PlanCard
          // By index, so that another country's plans reuse the cards without a new layout.
          key={index}
          offer={offer}
          period={view.period}
          recommendation={
            recommended === null ? 'none' : recommended === offer.plan.name ? 'this' : 'another'
          }
          shared={shared}
          isChosen={chosen.has(offer.plan.name)}
          compareProblem={chosen.has(offer.plan.name) ? null : full}
          {...actions}
        />
      ))}
    </ul>
  );
}

/** Skeleton of the cards with their heights. */
export function PlanGridSkeleton() {
  return (
    <div aria-hidden="true" className={gridClass}>
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index}
          className="flex h-73.5 flex-col justify-between rounded-card border border-border bg-surface p-4 sm:h-95.5 sm:p-5"
        >
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-32 rounded-full" />
          <Skeleton className="h-4 w-48" />
          {Array.from({ length: 3 }, (_unused, row) => (
            <Skeleton key={row} className="h-3.5" />
          ))}
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-control rounded-control" />
        </div>
      ))}
    </div>
  );
}
