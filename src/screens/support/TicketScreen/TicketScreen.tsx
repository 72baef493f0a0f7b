import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CheckIcon, SearchIcon } from '@/primitives/icons';
import { Skeleton } from '@/primitives/Skeleton';
import { ReplyForm } from './ReplyForm';
import { TicketFacts } from './TicketFacts';
import { TicketMessages } from './TicketMessages';
import type { TicketScreenProps, TicketView } from './ticketView';

/** A ticket with its thread, and a reply to it (§2: what 'Open' opens). */
export function TicketScreen({ view, ...actions }: TicketScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <DetailPage
          title={t('support.thread.title', { id: view.id })}
          facts={<Skeleton className="h-24 rounded-card lg:h-44" />}
          busyLabel={t('common.loading')}
        >
          <div className="flex flex-col gap-4">
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-20 rounded-card" />
          </div>
        </DetailPage>
      );
    case 'error':
      return (
        <DetailPage title={t('support.thread.title', { id: view.id })}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />
        </DetailPage>
      );
    case 'noSuchTicket':
      return (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title={t('support.thread.noSuch.title')}
          description={t('support.thread.noSuch.description')}
          action={
            <ButtonLink intent="primary" href={view.listHref}>
              {t('support.thread.back')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <ReadyTicket {...actions} view={view} />;
  }
}

function ReadyTicket({
  view,
  ...actions
}: TicketScreenProps & { view: Extract<TicketView, { status: 'ready' }> }) {
  const { t } = useI18n();
  const { ticket, now, reply, closing } = view;
  const isClosed = ticket.status === 'closed';
  return (
    <DetailPage
      title={
        <>
          <span className="mr-2 font-normal text-text-muted figures">#{ticket.id}</span>
          <bdi>{ticket.subject}</bdi>
        </>
      }
      badge={<TicketStatusBadge status={ticket.status} />}
      actions={
        !isClosed && (
          <Button icon={<CheckIcon />} pending={closing === 'pending'} onClick={actions.onTicketClose}>
            {t('support.thread.close')}
          </Button>
        )
      }
      notice={
        (isClosed || ticket.isArchived) && (
          <Callout tone="info">
            {isClosed ? t('support.thread.closed') : t('support.thread.archived')}
          </Callout>
        )
      }
      facts={<TicketFacts view={view} />}
    >
      <div className="flex flex-col gap-6">
        <TicketMessages ticket={ticket} now={now} />
        <div className="border-t border-border pt-5 sm:ml-11">
          <ReplyForm {...actions} reply={reply} />
        </div>
      </div>
    </DetailPage>
  );
}
