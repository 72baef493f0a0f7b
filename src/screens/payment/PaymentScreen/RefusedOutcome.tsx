import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';

export interface RefusedOutcomeProps {
  /** The bank declined it, or the method does not work now. */
  reason: 'declined' | 'unavailable';
  /** The first step, to pay in another way. */
  methodHref: string;
  /** The same payment is to be tried once more. */
  onTryAgain: () => void;
}

/** Nothing was charged and nothing is lost: once more, or another way (D20). */
export function RefusedOutcome({ reason, methodHref, onTryAgain }: RefusedOutcomeProps) {
  const { t } = useI18n();
  return (
    <OutcomePage
      tone="danger"
      title={t(`payment.result.refused.${reason}`)}
      isFresh
      description={<p>{t(`payment.result.refused.${reason}Text`)}</p>}
      actions={
        <>
          <Button intent="primary" onClick={onTryAgain}>
            {t('payment.result.retry')}
          </Button>
          <ButtonLink href={methodHref}>{t('payment.result.otherMethod')}</ButtonLink>
        </>
      }
    />
  );
}
