import { Panel } from '@/components/Panel';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { OverviewPage } from '@/patterns/OverviewPage';
import { Skeleton } from '@/primitives/Skeleton';
import { ActivityList } from './ActivityList';
import type { AdminDashboardScreenProps } from './adminDashboardView';
import { dashboardStats } from './dashboardStats';
import { WaitingList } from './WaitingList';
import { SystemList } from './SystemList';

/** Dashboard of the provider: waiting work, then figures, recent activity and system status of §2. */
export function AdminDashboardScreen({ view, onRetry }: AdminDashboardScreenProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const title = t('adminDashboard.title');
  if (view.status === 'error')
    return (
      <OverviewPage title={title}>
        <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
      </OverviewPage>
    );
  const isLoading = view.status === 'loading';
  return (
    <OverviewPage
      title={title}
      lead={<WaitingList waiting={isLoading ? null : view.waiting} />}
      stats={dashboardStats(view, i18n)}
      statsLabel={t('adminDashboard.stats')}
      busyLabel={isLoading ? t('common.loading') : undefined}
    >
      <Panel title={t('adminDashboard.activity')} anchor={view.activityAnchor}>
        {isLoading ? (
          <Lines count={8} height="h-10" />
        ) : (
          <ActivityList activity={view.activity} now={view.now} />
        )}
      </Panel>
      <Panel title={t('adminDashboard.systems')}>
        {isLoading ? <Lines count={5} height="h-10" /> : <SystemList systems={view.overview.systems} />}
      </Panel>
    </OverviewPage>
  );
}

function Lines({ count, height }: { count: number; height: string }) {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={height} />
      ))}
    </div>
  );
}
