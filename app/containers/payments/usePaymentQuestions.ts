import { useCallback, type Dispatch } from 'react';
import { sumMoney } from '@/domain/money/money';
import { owedOf, type Payment } from '@/domain/payment/payment';
import type { PortError } from '@/domain/results/portError';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useAccountSummary } from '@app/reads/shellReads';
import { useReads } from '@app/reads/useReads';
import type { PaymentOverlayAction } from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import {
  deletedNotice,
  paidNotice,
  type PaymentNotice,
} from '@/screens/payments/PaymentHistoryScreen/paymentNotices';
import type { PaymentConditions, PaymentSortKey, PaymentSum } from '@/domain/payment/paymentRules';
import type { OpenList } from '@app/lists/useList';

/** Paying and deleting payments (D12): calls, list updates and notices. */
export function usePaymentQuestions(
  dispatch: Dispatch<PaymentOverlayAction>,
  change: OpenList<Payment, number, PaymentSortKey, PaymentConditions, PaymentSum, unknown>['change'],
) {
  const { billing } = usePorts();
  const { refresh } = useAccountSummary(true);
  const { invalidate } = useReads();
  const i18n = useI18n();
  const { t } = i18n;
  const act = useAction();

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

  /** Runs the confirmed action, updates the list and shows a notice. */
  const send = (
    kind: 'pay' | 'delete',
    call: Promise<unknown>,
    how: (all: readonly Payment[]) => readonly Payment[],
    notice: PaymentNotice,
  ) => {
    dispatch({ type: 'submitted' });
    void act({
      event: `payments-${kind}-failed`,
      call,
      onDone: () => {
        change(how);
        dispatch({ type: 'closed' });
        invalidate('payments', 'account');
        // Paid orders were delivered.
        if (kind === 'pay') invalidate('servers', 'notifications');
        return { type: 'success', ...notice };
      },
      onFailed: (failure: PortError) => {
        if (failure.code === 'priceChanged') {
          // The sum was changed by another tab or a transfer: reloads the list.
          dispatch({ type: 'closed' });
          invalidate('payments', 'account');
          return { title: t('payments.notice.payFailed'), message: t('payments.payDialog.repriced') };
        }
        dispatch({ type: 'failed' });
        return { title: t(`payments.notice.${kind}Failed`), message: t(`payments.${kind}Dialog.failed`) };
      },
    });
  };

  const pay = (payments: readonly Payment[]) => {
    const ids = payments.map(({ id }) => id);
    send(
      'pay',
      billing.payPending(ids, sumMoney(payments.map(owedOf))),
      (all) => all.map((each) => (ids.includes(each.id) ? { ...each, status: 'Paid' } : each)),
      paidNotice(i18n, payments),
    );
  };

  const remove = (payments: readonly Payment[]) => {
    const ids = payments.map(({ id }) => id);
    send(
      'delete',
      billing.deletePending(ids),
      (all) => all.filter(({ id }) => !ids.includes(id)),
      deletedNotice(i18n, payments),
    );
  };

  return { openPay, readBalance, pay, remove };
}
