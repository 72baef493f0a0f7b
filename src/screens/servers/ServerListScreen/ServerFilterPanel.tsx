import { datacenterText } from '@/components/datacenterText';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { ServerFilter } from '@/domain/serverQuery';
import { toIsoDate } from '@/domain/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { DateField } from '@/primitives/DateField';
import { SelectField } from '@/primitives/SelectField';
import type { ServerFilterOptions, ServerListActions } from './serverListTypes';

interface ServerFilterPanelProps extends Pick<ServerListActions, 'onFilterChange'> {
  id: string;
  filter: ServerFilter;
  options: ServerFilterOptions;
}

/** Stands for 'no condition': the empty string is the select's 'nothing chosen yet'. */
const anyValue = '*';

/** The filter's four conditions (D9). Each takes effect at once. Loaded when it is first opened. */
export default function ServerFilterPanel({ id, filter, options, onFilterChange }: ServerFilterPanelProps) {
  const { t } = useI18n();
  const select = (
    name: 'status' | 'datacenter' | 'tariff',
    values: readonly string[],
    label = (value: string) => value,
  ) => {
    const chosen = filter[name];
    // A shared link may ask for a value that this list does not have: it stays visible as what is asked.
    const offered = chosen === null || values.includes(chosen) ? values : [...values, chosen];
    return (
      <SelectField
        label={t(`servers.filter.${name}`)}
        value={chosen ?? anyValue}
        options={[
          { value: anyValue, label: t('servers.filter.any') },
          ...offered.map((value) => ({ value, label: label(value) })),
        ]}
        onValueChange={(value) => onFilterChange({ [name]: value === anyValue ? null : value })}
      />
    );
  };
  return (
    <section
      id={id}
      aria-label={t('list.filter')}
      className="grid animate-fade-in gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {select('status', options.statuses, (status) => serverStatusText(status, t))}
      {select('datacenter', options.datacenters, (datacenter) => datacenterText(datacenter, t))}
      {select('tariff', options.tariffs)}
      <DateField
        label={t('servers.filter.endsBefore')}
        value={filter.endsBefore ?? ''}
        onValueChange={(value) => onFilterChange({ endsBefore: toIsoDate(value) })}
      />
    </section>
  );
}
