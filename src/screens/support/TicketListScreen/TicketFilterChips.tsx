import { noTicketFilter, type TicketFilter } from '@/domain/supportQuery';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import type { TicketConditionName } from './ticketConditions';
import type { TicketListActions } from './ticketListTypes';

interface TicketFilterChipsProps extends Pick<TicketListActions, 'onFilterChange'> {
  filter: TicketFilter;
  conditions: readonly TicketConditionName[];
}

/** The conditions in force, each removable, and a reset for all. */
export function TicketFilterChips({ filter, conditions, onFilterChange }: TicketFilterChipsProps) {
  const { t } = useI18n();
  const textOf = (name: TicketConditionName): string => {
    switch (name) {
      case 'status':
        return t('support.filter.chip', {
          name: t('support.filter.status'),
          value: filter.status ? t(`support.status.${filter.status}`) : '',
        });
      case 'department':
        return t('support.filter.chip', {
          name: t('support.filter.department'),
          value: filter.department ? t(`support.department.${filter.department}`) : '',
        });
      case 'isArchived':
        return t('support.filter.archive');
    }
  };
  return (
    <>
      {conditions.map((name) => (
        <Chip
          key={name}
          text={textOf(name)}
          onRemove={() => onFilterChange({ [name]: noTicketFilter[name] })}
        />
      ))}
      <Button intent="ghost" size="sm" onClick={() => onFilterChange(noTicketFilter)}>
        {t('support.filter.reset')}
      </Button>
    </>
  );
}
