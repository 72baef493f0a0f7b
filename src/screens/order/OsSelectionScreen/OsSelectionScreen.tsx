import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { SummaryPage } from '@/patterns/SummaryPage';
import { ArrowLeftIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { NetworkSection } from './NetworkSection';
import { OrderNotices } from './OrderNotices';
import { ChoicesSkeleton, SummarySkeleton } from './OrderSkeleton';
import { OrderSummary } from './OrderSummary';
import type { OsSelectionScreenProps } from './orderTypes';
import { OsSection } from './OsSection';
import { PeriodSection } from './PeriodSection';
import { ProgramsSection } from './ProgramsSection';

/** The system and everything else of a new server, with what it costs always in sight (§2 'OS selection', D16, D17, D21). */
export function OsSelectionScreen({ view, ...actions }: OsSelectionScreenProps) {
  const { t } = useI18n();
  const isEdit = view.purpose === 'edit';
  const frame = {
    title: t(isEdit ? 'order.editTitle' : 'order.title'),
    summaryLabel: t('order.summary.title'),
    back: (
      <Link
        href={view.backHref}
        variant="bare"
        className="-ml-1 flex min-h-8 items-center gap-1.5 px-1 text-text-muted hover:text-text"
      >
        <ArrowLeftIcon className="size-4" />
        {t(isEdit ? 'order.back.cart' : 'order.back.catalog')}
      </Link>
    ),
  };
  switch (view.status) {
    case 'loading':
      return (
        <SummaryPage {...frame} busyLabel={t('common.loading')} summary={<SummarySkeleton />}>
          <ChoicesSkeleton />
        </SummaryPage>
      );
    case 'error':
      return (
        <SummaryPage {...frame}>
          <ErrorState description={t('common.error.unexpected')} onRetry={actions.onRetry} />
        </SummaryPage>
      );
    case 'ready':
      return (
        <SummaryPage
          {...frame}
          notices={view.notices.length > 0 && <OrderNotices view={view} />}
          summary={<OrderSummary {...actions} view={view} />}
        >
          <OsSection {...actions} view={view} />
          <ProgramsSection {...actions} view={view} />
          <NetworkSection {...actions} view={view} />
          <PeriodSection {...actions} view={view} />
        </SummaryPage>
      );
  }
}
