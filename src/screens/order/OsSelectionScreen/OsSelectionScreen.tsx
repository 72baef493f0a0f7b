import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { SummaryPage } from '@/patterns/SummaryPage';
import { ArrowLeftIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { NetworkSection } from './NetworkSection';
import { OrderNotices } from './OrderNotices';
import { ChoicesSkeleton, SummarySkeleton } from './OrderSkeleton';
import { OrderSummary } from './OrderSummary';
import type { OsSelectionScreenProps } from './osSelectionView';
import { OsSection } from './OsSection';
import { PeriodSection } from './PeriodSection';
import { ProgramsSection } from './ProgramsSection';

/** The system and everything else of a new server, with what it costs always in sight (§2 'OS selection', D16, D17, D21). */
export function OsSelectionScreen(props: OsSelectionScreenProps) {
  const { t } = useI18n();
  const isEdit = props.view.purpose === 'edit';
  const frame = {
    title: t(isEdit ? 'order.editTitle' : 'order.title'),
    summaryLabel: t('order.summary.title'),
    back: (
      <Link
        href={props.view.backHref}
        variant="bare"
        className="-ml-1 flex min-h-8 items-center gap-1.5 px-1 text-text-muted hover:text-text"
      >
        <ArrowLeftIcon className="size-4" />
        {t(isEdit ? 'order.back.cart' : 'order.back.catalog')}
      </Link>
    ),
  };
  if (isIn(props, 'ready')) {
    const { view } = props;
    return (
      <SummaryPage
        {...frame}
        notices={view.notices.length > 0 && <OrderNotices view={view} />}
        summary={<OrderSummary {...props} />}
      >
        <OsSection {...props} />
        <ProgramsSection {...props} />
        <NetworkSection {...props} />
        <PeriodSection {...props} />
      </SummaryPage>
    );
  }
  return props.view.status === 'loading' ? (
    <SummaryPage {...frame} busyLabel={t('common.loading')} summary={<SummarySkeleton />}>
      <ChoicesSkeleton />
    </SummaryPage>
  ) : (
    <SummaryPage {...frame}>
      <ErrorState description={t('common.error.unexpected')} onRetry={props.onRetry} />
    </SummaryPage>
  );
}
