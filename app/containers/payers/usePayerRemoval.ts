import { useCallback, useState } from 'react';
import { reasonOf } from '@/domain/failureReason';
import type { Payer } from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import type { PayerRemoval } from '@/screens/payers/RemovalDialog';
import { useSingleCall } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { usePayers } from '@app/reads/pageReads';
import { writeSession } from '@app/device/sessionStore';

/** Where what is typed of a payer and not saved lasts as long as the tab; `id` null is one that is being added. */
export const payerDraftKey = (id: string | null) => `draft.payer.${id ?? 'new'}` as const;

/** Removes a payer once the question is answered; whoever reads the payers follows. */
export function usePayerRemoval(onRemoved: () => void = () => undefined) {
  const { billing } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const { change } = usePayers();
  const call = useSingleCall('repeatable');
  const [removal, setRemoval] = useState<PayerRemoval | null>(null);

  async function remove({ id }: Payer) {
    const outcome = await billing.removePayer(id);
    if (outcome.status === 'done') {
      writeSession(payerDraftKey(id), null);
      change((payers) => payers.filter((payer) => payer.id !== id));
    }
    return outcome;
  }

  function confirm() {
    if (!removal) return;
    const { payer } = removal;
    const become = (submission: PayerRemoval['submission']) => setRemoval({ payer, submission });
    become({ status: 'pending' });
    call(
      () => remove(payer),
      (outcome) => {
        if (outcome.status === 'refused') {
          become({ status: 'failed', reason: outcome.refusal });
          return;
        }
        setRemoval(null);
        toast({ type: 'success', title: t('payers.notice.removed'), message: payer.name });
        onRemoved();
      },
      (failure) => become({ status: 'failed', reason: reasonOf<never>(failure) }),
    );
  }

  return {
    removal,
    /** Always the same function. */
    ask: useCallback((payer: Payer) => setRemoval({ payer, submission: { status: 'idle' } }), []),
    answers: { onRemovalConfirm: confirm, onRemovalClose: () => setRemoval(null) },
  };
}
