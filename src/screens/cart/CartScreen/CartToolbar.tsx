import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Checkbox } from '@/primitives/Checkbox';
import { TrashIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { CartActions, ReadyCartView } from './cartView';

export interface CartToolbarProps extends Pick<
  CartActions,
  'onAllSelect' | 'onSelectedDelete' | 'onReasonAsk'
> {
  view: ReadyCartView;
}

/** Select all with its mixed state (§4), the number of selected items, and Delete selected (§5). */
export function CartToolbar({ view, onAllSelect, onSelectedDelete, onReasonAsk }: CartToolbarProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-4 sm:pl-5">
      <div className="flex min-h-control items-center gap-3">
        <Checkbox
          id={id}
          checked={view.allSelected ?? false}
          disabled={view.allSelected === null}
          onCheckedChange={onAllSelect}
        />
        <label htmlFor={id} className="py-2 font-medium">
          {t('cart.selectAll')}
        </label>
        <output className="text-text-muted figures max-sm:hidden">
          {t('cart.selected', { count: view.sum.count, all: view.selectableCount })}
        </output>
      </div>
      <ReasonButton
        intent="ghost"
        size="sm"
        icon={<TrashIcon />}
        disabledReason={view.sum.count === 0 ? t('cart.deleteSelected.nothing') : null}
        onExplain={onReasonAsk}
        onClick={onSelectedDelete}
      >
        {t('cart.deleteSelected')}
      </ReasonButton>
    </div>
  );
}
