import { useI18n } from '@/i18n/I18nProvider';
import { WizardPage } from '@/patterns/WizardPage';
import { FocusHeading } from '@/primitives/FocusHeading';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { ConfirmationStepBody } from './ConfirmationStepBody';
import { MethodStepBody } from './MethodStepBody';
import { PayeeStepBody } from './PayeeStepBody';
import { PayerStepBody } from './PayerStepBody';
import { PaymentActions, PaymentFailure } from './PaymentActions';
import { PaymentSummary } from './PaymentSummary';
import { paymentStepIds, type PaymentWizardProps } from './paymentView';
import { PaymentSteps } from './PaymentSteps';
import { RefusedPromo } from './RefusedPromo';

/** A step with progress above, summary next to it, and Next and Back below. */
export function PaymentWizard({ view, ...callbacks }: PaymentWizardProps) {
  const { t } = useI18n();
  const title = t(`payment.step.${view.step}`);
  const actions = <PaymentActions view={view} />;
  const refusedPromo = view.order?.refusedPromo ?? null;
  return (
    <WizardPage
      title={t(`payment.title.${view.purpose}`)}
      steps={<PaymentSteps at={view.step} hrefs={view.stepHrefs} />}
      heading={
        <FocusHeading level={2} contentKey={view.step} className="text-lg font-semibold">
          <VisuallyHidden>
            {t('payment.position', {
              number: paymentStepIds.indexOf(view.step) + 1,
              count: paymentStepIds.length,
            })}{' '}
          </VisuallyHidden>
          {title}
        </FocusHeading>
      }
      form={{ label: title, refusals: view.refusals, onSubmit: callbacks.onSubmit }}
      aside={<PaymentSummary view={view} />}
      // Paying is beside its sum, and always in sight.
      {...(view.step === 'confirmation' ? { asideActions: actions } : { actions })}
    >
      {view.order && refusedPromo && (
        <RefusedPromo
          refused={refusedPromo}
          total={view.order.quote.total}
          onAccept={callbacks.onPromoDrop}
        />
      )}
      {/* The failure has led back to this step, whose heading has the focus. */}
      {view.step !== 'confirmation' && <PaymentFailure view={view} />}
      <StepBody view={view} {...callbacks} />
    </WizardPage>
  );
}

function StepBody({ view, ...callbacks }: PaymentWizardProps) {
  switch (view.step) {
    case 'method':
      return (
        <MethodStepBody
          view={view}
          onMethodChange={callbacks.onMethodChange}
          onCardSaveChange={callbacks.onCardSaveChange}
          onAmountChange={callbacks.onAmountChange}
          onCurrencyChange={callbacks.onCurrencyChange}
          onBalanceUseChange={callbacks.onBalanceUseChange}
        />
      );
    case 'payee':
      return (
        <PayeeStepBody
          view={view}
          onPayerChoose={callbacks.onPayerChoose}
          onPayersRetry={callbacks.onPayersRetry}
        />
      );
    case 'payer':
      return (
        <PayerStepBody
          view={view}
          onPayerChange={callbacks.onPayerChange}
          onPayerSaveChange={callbacks.onPayerSaveChange}
        />
      );
    case 'confirmation':
      return <ConfirmationStepBody view={view} />;
  }
}
