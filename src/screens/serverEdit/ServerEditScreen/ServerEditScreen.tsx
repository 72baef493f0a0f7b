import { useId, type ReactNode } from 'react';
import { CancellationNotice } from '@/components/CancellationNotice';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { SummaryPage } from '@/patterns/SummaryPage';
import { SectionsSkeleton, SummarySkeleton } from '@/patterns/SummarySkeleton';
import { ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Form } from '@/primitives/Form';
import { ServerIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { lazyPart } from '@/primitives/lazyPart';
import { AccessSection } from './AccessSection';
import { ChangeSummary } from './ChangeSummary';
import { ConflictNotice } from './ConflictNotice';
import { GeneralSection } from './GeneralSection';
import { NetworkSection } from './NetworkSection';
import { RenewalSection } from './RenewalSection';
import { ReinstallSection } from './ReinstallSection';
import type { ReadyEditView, ServerEditScreenProps } from './serverEditView';
import { ServerFacts } from './ServerFacts';
import { serverStateNotices } from '@/components/serverStateNotices';
import { isKnownServerStatus } from '@/domain/servers/serverStates';
import { canEditField } from '@/domain/servers/serverSettings';

/** Opens after OK, only if the server will be erased. */
const ReinstallDialog = lazyPart(() => import('./ReinstallDialog'));

/** Settings of a server, with changes and their cost visible before OK (§2, §9, D17). */
export function ServerEditScreen(props: ServerEditScreenProps) {
  const { t } = useI18n();
  const formId = useId();
  const frame = {
    title: t('serverEdit.title'),
    summaryLabel: t('serverEdit.summary.title'),
    back: { href: props.view.backHref, label: t('serverEdit.back') },
  };
  if (isIn(props, 'ready')) {
    const { view } = props;
    const { leavesOn } = view.editable.server;
    return (
      <SummaryPage
        {...frame}
        title={t('serverEdit.heading', { id: view.editable.server.id })}
        notices={
          <>
            {leavesOn !== null && (
              <CancellationNotice leavesOn={leavesOn} act="edit" onServerKeep={props.onServerKeep} />
            )}
            {view.awaited && (
              <Callout tone="warning">
                {t('serverEdit.awaitedOptions')}{' '}
                <Link href={view.awaited.billsHref} variant="bare" className="underline underline-offset-3">
                  {t('serverEdit.awaitedOptions.action')}
                </Link>
              </Callout>
            )}
            {view.conflict && <ConflictNotice view={view} conflict={view.conflict} />}
            {isLocked(view) && <LockedNotice view={view} />}
          </>
        }
        summary={<ChangeSummary {...props} formId={formId} />}
      >
        <ServerFacts editable={view.editable} />
        <Form
          id={formId}
          onSubmit={props.onSubmit}
          refusals={view.refusals}
          aria-label={t('serverEdit.title')}
        >
          <GeneralSection {...props} />
          <RenewalSection {...props} />
          <AccessSection {...props} />
          <NetworkSection {...props} />
          <ReinstallSection {...props} />
        </Form>
        {view.question && <ReinstallDialog {...props} question={view.question} />}
      </SummaryPage>
    );
  }
  const { view, onRetry } = props;
  switch (view.status) {
    case 'loading':
      return (
        <SummaryPage {...frame} busyLabel={t('common.loading')} summary={<SummarySkeleton lines="h-32" />}>
          <SectionsSkeleton
            sections={[4, 4, 4, 6, 8]}
            heading="w-40"
            grid="gap-x-4 gap-y-5 @lg:grid-cols-2"
            field="h-14"
          />
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
            title={t('serverEdit.noServer.title')}
            description={
              view.id === null
                ? t('serverEdit.noServer.malformed')
                : t('serverEdit.noServer.numbered', { id: view.id })
            }
            action={
              <ButtonLink href={view.backHref} intent="primary">
                {t('serverEdit.noServer.action')}
              </ButtonLink>
            }
          />
        </SummaryPage>
      );
  }
}

/** Whether the server's status disables most settings. */
function isLocked({ editable }: ReadyEditView): boolean {
  return !canEditField(editable.server.status, 'os');
}

/** Explains why most settings are disabled, and how to enable them; empty otherwise. */
function LockedNotice({ view }: { view: ReadyEditView }) {
  const i18n = useI18n();
  const { status } = view.editable.server;
  if (!isKnownServerStatus(status) || status === 'Active') return null;
  const to = (href: string) => (words: ReactNode) => (
    <Link href={href} variant="bare" className="underline underline-offset-3">
      {words}
    </Link>
  );
  const { tone, text } = serverStateNotices[status].settings;
  const links = { open: to(view.pageHref), ask: to(view.questionHref), renew: to(view.renewHref) };
  return <Callout tone={tone}>{text(i18n, links)}</Callout>;
}
