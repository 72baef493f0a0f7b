import { useI18n } from '@/i18n/I18nProvider';
import { SearchField } from '@/primitives/SearchField';

export interface ListSearchProps {
  /** The text as typed. */
  value: string;
  /** Small, and on a screen without the keys of the shortcut that the placeholder teaches. */
  isNarrow?: boolean;
  /** The text changed. */
  onValueChange: (value: string) => void;
}

/** The search of a list, first in its toolbar: beside its buttons at any width (§2, D9). */
export function ListSearch({ value, isNarrow = false, onValueChange }: ListSearchProps) {
  const { t } = useI18n();
  return (
    <SearchField
      value={value}
      {...(isNarrow ? { placeholder: t('list.searchLabel') } : {})}
      onValueChange={onValueChange}
      className="flex-1 roomy:max-w-80 roomy:min-w-32"
    />
  );
}
