import { useCallback } from 'react';
import type { Payer, RemovalRefusal } from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { payerDraftKey } from '@/screens/payers/PayerScreen/payerView';
import { writeSession } from '@app/device/sessionStore';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Removes a payer after confirmation and updates the reads of payers. */
export function usePayerRemoval(onRemoved?: () => void) {
  const { billing } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const { question, ask, answer, close } = useQuestion<{ payer: Payer }, RemovalRefusal>();
  const confirm = () =>
    answer({
      event: 'payer-removal-failed',
      call: ({ payer }) => billing.removePayer(payer.id),
      onDone: (_, { payer }) => {
        writeSession(payerDraftKey(payer.id), null);
        invalidate('payers');
        return { type: 'success', title: t('payers.notice.removed'), message: payer.name };
      },
      ...(onRemoved && { onDoneHere: onRemoved }),
    });
  return {
    removal: question,
    ask: useCallback((payer: Payer) => ask({ payer }), [ask]),
    answers: { onRemovalConfirm: confirm, onRemovalClose: close },
  };
}
