import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';
import { PaymentFacts } from './PaymentFacts';
import type { FailedView } from './paymentView';

export interface FailedOutcomeProps {
  view: FailedView;
  /** Retries the same payment. */
  onTryAgain: () => void;
  /** Returns to the first step for another method. */
  onOtherMethod: () => void;
}

/** Declined or expired payment: the reason, and a retry with all input. */
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
