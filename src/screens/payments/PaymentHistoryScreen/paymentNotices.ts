import { sumMoney } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import type { I18n } from '@/i18n/I18nProvider';

/** Notice after a confirmed action (D12). */
export interface PaymentNotice {
  title: string;
  message: string;
}

/** Notice that payments were paid from the balance. */
export function paidNotice({ t, money }: I18n, payments: readonly Payment[]): PaymentNotice {
  const sum = money(sumMoney(payments.map(({ amount }) => amount)));
  const [only, ...others] = payments;
  return only && others.length === 0
    ? {
        title: t('payments.notice.paid'),
        message: t('payments.notice.paidText', { number: only.number, sum }),
      }
    : {
        title: t('payments.notice.paidMany'),
        message: t('payments.notice.paidManyText', { count: payments.length, sum }),
      };
}

/** Notice that payments were deleted. */
export function deletedNotice({ t }: I18n, payments: readonly Payment[]): PaymentNotice {
  const [only, ...others] = payments;
  return only && others.length === 0
    ? {
        title: t('payments.notice.deleted'),
        message: t('payments.notice.deletedText', { number: only.number }),
      }
    : {
        title: t('payments.notice.deletedMany'),
        message: t('payments.notice.deletedManyText', { count: payments.length }),
      };
}
