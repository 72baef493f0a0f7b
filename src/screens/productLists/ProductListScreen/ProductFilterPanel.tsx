import { serverStatusText } from '@/components/ServerStatusBadge';
import { toIsoDate } from '@/domain/dates';
import { knownServerStatuses } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { DateField } from '@/primitives/DateField';
import { SelectField } from '@/primitives/SelectField';
import type { ProductFilter, ProductListScreenProps } from './productListTypes';

interface ProductFilterPanelProps extends Pick<ProductListScreenProps, 'onFilterChange'> {
  id: string;
  filter: ProductFilter;
}

/** Stands for 'no condition': the empty string is the select's 'nothing chosen yet'. */
const anyValue = '*';

/** The filter's conditions (D9). Each takes effect at once. Loaded when it is first opened. */
export default function ProductFilterPanel({ id, filter, onFilterChange }: ProductFilterPanelProps) {
  const { t } = useI18n();
  const hasConditions = filter.status !== null || filter.endsBefore !== null;
  return (
    <section
      id={id}
      aria-label={t('list.filter')}
      className="grid animate-fade-in items-end gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField
        label={t('servers.filter.status')}
        value={filter.status ?? anyValue}
        options={[
          { value: anyValue, label: t('servers.filter.any') },
          ...knownServerStatuses.map((value) => ({ value, label: serverStatusText(value, t) })),
        ]}
        onValueChange={(value) => onFilterChange({ status: value === anyValue ? null : value })}
      />
      <DateField
        label={t('servers.filter.endsBefore')}
        value={filter.endsBefore ?? ''}
        onValueChange={(value) => onFilterChange({ endsBefore: toIsoDate(value) })}
      />
      {hasConditions && (
        <Button
          intent="ghost"
          className="justify-self-start"
          onClick={() => onFilterChange({ status: null, endsBefore: null })}
        >
          {t('servers.filter.reset')}
        </Button>
      )}
    </section>
  );
}
