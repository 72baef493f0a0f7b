import { Panel } from '@/components/Panel';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import type { TrafficView } from './statisticsView';

interface TrafficPanelProps {
  traffic: TrafficView;
  /** Loads the traffic again. */
  onRetry: () => void;
}

/** Traffic of the servers over seven days, as the provisioner measured it. */
export function TrafficPanel(props: TrafficPanelProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('statistics.traffic')}>
      <TrafficBody {...props} />
    </Panel>
  );
}

function TrafficBody({ traffic, onRetry }: TrafficPanelProps) {
  const { t } = useI18n();
  switch (traffic.status) {
    case 'loading':
      return <Skeleton className="h-24" />;
    case 'error':
      return <ErrorState description={t(`common.error.${traffic.reason}`)} onRetry={onRetry} />;
    case 'ready':
      if (traffic.items.length === 0) return <p className="text-text-muted">{t('statistics.noServers')}</p>;
      return (
        <ul className="flex flex-col divide-y divide-border">
          {traffic.items.map((item) => (
            <li
              key={item.href}
              className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2"
            >
              <Link href={item.href} className="min-w-0 [overflow-wrap:anywhere]">
                {item.domain}
              </Link>
              <TrafficText {...item} />
            </li>
          ))}
        </ul>
      );
  }
}

function TrafficText({ received, sent }: { received: number | null; sent: number | null }) {
  const { t, locale } = useI18n();
  if (received === null || sent === null)
    return <span className="text-text-muted">{t('statistics.notMeasured')}</span>;
  return (
    <span className="figures">
      {t('statistics.inAndOut', { in: fileSizeText(received, locale), out: fileSizeText(sent, locale) })}
    </span>
  );
}
