import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';

export interface ListCountProps {
  /** Rows that are listed. */
  count: number;
  /** Selection, in words. */
  selected?: ReactNode;
  /** Total of all listed rows, in words. */
  sum?: string;
}

/** How many rows are listed, what of them is selected (§2, D9), and their sum: a list's footer; beside cards count or selection. */
export function ListCount({ count, selected, sum }: ListCountProps) {
  const { t, number } = useI18n();
  return (
    <>
      <p className="text-text-muted figures">
        <span className={selected ? 'narrow:hidden' : undefined}>
          {t('list.total', { count: number(count) })}
        </span>
        {selected && <span className="font-medium text-text roomy:ml-4">{selected}</span>}
      </p>
      {sum && <p className="font-semibold figures">{sum}</p>}
    </>
  );
}
