import { supportDepartments, ticketStatuses } from '@/domain/support';
import type { TicketFilter } from '@/domain/supportQuery';
import { useI18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import type { TicketListActions } from './ticketListTypes';

interface TicketFilterPanelProps extends Pick<TicketListActions, 'onFilterChange'> {
  id: string;
  filter: TicketFilter;
}

/** Stands for 'no condition': the empty string is the select's 'nothing chosen yet'. */
const anyValue = 'any';

/** The filter's conditions. Each takes effect at once. Loaded when it is first opened. */
export default function TicketFilterPanel({ id, filter, onFilterChange }: TicketFilterPanelProps) {
  const { t } = useI18n();
  const any = { value: anyValue, label: t('support.filter.any') } as const;
  return (
    <section
      id={id}
      aria-label={t('list.filter')}
      className="grid animate-fade-in gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <SelectField
        label={t('support.filter.status')}
        value={filter.status ?? anyValue}
        options={[any, ...ticketStatuses.map((value) => ({ value, label: t(`support.status.${value}`) }))]}
        onValueChange={(status) => onFilterChange({ status: status === anyValue ? null : status })}
      />
      <SelectField
        label={t('support.filter.department')}
        value={filter.department ?? anyValue}
        options={[
          any,
          ...supportDepartments.map((value) => ({ value, label: t(`support.department.${value}`) })),
        ]}
        onValueChange={(department) =>
          onFilterChange({ department: department === anyValue ? null : department })
        }
      />
      <SelectField
        label={t('support.filter.place')}
        value={filter.isArchived ? 'archive' : 'queue'}
        options={(['queue', 'archive'] as const).map((value) => ({
          value,
          label: t(`support.filter.${value}`),
        }))}
        onValueChange={(place) => onFilterChange({ isArchived: place === 'archive' })}
      />
    </section>
  );
}
