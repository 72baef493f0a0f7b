import { cardText } from '@/components/cardText';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import type { CardListScreenProps, CardRemoval } from './cardListView';

type CardRemovalDialogProps = Pick<CardListScreenProps, 'onRemovalConfirm' | 'onRemovalClose'> & {
  removal: CardRemoval;
};

/** Confirms removing a card, here and at the bank. After a failure it stays open with the reason. */
export default function CardRemovalDialog({
  removal: { card, submission },
  onRemovalConfirm,
  onRemovalClose,
}: CardRemovalDialogProps) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onRemovalClose()}
      title={t('cards.remove.title')}
      description={t('cards.remove.text', { card: cardText(card, t) })}
      confirmLabel={t(isPending ? 'cards.remove.pending' : 'cards.remove')}
      confirmIntent="danger"
      pending={isPending}
      failure={
        submission.status === 'failed' && (
          <>
            <p className="font-medium">{t('cards.remove.failed')}</p>
            <p>{t(`common.error.${submission.reason}`)}</p>
          </>
        )
      }
      onConfirm={onRemovalConfirm}
    >
      {card.isForRenewal && <Callout tone="warning">{t('cards.remove.renewal')}</Callout>}
    </AlertDialog>
  );
}
