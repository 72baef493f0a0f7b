import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';

export interface RefusedOutcomeProps {
  reason: 'declined' | 'unavailable';
  methodHref: string;
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
