import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';

export interface RefusedOutcomeProps {
  /** Declined by the bank, or the method is unavailable. */
  reason: 'declined' | 'unavailable';
  /** The first step, for another method. */
  methodHref: string;
  /** Retries the same payment. */
  onTryAgain: () => void;
}

/** Refused payment: nothing was charged; retry or another method (D20). */
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
