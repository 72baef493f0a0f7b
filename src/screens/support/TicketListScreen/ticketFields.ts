import { supportDepartments, ticketStatuses } from '@/domain/support';
import type { TicketConditions } from '@/domain/ticketRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { FilterField } from '@/patterns/listKit/filterFields';

/** The filter's conditions: status, department, and the archive instead of the queue. */
export function ticketFields({ t }: I18n): readonly FilterField<TicketConditions>[] {
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('support.filter.status'),
      options: ticketStatuses.map((value) => ({ value, label: t(`support.status.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'department',
      label: t('support.filter.department'),
      options: supportDepartments.map((value) => ({ value, label: t(`support.department.${value}`) })),
    },
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
