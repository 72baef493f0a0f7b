import { datacenterText } from '@/components/datacenterText';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { ServerFilter } from '@/domain/serverQuery';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import type { ServerConditionName } from './serverConditions';
import type { ServerListActions } from './serverListTypes';

interface ServerFilterChipsProps extends Pick<ServerListActions, 'onFilterChange'> {
  filter: ServerFilter;
  conditions: readonly ServerConditionName[];
}

/** The conditions in force, each removable, and a reset for all (D9). */
export function ServerFilterChips({ filter, conditions, onFilterChange }: ServerFilterChipsProps) {
  const { t, date } = useI18n();
  const valueOf = (name: ServerConditionName): string => {
    if (name === 'endsBefore') return filter.endsBefore === null ? '' : date(filter.endsBefore);
    const value = filter[name] ?? '';
    if (name === 'datacenter') return datacenterText(value, t);
    return name === 'status' ? serverStatusText(value, t) : value;
  };
  return (
    <>
      {conditions.map((name) => (
        <Chip
          key={name}
          text={t('servers.filter.chip', { name: t(`servers.filter.${name}`), value: valueOf(name) })}
          onRemove={() => onFilterChange({ [name]: null })}
        />
      ))}
      <Button
        intent="ghost"
        size="sm"
        onClick={() => onFilterChange({ status: null, datacenter: null, tariff: null, endsBefore: null })}
      >
        {t('servers.filter.reset')}
      </Button>
    </>
  );
}
