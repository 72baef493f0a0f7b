import { CountryFlag } from '@/components/CountryFlag';
import { orderPeriodIds } from '@/domain/pricing/period';
import { useI18n } from '@/i18n/I18nProvider';
import { CatalogPage } from '@/patterns/CatalogPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { BellIcon, GlobeIcon, TagIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { SelectField } from '@/primitives/SelectField';
import { Skeleton } from '@/primitives/Skeleton';
import { catalogPeriods, catalogSorts, type CatalogScreenProps, type CatalogView } from './catalogTypes';
import { CompareTray } from './CompareTray';
import { CountrySelect } from './CountrySelect';
import { LayoutSwitch } from './LayoutSwitch';
import { PlanGrid, PlanGridSkeleton } from './PlanGrid';
import { PlanTable, PlanTableSkeleton } from './PlanTable';

// Loaded after plans were selected.
const CompareDialog = lazyPart(() => import('./CompareDialog'));

/** The three catalogues of §2 in one screen. */
export function CatalogScreen(props: CatalogScreenProps) {
  const { view } = props;
  const { t } = useI18n();
  const loaded = view.status === 'ready' || view.status === 'noMatches' ? view : null;
  return (
    <CatalogPage
      title={t(view.title)}
      count={
        <div className="flex items-center gap-3">
          <CardCount view={view} />
          {(view.status === 'ready' || view.status === 'loading') && (
            <LayoutSwitch layout={view.layout} onLayoutChange={props.onLayoutChange} />
          )}
        </div>
      }
      controls={<Controls {...props} />}
      notice={isBeyondOrder(view) && <Callout tone="info">{t('catalog.longPeriod')}</Callout>}
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
      tray={
        loaded && loaded.comparison.chosen.length > 0 ? (
          <CompareTray {...props} comparison={loaded.comparison} />
        ) : undefined
      }
      overlay={
        loaded?.comparison.isOpen && (
          <CompareDialog {...props} comparison={loaded.comparison} period={view.period} />
        )
      }
    >
      <CatalogBody {...props} />
    </CatalogPage>
  );
}

/** 'На странице: {n}' (§2), announced when it changes. */
function CardCount({ view }: { view: CatalogView }) {
  const { t, number } = useI18n();
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-5 w-28" />;
    case 'ready':
      return <output>{t('catalog.onPage', { n: number(view.offers.length) })}</output>;
    case 'noMatches':
      return <output>{t('catalog.onPage', { n: number(0) })}</output>;
    default:
      return null;
  }
}

/** Orders are for at most a year (§2); the catalogue also shows two and three years. */
function isBeyondOrder({ period }: CatalogView): boolean {
  return period !== 'any' && !orderPeriodIds.some((id) => id === period);
}

function Controls({ view, ...actions }: CatalogScreenProps) {
  const { t } = useI18n();
  const loaded = view.status === 'ready' || view.status === 'noMatches' ? view : null;
  return (
    <>
      <CountrySelect
        country={loaded?.country ?? null}
        countries={loaded?.countries ?? []}
        placeholder={t(view.status === 'loading' ? 'common.loading' : 'catalog.country.unknown')}
        onCountryChange={actions.onCountryChange}
      />
      <SelectField
        label={t('catalog.period')}
        value={view.period}
        options={catalogPeriods.map((value) => ({ value, label: t(`catalog.period.${value}`) }))}
        onValueChange={actions.onPeriodChange}
      />
      <SelectField
        label={t('catalog.sort')}
        value={view.sort}
        options={catalogSorts.map((value) => ({ value, label: t(`catalog.sort.${value}`) }))}
        onValueChange={actions.onSortChange}
      />
    </>
  );
}

/** The cards, or their replacement. */
function CatalogBody(props: CatalogScreenProps) {
  const { view } = props;
  const { t, country } = useI18n();
  switch (view.status) {
    case 'loading':
      return view.layout === 'table' ? <PlanTableSkeleton /> : <PlanGridSkeleton />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={props.onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<TagIcon />}
          title={t('catalog.empty.title')}
          description={t('catalog.empty.description')}
          action={
            <ButtonLink intent="primary" href={view.questionHref}>
              {t('catalog.empty.ask')}
            </ButtonLink>
          }
        />
      );
    case 'noMatches':
      return (
        <EmptyState
          icon={<GlobeIcon />}
          title={t('catalog.noMatches.title', { country: country(view.country) })}
          description={t('catalog.noMatches.description')}
          action={
            <>
              <Button intent="primary" icon={<BellIcon />} isChange onClick={props.onAvailabilityRequest}>
                {t('catalog.notify')}
              </Button>
              {view.countries
                .filter(({ planCount }) => planCount > 0)
                .map(({ code, planCount }) => (
                  <Button
                    key={code}
                    icon={<CountryFlag code={code} />}
                    onClick={() => props.onCountryChange(code)}
                  >
                    {country(code)}
                    <span className="font-normal text-text-muted">
                      {t('catalog.planCount', { count: planCount })}
                    </span>
                  </Button>
                ))}
            </>
          }
        />
      );
    case 'ready':
      if (view.layout === 'table') return <PlanTable view={view} />;
      return <PlanGrid view={view} onCompareToggle={props.onCompareToggle} onReasonAsk={props.onReasonAsk} />;
  }
}
