import { datacenterText } from '@/components/datacenterText';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { ServerConditions, ServerFilter } from '@/domain/servers/serverRules';
import type { I18n } from '@/i18n/I18nProvider';
import { choiceField, type FilterField } from '@/patterns/listKit/filterFields';
import type { ServerFilterOptions } from './serverListView';

/** Conditions of the filter (D9); one of tags only where there are some. */
export function serverFields(
  { statuses, datacenters, tariffs, tags }: ServerFilterOptions,
  filter: ServerFilter,
  i18n: I18n,
): readonly FilterField<ServerConditions>[] {
  const { t } = i18n;
  const choice = (
    name: 'status' | 'datacenter' | 'tariff' | 'tag',
    values: readonly string[],
    label: (value: string) => string,
  ): FilterField<ServerConditions> => {
    const current = filter[name];
    // A shared link may name a value that this list lacks; it stays visible.
    const offered = current === null || values.includes(current) ? values : [...values, current];
    return choiceField(name, t(`serverList.filter.${name}`), offered, label);
  };
  return [
    choice('status', statuses, (status) => serverStatusText(status, t)),
    choice('datacenter', datacenters, (datacenter) => datacenterText(datacenter, i18n)),
    choice('tariff', tariffs, (tariff) => tariff),
    ...(tags.length > 0 || filter.tag !== null ? [choice('tag', tags, (tag) => tag)] : []),
    { kind: 'day', name: 'endsBefore', label: t('serverList.filter.endsBefore') },
  ];
}
