import { Panel } from '@/components/Panel';
import { UsageBar } from '@/components/UsageBar';
import type { Loaded } from '@/domain/results/loaded';
import { trafficPercent, trafficWarnings, type TrafficUse } from '@/domain/servers/traffic';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';

export interface ServerTrafficProps {
  /** Traffic of the current billing month, as far as it is loaded. */
  load: Loaded<TrafficUse>;
  /** Loads it again. */
  onRetry: () => void;
}

/** Traffic of a server in its billing month against the allowance of its plan. */
export default function ServerTraffic({ load, onRetry }: ServerTrafficProps) {
  const { t } = useI18n();
  if (load.status === 'loading')
    return (
      <div aria-busy="true">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton className="h-28 rounded-card" />
      </div>
    );
  if (load.status === 'error')
    return (
      <Callout tone="danger">
        <p>{t(`common.error.${load.reason}`)}</p>
        <Button size="sm" className="mt-2" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Callout>
    );
  return (
    <Panel title={t('serverTraffic.title')}>
      <Use use={load.value} />
    </Panel>
  );
}

function Use({ use }: { use: TrafficUse }) {
  const { t, locale, date } = useI18n();
  const { from, until, used, allowance } = use;
  if (used === null) return <p className="text-text-muted">{t('serverTraffic.notMeasured')}</p>;
  const size = (bytes: number) => fileSizeText(bytes, locale);
  const percent = trafficPercent(use);
  if (allowance === null || percent === null)
    return <p>{t('serverTraffic.unlimited', { used: size(used), from: date(from) })}</p>;
  const isNearlyUsed = percent >= trafficWarnings[0];
  return (
    <div className="flex flex-col gap-2">
      <UsageBar
        label={t('serverTraffic.used')}
        percent={Math.min(100, percent)}
        text={t('serverTraffic.of', { used: size(used), allowance: size(allowance), percent })}
        tone={isNearlyUsed ? 'warning' : 'neutral'}
        note={
          isNearlyUsed ? t(percent >= 100 ? 'serverTraffic.over' : 'serverTraffic.nearlyUsed') : undefined
        }
      />
      <p className="text-sm text-text-muted">{t('serverTraffic.period', { until: date(until) })}</p>
    </div>
  );
}
