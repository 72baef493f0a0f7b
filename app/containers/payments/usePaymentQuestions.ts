import { useCallback, type Dispatch } from 'react';
import { sumMoney } from '@/domain/money';
import type { Payment } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { useAct } from '@app/calls/calls';
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
  const act = useAct();

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

  /** Sends the answer to a question; what it did shows in the list, and how it went in a notice. */
  const send = (
    kind: 'pay' | 'delete',
    call: Promise<unknown>,
    how: (all: readonly Payment[]) => readonly Payment[],
    done: { title: string; message: string },
  ) => {
    dispatch({ type: 'submitted' });
    void act({
      event: `payments-${kind}-failed`,
      call,
      onDone: () => {
        change(how);
        dispatch({ type: 'closed' });
        invalidate('payments', 'account');
        // What was paid for is delivered.
        if (kind === 'pay') invalidate('servers', 'notifications');
        toast({ type: 'success', ...done });
      },
      onFailed: () => {
        dispatch({ type: 'failed' });
        return { title: t(`payments.notice.${kind}Failed`), message: t(`payments.${kind}Dialog.failed`) };
      },
    });
  };

  const pay = (payments: readonly Payment[]) => {
    const ids = payments.map(({ id }) => id);
    const sum = money(sumMoney(payments.map(({ amount }) => amount)));
    const only = onlyOf(payments);
    send(
      'pay',
      billing.payPending(ids),
      (all) => all.map((each) => (ids.includes(each.id) ? { ...each, status: 'Paid' } : each)),
      {
        title: t(only ? 'payments.notice.paid' : 'payments.notice.paidMany'),
        message: only
          ? t('payments.notice.paidText', { number: only.number, sum })
          : t('payments.notice.paidManyText', { count: payments.length, sum }),
      },
    );
  };

  const remove = (payments: readonly Payment[]) => {
    const ids = payments.map(({ id }) => id);
    const only = onlyOf(payments);
    send('delete', billing.deletePending(ids), (all) => all.filter(({ id }) => !ids.includes(id)), {
      title: t(only ? 'payments.notice.deleted' : 'payments.notice.deletedMany'),
      message: only
        ? t('payments.notice.deletedText', { number: only.number })
        : t('payments.notice.deletedManyText', { count: payments.length }),
    });
  };

  return { openPay, readBalance, pay, remove };
}

/** The one there is; undefined where there are more. */
function onlyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
