import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';
import { PaymentFacts } from './PaymentFacts';
import type { FailedView } from './paymentView';

export interface FailedOutcomeProps {
  view: FailedView;
  /** The same payment is to be tried once more. */
  onTryAgain: () => void;
  /** Back to the first step, to pay in another way. */
  onOtherMethod: () => void;
}

/** The bank declined it, or its time is over: why, and the way to try again with everything as it was. */
export function FailedOutcome({ view, onTryAgain, onOtherMethod }: FailedOutcomeProps) {
  const { t } = useI18n();
  return (
    <OutcomePage
      tone="danger"
      title={t('payment.result.failed')}
      isFresh
      description={
        <>
          <p>{t(`payment.result.failed.${view.reason}`)}</p>
          {view.reason !== 'refunded' && <p className="mt-2">{t('payment.result.failedText')}</p>}
        </>
      }
      actions={
        <>
          <Button intent="primary" onClick={onTryAgain}>
            {t('payment.result.retry')}
          </Button>
          <Button onClick={onOtherMethod}>{t('payment.result.otherMethod')}</Button>
          <ButtonLink intent="ghost" href={view.historyHref}>
            {t('payment.result.history')}
          </ButtonLink>
        </>
      }
    >
      <PaymentFacts payment={view.payment} />
    </OutcomePage>
  );
}
