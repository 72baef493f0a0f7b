import { useId } from 'react';
import { FoldButton, FoldingLines } from '@/components/FoldingLines';
import { Receipt, type ReceiptRow } from '@/components/Receipt';
import { kopecks } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { CartActions, ReadyCartView } from './cartView';
import { PromoPart } from './PromoPart';

export interface CartSummaryProps extends Pick<
  CartActions,
  'onSummaryToggle' | 'onPromoChange' | 'onPromoApply' | 'onPromoRemove' | 'onCheckout' | 'onReasonAsk'
> {
  view: ReadyCartView;
}

/** Total of the selected items, promo code and the link to payment. In a narrow screen's bar the lines fold. */
export function CartSummary({
  view,
  onSummaryToggle,
  onCheckout,
  onReasonAsk,
  ...promoActions
}: CartSummaryProps) {
  const { t, money } = useI18n();
  const id = useId();
  const { sum, promo, isSummaryOpen } = view;
  const items = t('cart.summary.items', { count: sum.services });
  const rows: ReceiptRow[] = [{ id: 'items', label: items, amount: sum.subtotal }];
  if (promo.status === 'applied' && promo.result.ok)
    rows.push({
      id: 'promo',
      label: t('pricing.receipt.promo', { code: promo.result.code }),
      amount: kopecks(0 - sum.discount),
      kind: 'saving',
    });
  const reason =
    sum.count === 0
      ? t('cart.checkout.nothing')
      : promo.status === 'entry' && promo.isPending
        ? t('cart.checkout.promoPending')
        : null;
  return (
    <div className="flex flex-col gap-2 px-page py-2.5 @4xl:gap-4 @4xl:p-5">
      <h2 className="text-md font-semibold @max-4xl:hidden">{t('cart.summary')}</h2>
      <FoldingLines id={`${id}-lines`} label={t('cart.summary.unfold')} isOpen={isSummaryOpen}>
        <Receipt rows={rows} total={{ label: t('pricing.receipt.total'), amount: sum.total }} />
        <PromoPart promo={promo} {...promoActions} />
      </FoldingLines>
      <output className="sr-only">{`${items}, ${money(sum.total)}`}</output>
      <FoldButton
        controls={`${id}-lines`}
        isOpen={isSummaryOpen}
        label={t(isSummaryOpen ? 'cart.summary.fold' : 'cart.summary.unfold')}
        onToggle={() => onSummaryToggle(!isSummaryOpen)}
      >
        <span className="min-w-0">
          <span className="block text-sm text-text-muted">
            {sum.discount > 0
              ? `${items}, ${t('cart.summary.discount', { discount: money(sum.discount) })}`
              : items}
          </span>
          <span className="block text-md font-semibold whitespace-nowrap figures">{money(sum.total)}</span>
        </span>
      </FoldButton>
      <div className="flex flex-col">
        <ReasonButton
          intent="primary"
          disabledReason={reason}
          onExplain={onReasonAsk}
          pending={view.checkout === 'pending'}
          isChange={false}
          onClick={onCheckout}
        >
          {t('cart.checkout')}
        </ReasonButton>
      </div>
      {reason !== null && <p className="text-sm text-text-muted @max-4xl:hidden">{reason}</p>}
    </div>
  );
}
