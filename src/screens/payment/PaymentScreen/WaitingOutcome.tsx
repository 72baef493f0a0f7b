import { useI18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { ButtonLink } from '@/primitives/Button';
import { PaymentFacts } from './PaymentFacts';
import type { WaitingView } from './paymentView';

/** The bank has not reported yet; the page updates live. */
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
      <PaymentFacts payment={view.payment} />
    </OutcomePage>
  );
}
