import type { AdminPayment } from '@/domain/admin/payment';
import type { RefundOrder } from '@/domain/admin/refund';
import { refundChannel } from '@/domain/payment/method';
import type { I18n } from '@/i18n/I18nProvider';

/** Notice after a refund: made at once, or to be transferred by an administrator. */
export function toRefundNotice(
  { id, method }: Pick<AdminPayment, 'id' | 'method'>,
  { target, amount }: Pick<RefundOrder, 'target' | 'amount'>,
  { t, money }: Pick<I18n, 't' | 'money'>,
) {
  const what = refundChannel(target, method) === 'transfer' ? 'toTransfer' : 'refunded';
  const message = t(`adminPayments.notice.${what}Text`, { id, sum: money(amount) });
  return { type: 'success', title: t(`adminPayments.notice.${what}`), message } as const;
}
