import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';

export interface ListCountProps {
  /** Number of listed rows. */
  count: number;
  /** Selection, in words. */
  selected?: ReactNode;
  /** Total of all listed rows, in words. */
  sum?: string;
}

/** Footer of a list: number of rows, selection (§2, D9) and sum. With cards it shows count or selection. */
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
