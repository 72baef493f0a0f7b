import { supportDepartments, ticketStatuses } from '@/domain/support';
import type { TicketConditions } from '@/domain/ticketRules';
import type { I18n } from '@/i18n/I18nProvider';
import { choiceField, type FilterField } from '@/patterns/listKit/filterFields';

/** The filter's conditions: status, department, and the archive instead of the queue. */
export function ticketFields({ t }: I18n): readonly FilterField<TicketConditions>[] {
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
