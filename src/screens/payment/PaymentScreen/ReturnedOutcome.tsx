import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';
import { FactList } from './FactList';
import type { FailedView, WaitingView } from './paymentView';

/** The bank has not told yet: the page changes by itself once it has. */
export function WaitingOutcome({ view }: { view: WaitingView }) {
  const { t } = useI18n();
  return (
    <OutcomePage
      tone="waiting"
      title={t('payment.result.waiting')}
      isFresh
      description={<p>{t('payment.result.waitingText')}</p>}
      actions={
        <>
          <ButtonLink intent="primary" href={view.continueHref}>
            {t('payment.result.continue')}
          </ButtonLink>
          <ButtonLink href={view.historyHref}>{t('payment.result.history')}</ButtonLink>
        </>
      }
    >
      <PaymentFacts view={view} />
    </OutcomePage>
  );
}

export interface FailedOutcomeProps {
  view: FailedView;
  onTryAgain: () => void;
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
      <PaymentFacts view={view} />
    </OutcomePage>
  );
}

function PaymentFacts({ view: { payment } }: { view: WaitingView | FailedView }) {
  const { t, currency, money } = useI18n();
  const { fromBalance } = payment;
  return (
    <div className="rounded-card border border-border bg-surface p-5">
      <FactList
        facts={[
          { label: t('payment.result.number'), value: payment.number },
          { label: t('payment.result.method'), value: t(`paymentMethod.${payment.paymentMethod}`) },
          ...(fromBalance ? [{ label: t('payment.result.fromBalance'), value: money(fromBalance) }] : []),
          { label: t('payment.result.toPay'), value: currency(payment.amountInPaymentCurrency) },
        ]}
      />
    </div>
  );
}
