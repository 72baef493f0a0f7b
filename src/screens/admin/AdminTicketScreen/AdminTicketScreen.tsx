import { TicketPriorityBadge } from '@/components/TicketPriorityBadge';
import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import type { DeskTicketPage } from '@/domain/desk/desk';
import { useI18n } from '@/i18n/I18nProvider';
import { deskTicketPath } from '@/paths';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { ArrowRightIcon, CheckIcon, RefreshIcon, SearchIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import type {
  AdminTicketActions,
  AdminTicketScreenProps,
  ReadyTicketView,
  WritingView,
} from './adminTicketView';
import { ComposeForm } from './ComposeForm';
import { DeskThread } from './DeskThread';
import { TicketCustomer } from './TicketCustomer';
import { TicketGuest } from './TicketGuest';
import { TicketProperties } from './TicketProperties';

// Loaded on click.
const TicketDialogs = lazyPart(() => import('./TicketDialogs'));
const CannedDialog = lazyPart(() => import('./CannedDialog'));

/** A ticket for staff: thread with internal notes, answer form, and the customer. */
export function AdminTicketScreen({ view, ...actions }: AdminTicketScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <DetailPage
          title={t('admin.nav.ticket')}
          aside={<Skeleton className="h-64 rounded-card" />}
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
        <DetailPage title={t('admin.nav.ticket')}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />
        </DetailPage>
      );
    case 'noSuchTicket':
      return (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title={t('adminTickets.noSuch.title')}
          description={t('adminTickets.noSuch.text')}
          action={
            <ButtonLink intent="primary" href={view.listHref}>
              {t('adminTickets.back')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <ReadyTicket {...actions} view={view} />;
  }
}

function ReadyTicket({ view, ...actions }: AdminTicketScreenProps & { view: ReadyTicketView }) {
  const { t } = useI18n();
  const { page, now, writing, canned, overlay, dialog, changing, queue, unseen } = view;
  const { ticket, entries, outgoing, customer, guest } = page;
  const isPending = changing === 'pending';
  return (
    <DetailPage
      title={
        <>
          <span className="mr-2 font-normal text-text-muted figures">#{ticket.id}</span>
          <bdi>{ticket.subject}</bdi>
        </>
      }
      badge={
        <>
          <TicketStatusBadge status={ticket.status} />
          {ticket.priority !== 'normal' && <TicketPriorityBadge status={ticket.priority} />}
        </>
      }
      actions={
        <>
          {writing.kind === 'form' && <TicketActions {...actions} page={page} isPending={isPending} />}
          {queue.next && (
            <ButtonLink href={deskTicketPath(queue.next.id)} icon={<ArrowRightIcon />}>
              {t('adminTickets.next')}
            </ButtonLink>
          )}
        </>
      }
      aside={
        <div className="flex flex-col gap-5">
          <TicketProperties
            page={page}
            isLocked={isPending || writing.kind !== 'form'}
            onTicketChange={actions.onTicketChange}
          />
          {customer && <TicketCustomer customer={customer} onViewAs={() => actions.onViewAs(page)} />}
          {guest && (
            <TicketGuest
              guest={guest}
              isLocked={isPending || writing.kind !== 'form'}
              onAttach={() => actions.onAttach(page)}
            />
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <DeskThread ticket={ticket} entries={entries} unseen={unseen} now={now} />
        {outgoing.map(({ id, staff, text, closes, files }) => (
          <output key={id} className="block">
            <Callout tone="info">
              <p className="font-semibold">
                <span>{t('adminTickets.outgoing.title')}</span>{' '}
                {closes && <span>{t('adminTickets.outgoing.closes')}</span>}
              </p>
              <p className="text-sm">{t('adminTickets.outgoing.by', { staff })}</p>
              <p dir="auto" className="my-2 [overflow-wrap:anywhere] whitespace-pre-line">
                {text}
              </p>
              {files.length > 0 && (
                <p className="mb-2 text-sm [overflow-wrap:anywhere]">
                  {t('adminTickets.outgoing.files', { names: files.map(({ name }) => name).join(', ') })}
                </p>
              )}
              {writing.kind === 'form' && (
                <Button onClick={() => actions.onAnswerUndo(id)}>{t('adminTickets.outgoing.undo')}</Button>
              )}
            </Callout>
          </output>
        ))}
        <div className="border-t border-border pt-5">
          <Writing
            {...actions}
            writing={writing}
            writers={page.writers}
            unseenCount={unseen.size}
            canned={canned}
          />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <Link href={queue.href}>{t('adminTickets.back')}</Link>
          {queue.next && (
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {t('adminTickets.nextTicket')}{' '}
              <Link href={deskTicketPath(queue.next.id)}>
                #{queue.next.id} <bdi>{queue.next.subject}</bdi>
              </Link>
            </p>
          )}
        </div>
      </div>
      {dialog.kind !== 'none' && <TicketDialogs {...actions} dialog={dialog} />}
      {overlay.kind === 'canned' && <CannedDialog {...actions} overlay={overlay} canned={canned} />}
    </DetailPage>
  );
}

interface TicketActionsProps extends AdminTicketActions {
  page: DeskTicketPage;
  isPending: boolean;
}

function TicketActions({ page, isPending, ...actions }: TicketActionsProps) {
  const { t } = useI18n();
  const isClosed = page.ticket.status === 'closed';
  return (
    <>
      {page.customer !== null && page.customer.tickets.length > 0 && (
        <Button disabled={isPending} onClick={() => actions.onMergeOpen(page)}>
          {t('adminTickets.merge')}
        </Button>
      )}
      <Button
        icon={isClosed ? <RefreshIcon /> : <CheckIcon />}
        pending={isPending}
        onClick={() => actions.onTicketChange({ field: 'status', value: isClosed ? 'queued' : 'closed' })}
      >
        {t(isClosed ? 'adminTickets.reopen' : 'adminTickets.close')}
      </Button>
    </>
  );
}

interface WritingProps extends AdminTicketActions {
  writing: WritingView;
  /** E-mails of colleagues who write at present. */
  writers: readonly string[];
  /** Messages that others wrote meanwhile. */
  unseenCount: number;
  canned: ReadyTicketView['canned'];
}

/** The form for an answer, or why there is none. */
function Writing({ writing, writers, unseenCount, canned, ...actions }: WritingProps) {
  const { t } = useI18n();
  switch (writing.kind) {
    case 'form':
      return (
        <>
          <output className={unseenCount + writers.length > 0 ? 'mb-4 flex flex-col gap-3' : 'block'}>
            {unseenCount > 0 && (
              <Callout tone="info">{t('adminTickets.unseen', { count: unseenCount })}</Callout>
            )}
            {writers.length > 0 && (
              <Callout tone="warning">
                {t('adminTickets.writers', { staff: writers.join(', '), count: writers.length })}
              </Callout>
            )}
          </output>
          <ComposeForm {...actions} compose={writing.compose} canned={canned} />
        </>
      );
    case 'merged':
      return (
        <Callout key="merged" tone="info">
          {t('adminTickets.merged')}{' '}
          <Link href={deskTicketPath(writing.into)}>{t('adminTickets.number', { id: writing.into })}</Link>
        </Callout>
      );
    case 'noRight':
      return (
        <Callout key="noRight" tone="info">
          {t('adminTickets.noRight', { role: t(`admin.staffRole.${writing.role}`) })}
        </Callout>
      );
  }
}
