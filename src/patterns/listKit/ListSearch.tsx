import { useI18n } from '@/i18n/I18nProvider';
import { SearchField } from '@/primitives/SearchField';

export interface ListSearchProps {
  /** The text as typed. */
  value: string;
  /** Narrow layout: without the shortcut in the placeholder. */
  isNarrow?: boolean;
  /** The text changed. */
  onValueChange: (value: string) => void;
}

/** Search field of a list, first in its toolbar (§2, D9). */
export function ListSearch({ value, isNarrow = false, onValueChange }: ListSearchProps) {
  const { t } = useI18n();
  return (
    <SearchField
      value={value}
      {...(isNarrow ? { placeholder: t('list.searchLabel') } : {})}
      onValueChange={onValueChange}
      className="flex-1 roomy:max-w-80 roomy:min-w-26"
    />
  );
}
