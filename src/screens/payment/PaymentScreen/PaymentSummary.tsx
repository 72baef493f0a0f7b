import { Receipt, type ReceiptRow } from '@/components/Receipt';
import type { CheckoutQuote } from '@/domain/cart/checkout';
import { kopecks } from '@/domain/money';
import type { PaymentMethod, PaymentSum } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';
import { orderLines } from './orderLines';
import type { WizardView } from './paymentView';

/** What is bought, and what paying for it comes to (D19): the same sum at every step. */
export function PaymentSummary({ view }: { view: WizardView }) {
  const { t } = useI18n();
  const { order, sum, method } = view;
  return (
    <div className="flex flex-col gap-5 rounded-card border border-border bg-surface p-5">
      {order && (
        <section aria-label={t('payment.summary.order')} className="flex flex-col gap-2">
          <h2 className="text-md font-semibold">{t('payment.summary.order')}</h2>
          <OrderReceipt quote={order.quote} />
        </section>
      )}
      <section
        aria-label={t('payment.summary.payment')}
        className={order ? 'flex flex-col gap-2 border-t border-border pt-5' : 'flex flex-col gap-2'}
      >
        <h2 className="text-md font-semibold">{t('payment.summary.payment')}</h2>
        {sum && method ? (
          <SumReceipt sum={sum} method={method} isLive={view.step === 'method'} />
        ) : (
          <p className="text-text-muted">{t('payment.summary.empty')}</p>
        )}
      </section>
    </div>
  );
}

function OrderReceipt({ quote }: { quote: CheckoutQuote }) {
  const i18n = useI18n();
  const { t } = i18n;
  const saving: ReceiptRow[] =
    quote.promo?.ok === true
      ? [
          {
            id: 'promo',
            label: t('pricing.receipt.promo', { code: quote.promo.code }),
            amount: kopecks(-quote.discount),
            kind: 'saving',
          },
        ]
      : [];
  return (
    <Receipt
      rows={[...orderLines(quote.entries, i18n), ...saving]}
      total={{ label: t('payment.summary.total'), amount: quote.total }}
    />
  );
}

export interface SumReceiptProps {
  sum: PaymentSum;
  method: Pick<PaymentMethod, 'commission'>;
  /** It is still being put together: changes of the total are read out. */
  isLive: boolean;
}

function SumReceipt({ sum, method, isLive }: SumReceiptProps) {
  const { t, currency, money } = useI18n();
  return (
    <Receipt
      isTotalLive={isLive}
      rows={[
        { id: 'amount', label: t('payment.summary.amount'), amount: currency(sum.amount) },
        {
          id: 'commission',
          label: t('payment.summary.commission', { percent: method.commission }),
          amount: currency(sum.commission),
        },
      ]}
      total={{
        label: t('payment.summary.toPay'),
        amount: currency(sum.toPay),
        note: t('payment.summary.credited', { amount: money(sum.credited) }),
      }}
    />
  );
}
