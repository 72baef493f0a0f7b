import type { DeskTicketPage } from '@/domain/desk/desk';
import { ticketPriorities } from '@/domain/desk/desk';
import { supportDepartments } from '@/domain/support/support';
import { useI18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import { Panel } from '@/components/Panel';
import { FactList } from '@/components/FactList';
import { Link } from '@/primitives/Link';
import { SelectField } from '@/primitives/SelectField';
import type { AdminTicketActions } from './adminTicketView';

/** Option for no assignee; cannot be an e-mail. */
const nobody = '-';

interface TicketPropertiesProps extends Pick<AdminTicketActions, 'onTicketChange'> {
  page: DeskTicketPage;
  isChanging: boolean;
}

/** Assignee, department and priority of a ticket; each choice is saved at once. */
export function TicketProperties({ page, isChanging, onTicketChange }: TicketPropertiesProps) {
  const { t } = useI18n();
  const { ticket, serverId, staff } = page;
  const holder = ticket.assignee?.email ?? null;
  const people = holder === null || staff.includes(holder) ? staff : [holder, ...staff];
  return (
    <Panel title={t('adminTickets.properties')}>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        <SelectField
          label={t('adminTickets.column.assignee')}
          options={[
            { value: nobody, label: t('adminTickets.holder.nobody') },
            ...people.map((email) => ({ value: email, label: email })),
          ]}
          value={holder ?? nobody}
          disabled={isChanging}
          onValueChange={(value) =>
            onTicketChange({ field: 'assignee', value: value === nobody ? null : value })
          }
        />
        <SelectField
          label={t('adminTickets.column.department')}
          options={supportDepartments.map((value) => ({ value, label: t(`support.department.${value}`) }))}
          value={ticket.department}
          disabled={isChanging}
          onValueChange={(value) => onTicketChange({ field: 'department', value })}
        />
        <SelectField
          label={t('adminTickets.column.priority')}
          options={ticketPriorities.map((value) => ({ value, label: t(`adminTickets.priority.${value}`) }))}
          value={ticket.priority}
          disabled={isChanging}
          onValueChange={(value) => onTicketChange({ field: 'priority', value })}
        />
        <div className="sm:col-span-3 lg:col-span-1">
          <FactList
            layout="edges"
            facts={[
              {
                label: t('adminTickets.property.service'),
                value:
                  ticket.service === null
                    ? t('adminTickets.property.none')
                    : t(`support.service.${ticket.service}`),
              },
              ...(serverId === null
                ? []
                : [
                    {
                      label: t('adminTickets.property.server'),
                      value: (
                        <Link
                          href={withQuery(paths.admin.servers, { q: `#${serverId}` })}
                        >{`#${serverId}`}</Link>
                      ),
                    },
                  ]),
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}
