import type { ResponseFigure, ResponseReport } from '@/domain/desk/responseTimes';
import { useI18n } from '@/i18n/I18nProvider';
import { duration } from '@/i18n/relativeTime';

/** Recent response and resolution times in one line. */
export function ResponseTimes({ report }: { report: ResponseReport }) {
  const { t, locale } = useI18n();
  const { days, opened, firstResponse, resolution, isBusinessTime } = report;
  const textOf = (name: 'firstResponse' | 'resolution', { median, ninetieth }: ResponseFigure) =>
    median === null || ninetieth === null
      ? []
      : [
          t(`adminTickets.report.${name}`, {
            median: duration(median, locale),
            ninetieth: duration(ninetieth, locale),
          }),
        ];
  const parts = [
    t('adminTickets.report.opened', { days, count: opened }),
    ...textOf('firstResponse', firstResponse),
    ...textOf('resolution', resolution),
    ...(isBusinessTime ? [t('adminTickets.report.businessTime')] : []),
  ];
  return <p className="text-sm text-pretty text-text-muted">{parts.join(' · ')}</p>;
}
