import { useCallback, useState } from 'react';
import { cardText } from '@/components/cardText';
import { reasonOf } from '@/domain/failureReason';
import type { ListedCard } from '@/domain/payment/savedCard';
import { useI18n } from '@/i18n/I18nProvider';
import type { CardRemoval } from '@/screens/cards/CardListScreen/cardListView';
import { useSingleCall } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** What is done to saved cards; their list is read again afterwards. */
export function useCardActs() {
  const { billing } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const toast = useToast();
  const call = useSingleCall('repeatable');
  const [removal, setRemoval] = useState<CardRemoval | null>(null);

  const setRenewal = useCallback(
    (card: ListedCard, isOn: boolean) => {
      billing.setCardRenewal(card.id, isOn).then(
        () => {
          invalidate('payments/cards');
          const title = t(isOn ? 'cards.notice.renewal' : 'cards.notice.noRenewal');
          toast({ type: 'success', title, message: cardText(card, t) });
        },
        () => toast({ type: 'error', title: t('cards.notice.renewalFailed') }),
      );
    },
    [billing, invalidate, t, toast],
  );

  function confirm() {
    if (!removal) return;
    const { card } = removal;
    setRemoval({ card, submission: { status: 'pending' } });
    call(
      () => billing.removeCard(card.id),
      () => {
        invalidate('payments/cards');
        setRemoval(null);
        toast({ type: 'success', title: t('cards.notice.removed'), message: cardText(card, t) });
      },
      (failure) => setRemoval({ card, submission: { status: 'failed', reason: reasonOf<never>(failure) } }),
    );
  }

  return {
    removal,
    setRenewal,
    /** Always the same function. */
    ask: useCallback((card: ListedCard) => setRemoval({ card, submission: { status: 'idle' } }), []),
    answers: { onRemovalConfirm: confirm, onRemovalClose: () => setRemoval(null) },
  };
}
