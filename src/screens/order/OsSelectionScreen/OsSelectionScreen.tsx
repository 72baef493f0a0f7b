import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { SummaryPage } from '@/patterns/SummaryPage';
import { SectionsSkeleton, SummarySkeleton } from '@/patterns/SummarySkeleton';
import { BackupSection } from './BackupSection';
import { NetworkSection } from './NetworkSection';
import { OrderNotices } from './OrderNotices';
import { OrderSummary } from './OrderSummary';
import type { OsSelectionScreenProps } from './osSelectionView';
import { OsSection } from './OsSection';
import { PeriodSection } from './PeriodSection';
import { ProgramsSection } from './ProgramsSection';

/** Configuration of a new server with its cost always visible (§2 'OS selection', D16, D17, D21). */
export function OsSelectionScreen(props: OsSelectionScreenProps) {
  const { t } = useI18n();
  const isEdit = props.view.purpose === 'edit';
  const frame = {
    title: t(isEdit ? 'order.editTitle' : 'order.title'),
    summaryLabel: t('order.summary.title'),
    back: { href: props.view.backHref, label: t(isEdit ? 'order.back.cart' : 'order.back.catalog') },
  };
  if (isIn(props, 'ready')) {
    const { view } = props;
    const { fromBackup } = view.configuration;
    return (
      <SummaryPage
        {...frame}
        notices={view.notices.length > 0 && <OrderNotices view={view} />}
        summary={<OrderSummary {...props} />}
      >
        {fromBackup && <BackupSection {...props} fromBackup={fromBackup} />}
        {(!fromBackup || view.missing === 'os') && <OsSection {...props} />}
        <ProgramsSection {...props} />
        <NetworkSection {...props} />
        {props.access}
        <PeriodSection {...props} />
      </SummaryPage>
    );
  }
  return props.view.status === 'loading' ? (
    <SummaryPage
      {...frame}
      busyLabel={t('common.loading')}
      summary={<SummarySkeleton lines="h-64" action="@4xl:h-20" />}
    >
      <SectionsSkeleton
        sections={[10, 4]}
        heading="w-48"
        grid="gap-2 @md:grid-cols-2 @2xl:grid-cols-3"
        field="h-17"
      />
    </SummaryPage>
  ) : (
    <SummaryPage {...frame}>
      <ErrorState description={t('common.error.unexpected')} onRetry={props.onRetry} />
    </SummaryPage>
  );
}
