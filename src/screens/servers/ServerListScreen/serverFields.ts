import { datacenterText } from '@/components/datacenterText';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { ServerConditions, ServerFilter } from '@/domain/servers/serverRules';
import type { I18n } from '@/i18n/I18nProvider';
import { choiceField, type FilterField } from '@/patterns/listKit/filterFields';
import type { ServerFilterOptions } from './serverListView';

/** The four conditions of the filter (D9). */
export function serverFields(
  { statuses, datacenters, tariffs }: ServerFilterOptions,
  filter: ServerFilter,
  { t }: I18n,
): readonly FilterField<ServerConditions>[] {
  const choice = (
    name: 'status' | 'datacenter' | 'tariff',
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
    choice('datacenter', datacenters, (datacenter) => datacenterText(datacenter, t)),
    choice('tariff', tariffs, (tariff) => tariff),
    { kind: 'day', name: 'endsBefore', label: t('serverList.filter.endsBefore') },
  ];
}
