import type { ReactNode } from 'react';
import { selectAllState } from '@/domain/list/selection';
import { useI18n } from '@/i18n/I18nProvider';
import { Checkbox } from '@/primitives/Checkbox';

interface SelectionBarProps {
  /** Number of selected rows. */
  count: number;
  /** Number of selectable rows. */
  of: number;
  /** Selects all rows, or none. */
  onAllChange: (selected: boolean) => void;
  /** Selection, in words. */
  summary: ReactNode;
  /** Actions on the selection. */
  children: ReactNode;
}

/** Footer of cards with a selection: select-all and actions. Disappears with the selection. */
export function SelectionBar({ count, of, onAllChange, summary, children }: SelectionBarProps) {
  const { t } = useI18n();
  const state = selectAllState(count, of);
  return (
    <div className="-my-1.5 flex w-full min-w-0 flex-wrap items-center gap-x-1 low:flex-nowrap">
      <label className="-ml-3 grid size-11 shrink-0 place-items-center">
        <Checkbox
          aria-label={t('list.selectAll')}
          checked={state}
          onCheckedChange={() => onAllChange(state !== true)}
        />
      </label>
      {/* The list's sum is irrelevant while selecting. */}
      <div className="min-w-0 flex-auto low:sr-only [&>:not(:first-child)]:hidden">{summary}</div>
      {/* The toolbar's buttons with icons above labels, as in mobile tab bars. */}
      <div className="flex min-w-72 flex-auto gap-1 *:min-w-0 *:flex-1 low:min-w-0 [&_:is(a,button)]:h-12 [&_:is(a,button)]:min-w-0 [&_:is(a,button)]:flex-1 [&_:is(a,button)]:flex-col [&_:is(a,button)]:gap-0.5 [&_:is(a,button)]:border-transparent [&_:is(a,button)]:px-1 [&_:is(a,button)]:text-xs">
        {children}
      </div>
    </div>
  );
}
