import { useI18n, type I18n } from '@/i18n/I18nProvider';
import type { ServerId } from '@/domain/server';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { SummaryPage } from '@/patterns/SummaryPage';
import { SummarySkeleton } from '@/patterns/SummarySkeleton';
import { ButtonLink } from '@/primitives/Button';
import { ServerIcon } from '@/primitives/icons';
import { PeriodChoice } from './PeriodChoice';
import { RenewalNotices } from './RenewalNotices';
import { RenewalSummary } from './RenewalSummary';
import { RenewedServer } from './RenewedServer';
import { RenewedServers } from './RenewedServers';
import { idList } from './renewTexts';
import { RenewSkeleton } from './ServerRenewSkeleton';
import type { ServerRenewScreenProps } from './serverRenewView';

/** Renewing a server, or several at once, for one of six periods (§2, §9, D15). */
export function ServerRenewScreen(props: ServerRenewScreenProps) {
  const { t } = useI18n();
  const frame = {
    title: t('serverRenew.title'),
    summaryLabel: t('serverRenew.summary.title'),
    back: { href: props.view.backHref, label: t('serverRenew.back') },
  };
  if (isIn(props, 'ready')) {
    const { lines } = props.view;
    const [only] = lines;
    return (
      <SummaryPage
        {...frame}
        title={t('serverRenew.heading', { count: lines.length, id: only?.server.id ?? 0 })}
        notices={<RenewalNotices {...props} />}
        summary={<RenewalSummary {...props} />}
      >
        {lines.length === 1 && only && <RenewedServer line={only} />}
        <PeriodChoice {...props} />
        {lines.length > 1 && <RenewedServers view={props.view} />}
      </SummaryPage>
    );
  }
  const { view, onRetry } = props;
  switch (view.status) {
    case 'loading':
      return (
        <SummaryPage {...frame} busyLabel={t('common.loading')} summary={<SummarySkeleton lines="h-40" />}>
          <RenewSkeleton />
        </SummaryPage>
      );
    case 'error':
      return (
        <SummaryPage {...frame}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
        </SummaryPage>
      );
    case 'noServer':
      return (
        <SummaryPage title={frame.title} summaryLabel={frame.summaryLabel}>
          <EmptyState
            icon={<ServerIcon />}
            title={t('serverRenew.noServer.title')}
            description={noServerText(view.ids, t)}
            action={
              <ButtonLink href={view.backHref} intent="primary">
                {t('serverRenew.noServer.action')}
              </ButtonLink>
            }
          />
        </SummaryPage>
      );
  }
}

function noServerText(ids: readonly ServerId[], t: I18n['t']): string {
  return ids.length === 0
    ? t('serverRenew.noServer.malformed')
    : t('serverRenew.noServer.numbered', { count: ids.length, ids: idList(ids, t) });
}
