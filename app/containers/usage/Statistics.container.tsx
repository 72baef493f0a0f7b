import { useI18n } from '@/i18n/I18nProvider';
import { StatisticsScreen } from '@/screens/usage/StatisticsScreen/StatisticsScreen';
import { toStatisticsView } from '@/screens/usage/StatisticsScreen/statisticsView';
import { toStatisticsCsv } from '@/screens/usage/StatisticsScreen/toStatisticsCsv';
import { downloadText } from '@app/device/download';
import { useSpending, useTraffic } from '@app/reads/usageReads';
import { useToday } from '@app/reads/useToday';

/** Spending and traffic of the account. */
export default function StatisticsContainer() {
  const i18n = useI18n();
  const spending = useSpending();
  const traffic = useTraffic();
  const today = useToday();
  const view = toStatisticsView(spending.state, traffic.state);
  return (
    <StatisticsScreen
      view={view}
      onRetry={() => void spending.refresh()}
      onTrafficRetry={() => void traffic.refresh()}
      onDownload={() => {
        if (view.status === 'ready')
          downloadText(`statistics-${today}.csv`, 'text/csv', toStatisticsCsv(view, i18n));
      }}
    />
  );
}
