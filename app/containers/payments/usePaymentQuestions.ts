import { useCallback, type Dispatch } from 'react';
import { sumMoney } from '@/domain/money';
import type { Payment } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { useAccountSummary } from '@app/reads/shellReads';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import type { PaymentOverlayAction } from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import type { ListRead } from '@app/lists/useList';

/** Paying and deleting (D12): the calls of account and billing, what they change in the list, and their notices. */
export function usePaymentQuestions(
  dispatch: Dispatch<PaymentOverlayAction>,
  change: ListRead<Payment>['change'],
) {
  const { billing } = usePorts();
  const { refresh } = useAccountSummary(true);
  const { invalidate } = useReads();
  const { t, money } = useI18n();
  const toast = useToast();

  const readBalance = useCallback(() => {
    dispatch({ type: 'balanceArrived', balance: { status: 'loading' } });
    void refresh().then(
      (read) =>
        read.status !== 'loading' &&
        dispatch({
          type: 'balanceArrived',
          balance:
            read.status === 'ready' ? { status: 'ready', value: read.value.balance } : { status: 'error' },
        }),
    );
  }, [refresh, dispatch]);

  const openPay = useCallback(
    (chosen: readonly Payment[]) => {
      dispatch({ type: 'questionOpened', kind: 'pay', chosen });
      readBalance();
    },
    [readBalance, dispatch],
  );

  const pay = (payments: readonly Payment[]) => {
    const ids = payments.map(({ id }) => id);
    const sum = money(sumMoney(payments.map(({ amount }) => amount)));
    dispatch({ type: 'submitted' });
    billing.payPending(ids).then(
      () => {
        change((all) => all.map((each) => (ids.includes(each.id) ? { ...each, status: 'Paid' } : each)));
        dispatch({ type: 'closed' });
        // What was paid for is delivered.
        invalidate('payments', 'account', 'servers', 'notifications');
        const [only] = payments;
        toast(
          payments.length === 1 && only
            ? {
                type: 'success',
                title: t('payments.notice.paid'),
                message: t('payments.notice.paidText', { number: only.number, sum }),
              }
            : {
                type: 'success',
                title: t('payments.notice.paidMany'),
                message: t('payments.notice.paidManyText', { count: payments.length, sum }),
              },
        );
      },
      () => {
        dispatch({ type: 'failed' });
        toast({
          type: 'error',
          title: t('payments.notice.payFailed'),
          message: t('payments.payDialog.failed'),
        });
      },
    );
  };

  const remove = (payments: readonly Payment[]) => {
    const ids = payments.map(({ id }) => id);
    dispatch({ type: 'submitted' });
    billing.deletePending(ids).then(
      () => {
        change((all) => all.filter(({ id }) => !ids.includes(id)));
        dispatch({ type: 'closed' });
        invalidate('payments', 'account');
        const [only] = payments;
        toast(
          payments.length === 1 && only
            ? {
                type: 'success',
                title: t('payments.notice.deleted'),
                message: t('payments.notice.deletedText', { number: only.number }),
              }
            : {
                type: 'success',
                title: t('payments.notice.deletedMany'),
                message: t('payments.notice.deletedManyText', { count: payments.length }),
              },
        );
      },
      () => {
        dispatch({ type: 'failed' });
        toast({
          type: 'error',
          title: t('payments.notice.deleteFailed'),
          message: t('payments.deleteDialog.failed'),
        });
      },
    );
  };

  return { openPay, readBalance, pay, remove };
}
