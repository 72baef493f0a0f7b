import { toIsoDate } from '@/domain/time/dates';
import type { ListActions, ListFrame } from '@/domain/list/listView';
import { useI18n } from '@/i18n/I18nProvider';
import { DateField } from '@/primitives/DateField';
import { SelectField } from '@/primitives/SelectField';
import { changeOf, type FilterField } from './filterFields';
import { filterPanelId } from './filterPanelId';

interface FilterPanelProps
  extends
    Pick<ListActions<string, Record<string, string>>, 'onFilterChange'>,
    Pick<ListFrame<Record<string, string>>, 'filter'> {
  /** Conditions to choose from. */
  fields: readonly FilterField<Record<string, string>>[];
}

/** Value of 'no condition', because the select uses the empty string for 'nothing chosen'. */
const anyValue = '*';

/** Conditions of the filter (D9), applied immediately. Loaded when first opened. */
export default function FilterPanel({ filter, fields, onFilterChange }: FilterPanelProps) {
  const { t } = useI18n();
  return (
    <section
      id={filterPanelId}
      aria-label={t('list.filter')}
      className={`grid animate-fade-in items-start gap-4 rounded-card border-border sm:grid-cols-2 roomy:border roomy:bg-surface roomy:p-4 ${fields.length === 3 || fields.length === 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {fields.map((field) => {
        const value = filter[field.name] ?? null;
        if (field.kind === 'day')
          return (
            <DateField
              key={field.name}
              label={field.label}
              value={value ?? ''}
              onValueChange={(text) => onFilterChange(changeOf(field.name, toIsoDate(text)))}
            />
          );
        return (
          <SelectField
            key={field.name}
            label={field.label}
            value={value ?? anyValue}
            options={[{ value: anyValue, label: field.any ?? t('list.any') }, ...field.options]}
            onValueChange={(chosen) =>
              onFilterChange(changeOf(field.name, chosen === anyValue ? null : chosen))
            }
          />
        );
      })}
    </section>
  );
}
