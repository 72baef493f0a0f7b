import { useCallback, useState } from 'react';
import { reasonOf } from '@/domain/failureReason';
import type { Bill } from '@/domain/payment/bill';
import { useI18n } from '@/i18n/I18nProvider';
import { cancellationOf, type BillCancellation } from '@/screens/bills/BillListScreen/billListView';
import { useSingleCall } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** Cancels bills once the question is answered; the lists and figures that speak of them are read again. */
export function useBillCancellation(onCanceled: () => void) {
  const { billing } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const toast = useToast();
  const call = useSingleCall('repeatable');
  const [cancellation, setCancellation] = useState<BillCancellation | null>(null);

  function confirm() {
    if (!cancellation) return;
    const { bills } = cancellation;
    const become = (submission: BillCancellation['submission']) =>
      setCancellation({ ...cancellation, submission });
    become({ status: 'pending' });
    call(
      () => billing.cancelBills(bills.map(({ id }) => id)),
      (outcome) => {
        invalidate('payments', 'account', 'servers', 'notifications');
        if (outcome.status === 'refused') {
          become({ status: 'failed', reason: outcome.refusal });
          return;
        }
        setCancellation(null);
        onCanceled();
        const [first] = bills;
        const isOne = bills.length === 1 && first;
        toast({
          type: 'success',
          title: t(isOne ? 'bills.notice.canceled' : 'bills.notice.canceledMany'),
          message: isOne ? first.number : t('bills.notice.canceledManyText', { count: bills.length }),
        });
      },
      (failure) => become({ status: 'failed', reason: reasonOf<never>(failure) }),
    );
  }

  return {
    cancellation,
    /** Always the same function. */
    ask: useCallback((chosen: readonly Bill[]) => setCancellation(cancellationOf(chosen)), []),
    answers: { onCancelConfirm: confirm, onCancelClose: () => setCancellation(null) },
  };
}
