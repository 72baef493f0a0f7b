import { useCallback } from 'react';
import type { Bill } from '@/domain/payment/bill';
import { useI18n } from '@/i18n/I18nProvider';
import { canceledNotice, canceledOf, type CanceledBills } from '@/screens/bills/BillListScreen/billListView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Cancels bills after confirmation and reloads affected lists and figures. */
export function useBillCancellation(onCanceled: () => void) {
  const { billing } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const { question, ask, answer, close } = useQuestion<CanceledBills, 'alreadySettled'>();
  const confirm = () =>
    answer({
      event: 'bill-cancellation-failed',
      call: async ({ bills }) => {
        const outcome = await billing.cancelBills(bills.map(({ id }) => id));
        invalidate('payments', 'account', 'servers', 'notifications');
        return outcome;
      },
      onDone: (_, canceled) => {
        onCanceled();
        return canceledNotice({ t }, canceled);
      },
    });
  return {
    cancellation: question,
    ask: useCallback((chosen: readonly Bill[]) => ask(canceledOf(chosen)), [ask]),
    answers: { onCancelConfirm: confirm, onCancelClose: close },
  };
}
