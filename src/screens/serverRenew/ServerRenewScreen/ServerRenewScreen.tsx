import { nextPriceText } from '@/components/nextPriceText';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import type { ServerId } from '@/domain/servers/server';
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
import { RenewedServers } from './RenewedServers';
import { idList } from './renewTexts';
import type { RenewalLine, ServerRenewScreenProps } from './serverRenewView';
import type { ReactNode } from 'react';
import { FormSection } from '@/components/FormSection';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { periodIds } from '@/domain/pricing/period';
import { Skeleton } from '@/primitives/Skeleton';

const card = '@container flex flex-col gap-4 rounded-card border border-border bg-surface p-4 sm:p-5';

/** Renewal of one or several servers for one of six periods (§2, §9, D15). */
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

/** A single renewed server: end date and status (§2), and distinguishing facts. */
function RenewedServer({ line: { server } }: { line: RenewalLine }) {
  const i18n = useI18n();
  const { t, money, date } = i18n;
  const nextPrice = nextPriceText(server, i18n);
  const facts: readonly (readonly [id: string, label: string, value: ReactNode])[] = [
    ['paidUntil', t('serverRenew.fact.paidUntil'), date(server.endDate)],
    ['status', t('serverRenew.fact.status'), <ServerStatusBadge key="status" status={server.status} />],
    ['monthly', t('serverRenew.fact.monthly'), money(server.monthlyPrice)],
    ['server', t('serverRenew.fact.server'), server.domain],
    ['tariff', t('serverRenew.fact.tariff'), server.tariff],
    ...(nextPrice ? [['nextPrice', t('serverRenew.fact.nextPrice'), nextPrice] as const] : []),
  ];
  return (
    <FormSection title={t('serverRenew.server.title')} spacing="close">
      <dl className="grid grid-cols-2 gap-4 @xl:grid-cols-3">
        {facts.map(([id, label, value]) => (
          <div key={id} className="flex min-w-0 flex-col gap-0.5">
            <dt className="text-sm text-text-muted">{label}</dt>
            <dd className="break-words figures">{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}

/** Skeleton of one server and its six periods. */
function RenewSkeleton() {
  return (
    <>
      <div className={card}>
        <Skeleton className="h-6 w-24" />
        <div className="grid grid-cols-2 gap-4 @xl:grid-cols-3">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-10 rounded-control" />
          ))}
        </div>
      </div>
      <div className={card}>
        <Skeleton className="h-6 w-40" />
        <div className="grid grid-cols-1 gap-2 @md:grid-cols-2">
          {periodIds.map((period) => (
            <Skeleton key={period} className="h-20 rounded-control" />
          ))}
        </div>
      </div>
    </>
  );
}
