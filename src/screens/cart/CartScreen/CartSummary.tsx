import { Receipt, type ReceiptRow } from '@/components/Receipt';
import { kopecks } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { CartActions, ReadyCartView } from './cartView';

export interface CartSummaryProps extends Pick<CartActions, 'onCheckout' | 'onReasonAsk'> {
  view: ReadyCartView;
}

/** Total of the selected items with the link to payment; one line as a bar. */
export function CartSummary({ view, onCheckout, onReasonAsk }: CartSummaryProps) {
  const { t, money } = useI18n();
  const { sum, promo } = view;
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 px-4 py-3 sm:px-6 @4xl:flex-col @4xl:items-stretch @4xl:p-5">
      <h2 className="text-md font-semibold @max-4xl:hidden">{t('cart.summary')}</h2>
      <div className="@max-4xl:hidden">
        <Receipt rows={rows} total={{ label: t('pricing.receipt.total'), amount: sum.total }} isTotalLive />
      </div>
      <output className="flex flex-auto flex-col @4xl:hidden">
        <span className="text-sm text-text-muted">
          {sum.discount > 0
            ? `${items}, ${t('cart.summary.discount', { discount: money(sum.discount) })}`
            : items}
        </span>
        <span className="text-md font-semibold whitespace-nowrap figures">{money(sum.total)}</span>
      </output>
      <div className="flex flex-auto flex-col @4xl:mt-2 @4xl:flex-none">
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
