import { useI18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import type { AdminCondition, AdminListActions } from './adminListTypes';

interface AdminFilterPanelProps<Name extends string> extends Pick<
  AdminListActions<string, Name>,
  'onFilterChange'
> {
  id: string;
  filter: Readonly<Record<Name, string | null>>;
  conditions: readonly AdminCondition<Name>[];
}

/** Stands for 'no condition': the empty string is the select's 'nothing chosen yet'. */
const anyValue = '*';

/** The filter's conditions. Each takes effect at once. Loaded when it is first opened. */
export default function AdminFilterPanel<Name extends string>({
  id,
  filter,
  conditions,
  onFilterChange,
}: AdminFilterPanelProps<Name>) {
  const { t } = useI18n();
  return (
    <section
      id={id}
      aria-label={t('list.filter')}
      className="grid animate-fade-in gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {conditions.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={filter[name] ?? anyValue}
          options={[{ value: anyValue, label: t('admin.list.any') }, ...options]}
          onValueChange={(value) => onFilterChange(name, value === anyValue ? null : value)}
        />
      ))}
    </section>
  );
}
