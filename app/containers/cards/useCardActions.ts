import { useCallback } from 'react';
import { cardText } from '@/components/cardText';
import { done } from '@/domain/results/outcome';
import type { ListedCard } from '@/domain/payment/savedCard';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Returns the actions on saved cards; each reloads the list. */
export function useCardActions() {
  const { billing } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const act = useAction();
  const { question, ask, answer, close } = useQuestion<{ card: ListedCard }>();
  const remove = () =>
    answer({
      event: 'card-removal-failed',
      call: async ({ card }) => done(await billing.removeCard(card.id)),
      onDone: (_, { card }) => {
        invalidate('payments/cards');
        return { type: 'success', title: t('cards.notice.removed'), message: cardText(card, t) };
      },
    });

  const setRenewal = useCallback(
    (card: ListedCard, isOn: boolean) =>
      void act({
        event: 'card-renewal-failed',
        call: billing.setCardRenewal(card.id, isOn),
        onDone: () => {
          invalidate('payments/cards');
          const title = t(isOn ? 'cards.notice.renewal' : 'cards.notice.noRenewal');
          return { type: 'success', title, message: cardText(card, t) };
        },
        onFailed: () => ({ title: t('cards.notice.renewalFailed') }),
      }),
    [act, billing, invalidate, t],
  );

  return {
    removal: question,
    setRenewal,
    ask: useCallback((card: ListedCard) => ask({ card }), [ask]),
    answers: { onRemovalConfirm: remove, onRemovalClose: close },
  };
}
