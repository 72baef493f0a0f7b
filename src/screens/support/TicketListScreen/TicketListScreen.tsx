import { useCallback, useMemo } from 'react';
import { supportDepartments, ticketStatuses, type Ticket } from '@/domain/support/support';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import type { EmptyStateProps } from '@/patterns/EmptyState';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Badge } from '@/primitives/Badge';
import { Button, ButtonLink } from '@/primitives/Button';
import { BoxIcon, MessageIcon, PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import { ticketColumns } from './ticketColumns';
import { TicketListTools } from './TicketListTools';
import { ticketHref, type TicketListScreenProps } from './ticketListView';
import type { TicketConditions } from '@/domain/support/ticketRules';
import { choiceField, type FilterField } from '@/patterns/listKit/filterFields';

// Loaded on click.
const BulkActionDialog = lazyPart(() => import('@/patterns/listKit/BulkActionDialog'));

/** The customer's support tickets (§2 'Support tickets'). */
export function TicketListScreen(props: TicketListScreenProps) {
  const { view, onTicketMove } = props;
  const { selection } = view;
  const isArchive = view.filter.archived !== null;
  const i18n = useI18n();
  const { t, number } = i18n;
  const columns = useMemo(() => ticketColumns(i18n, view.now), [i18n, view.now]);
  const rowLabel = useCallback(({ id, subject }: Ticket) => t('support.rowLabel', { id, subject }), [t]);
  const rowMenu = useCallback(
    (ticket: Ticket): RowMenu => ({
      label: t('support.menu', { id: ticket.id }),
      items: [
        {
          kind: 'link',
          id: 'open',
          label: t('support.open'),
          icon: <MessageIcon />,
          href: ticketHref(ticket.id),
        },
        {
          kind: 'action',
          id: 'move',
          label: t(ticket.isArchived ? 'support.restore' : 'support.archive'),
          icon: <BoxIcon />,
          onSelect: () => onTicketMove(ticket),
        },
      ],
    }),
    [t, onTicketMove],
  );
  return (
    <ListScreen
      title={t('support.title')}
      badge={
        view.status === 'loading' ? (
          <Skeleton className="h-6 w-44 rounded-full" />
        ) : (
          <QueueBadge count={view.queueCount} />
        )
      }
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.createHref}>
          {t('support.add')}
        </ButtonLink>
      }
      label={t('support.table')}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      selection={selection}
      fields={ticketFields(i18n)}
      tools={<TicketListTools {...props} />}
      footer={
        view.status === 'ready' && (
          <ListCount
            count={view.total}
            selected={selection.count > 0 && t('list.selected', { count: number(selection.count) })}
          />
        )
      }
      overlay={
        view.bulkAction && (
          <BulkActionDialog
            {...props}
            bulkAction={view.bulkAction}
            title={t('support.moveAll.title', { archived: isArchive ? 'yes' : 'no' })}
            description={t('support.moveAll.text', { count: view.bulkAction.eligible })}
            confirmLabel={t(isArchive ? 'support.restore' : 'support.archive')}
          />
        )
      }
      keepsHeaders
      empty={emptyQueue(props, t)}
      noMatches={{ title: t('support.noMatches.title'), description: t('support.noMatches.description') }}
    />
  );
}

/** 'Ticket queue is empty', or the number of waiting tickets (§2). */
function QueueBadge({ count }: { count: number | null }) {
  const { t } = useI18n();
  if (count === null) return null;
  return count === 0 ? (
    <Badge tone="neutral">{t('support.queue.empty')}</Badge>
  ) : (
    <Badge tone="info">{t('support.queue.count', { count })}</Badge>
  );
}

/** Empty state: no tickets at all, or all are archived. */
function emptyQueue(
  { view, onFilterChange }: TicketListScreenProps,
  t: ReturnType<typeof useI18n>['t'],
): EmptyStateProps {
  const { archivedCount } = view;
  return {
    icon: <MessageIcon />,
    title: t(archivedCount > 0 ? 'support.queue.empty' : 'support.empty.title'),
    description: t(archivedCount > 0 ? 'support.empty.archived' : 'support.empty.description'),
    action: (
      <>
        <ButtonLink intent="primary" href={view.createHref}>
          {t('support.add')}
        </ButtonLink>
        {archivedCount > 0 && (
          <Button onClick={() => onFilterChange({ archived: '1' })}>
            {t('support.empty.showArchive', { count: archivedCount })}
          </Button>
        )}
      </>
    ),
  };
}

/** Conditions of the filter: status, department, and archive. */
function ticketFields({ t }: I18n): readonly FilterField<TicketConditions>[] {
  return [
    choiceField('status', t('support.filter.status'), ticketStatuses, (value) =>
      t(`support.status.${value}`),
    ),
    choiceField('department', t('support.filter.department'), supportDepartments, (value) =>
      t(`support.department.${value}`),
    ),
    {
      kind: 'choice',
      name: 'archived',
      label: t('support.filter.place'),
      any: t('support.filter.queue'),
      chip: t('support.filter.archive'),
      options: [{ value: '1', label: t('support.filter.archive') }],
    },
  ];
}
