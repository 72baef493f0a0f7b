import { Panel } from '@/components/Panel';
import { UsageBar } from '@/components/UsageBar';
import type { AdminAnalytics } from '@/domain/admin/analytics';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { OverviewPage } from '@/patterns/OverviewPage';
import { ChartIcon } from '@/primitives/icons';
import { Skeleton } from '@/primitives/Skeleton';
import type { AdminAnalyticsScreenProps, AdminAnalyticsView } from './adminAnalyticsView';
import { analyticsStats } from './analyticsStats';
import { RevenuePanel } from './RevenuePanel';

/** Usage in percent from which a resource shows a warning. */
const nearlyUsedUp = 80;

/** Business metrics and usage bars (§2). */
export function AdminAnalyticsScreen(props: AdminAnalyticsScreenProps) {
  const { view } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const hasFigures = view.status === 'ready' || view.status === 'loading';
  return (
    <OverviewPage
      title={t('adminAnalytics.title')}
      {...(hasFigures
        ? {
            stats: analyticsStats(view.status === 'ready' ? view.analytics : null, i18n),
            statsLabel: t('adminAnalytics.metrics'),
          }
        : {})}
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
    >
      <Body {...props} view={view} />
    </OverviewPage>
  );
}

function Body({ view, onFormChange, onRetry }: AdminAnalyticsScreenProps & { view: AdminAnalyticsView }) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <>
          <Skeleton className="h-86 rounded-card" />
          <Skeleton className="h-86 rounded-card" />
        </>
      );
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<ChartIcon />}
          title={t('adminAnalytics.empty')}
          description={t('adminAnalytics.emptyText')}
        />
      );
    case 'ready':
      return (
        <>
          <RevenuePanel months={view.analytics.months} form={view.form} onFormChange={onFormChange} />
          <div className="flex min-w-0 flex-col gap-5">
            <UsagePanel analytics={view.analytics} />
            <DatacenterPanel analytics={view.analytics} />
          </div>
        </>
      );
  }
}

function UsagePanel({ analytics }: { analytics: AdminAnalytics }) {
  const { t } = useI18n();
  return (
    <Panel title={t('adminAnalytics.usage')}>
      <div className="flex flex-col gap-4">
        {analytics.usage.map(({ id, percent }) => (
          <UsageBar
            key={id}
            label={t(`adminAnalytics.resource.${id}`)}
            percent={percent}
            text={t('adminAnalytics.percent', { percent })}
            {...(percent >= nearlyUsedUp ? { tone: 'warning', note: t('adminAnalytics.nearlyUsedUp') } : {})}
          />
        ))}
      </div>
    </Panel>
  );
}

function DatacenterPanel({ analytics }: { analytics: AdminAnalytics }) {
  const { t, country } = useI18n();
  return (
    <Panel title={t('adminAnalytics.datacenters')}>
      <div className="flex flex-col gap-4">
        {analytics.datacenters.map(({ id, servers, plans, percent }) => (
          <div key={id}>
            <UsageBar
              label={country(id.toUpperCase())}
              percent={percent}
              text={t('adminAnalytics.servers', { count: servers })}
            />
            {plans.length > 0 && (
              <p className="mt-1 text-sm text-text-muted">
                {plans
                  .map(({ plan, servers: count }) => t('adminAnalytics.plan', { plan, count }))
                  .join(', ')}
              </p>
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}
