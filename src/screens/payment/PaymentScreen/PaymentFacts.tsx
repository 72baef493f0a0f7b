import type { Payment } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { FactList } from '@/components/FactList';

/** Amount of a bank payment, with the balance's part. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t, currency, money } = useI18n();
  const { fromBalance } = payment;
  return (
    <div className="rounded-card border border-border bg-surface p-5">
      <FactList
        layout="columns"
        facts={[
          { label: t('payment.result.number'), value: payment.number },
          { label: t('payment.result.method'), value: t(`paymentMethod.${payment.paymentMethod}`) },
          ...(fromBalance ? [{ label: t('payment.result.fromBalance'), value: money(fromBalance) }] : []),
          { label: t('payment.result.toPay'), value: currency(payment.amountInPaymentCurrency) },
        ]}
      />
    </div>
  );
}
