import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';

export interface ListCountProps {
  /** Rows that are listed. */
  count: number;
  /** What is selected, in words. */
  selected?: ReactNode;
}

/** How many rows are listed, and what of them is selected (§2, D9): the first of a list's footer. */
export function ListCount({ count, selected }: ListCountProps) {
  const { t, number } = useI18n();
  return (
    <p className="text-text-muted figures">
      {t('list.total', { count: number(count) })}
      {selected && <span className="ml-4 font-medium text-text">{selected}</span>}
    </p>
  );
}
