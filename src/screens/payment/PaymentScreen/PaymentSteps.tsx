import { useI18n } from '@/i18n/I18nProvider';
import { Steps } from '@/primitives/Steps';
import { paymentStepIds, type PaymentStepId } from './paymentView';

export interface PaymentStepsProps {
  at: PaymentStepId;
  /** Addresses of completed steps. */
  hrefs?: Readonly<Record<PaymentStepId, string>>;
}

/** The four steps of D20, the current one announced. */
export function PaymentSteps({ at, hrefs }: PaymentStepsProps) {
  const { t } = useI18n();
  return (
    <Steps
      label={t('payment.steps')}
      current={at}
      steps={paymentStepIds.map((id) => ({
        id,
        title: t(`payment.stepName.${id}`),
        ...(hrefs ? { href: hrefs[id] } : {}),
      }))}
    />
  );
}
