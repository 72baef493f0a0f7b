import { useCallback, useMemo } from 'react';
import { ticketPriorities, type DeskTicket } from '@/domain/desk/desk';
import { ticketHolders, ticketWaits } from '@/domain/desk/deskRules';
import { ticketMailScopes } from '@/domain/desk/ticketMails';
import { supportDepartments, ticketStatuses } from '@/domain/support/support';
import { useI18n } from '@/i18n/I18nProvider';
import { deskTicketPath, paths, withQuery } from '@/paths';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { MailIcon, MessageIcon, UserIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { QuietSelect } from '@/primitives/QuietSelect';
import type { AdminTicketsScreenProps } from './adminTicketsView';
import { deskColumns } from './deskColumns';
import { ResponseTimes } from './ResponseTimes';

// Only for staff who chose it.
const TicketDepartments = lazyPart(() => import('./TicketDepartments'));

/** Support queue of all customers, longest unanswered first. */
export function AdminTicketsScreen(props: AdminTicketsScreenProps) {
  const { view, onMailsChange } = props;
  const { now, report, mails } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => deskColumns(i18n, now), [i18n, now]);
  const rowLabel = useCallback(({ id }: DeskTicket) => t('adminTickets.number', { id }), [t]);
  const rowMenu = useCallback(
    ({ id, customer, isGuest }: DeskTicket): RowMenu => ({
      label: t('adminTickets.menu', { id }),
      items: [
        {
          kind: 'link',
          id: 'open',
          label: t('adminTickets.open'),
          icon: <MessageIcon />,
          href: deskTicketPath(id),
        },
        ...(isGuest
          ? []
          : [
              {
                kind: 'link' as const,
                id: 'customer',
                label: t('adminTickets.customer'),
                icon: <UserIcon />,
                href: withQuery(paths.admin.users, { q: customer }),
              },
            ]),
      ],
    }),
    [t],
  );
  return (
    <ListScreen
      title={t('adminTickets.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={
        // Its height is reserved, because both parts arrive after the list.
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {report && <ResponseTimes report={report} />}
          {mails && (
            // Aligns its text with the page, despite the padding.
            <div className="-mx-2">
              <QuietSelect
                label={t('adminTickets.mails')}
                icon={<MailIcon />}
                options={ticketMailScopes.map((value) => ({
                  value,
                  label: t(`adminTickets.mails.${value}`),
                }))}
                value={mails.choice}
                onValueChange={(choice) => onMailsChange({ ...mails, choice })}
              />
            </div>
          )}
          {mails?.choice === 'mine' && <TicketDepartments mails={mails} onMailsChange={onMailsChange} />}
        </div>
      }
      fields={[
        choiceField('status', t('adminTickets.column.status'), ticketStatuses, (status) =>
          t(`support.status.${status}`),
        ),
        choiceField('holder', t('adminTickets.column.assignee'), ticketHolders, (holder) =>
          t(`adminTickets.holder.${holder}`),
        ),
        choiceField('wait', t('adminTickets.column.waiting'), ticketWaits, (wait) =>
          t(`adminTickets.wait.${wait}`),
        ),
        choiceField('department', t('adminTickets.column.department'), supportDepartments, (department) =>
          t(`support.department.${department}`),
        ),
        choiceField('priority', t('adminTickets.column.priority'), ticketPriorities, (priority) =>
          t(`adminTickets.priority.${priority}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      footer={view.status === 'ready' && <ListCount count={view.total} />}
      empty={{
        icon: <MessageIcon />,
        title: t('adminTickets.empty'),
        description: t('adminTickets.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
    />
  );
}
