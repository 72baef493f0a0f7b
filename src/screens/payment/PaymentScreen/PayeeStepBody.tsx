import type { Payer } from '@/domain/payment/payer';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { RefreshIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { RadioCards } from '@/primitives/RadioCards';
import { PayeeCard, PayeeName } from './PayeeCard';
import { PaymentSkeleton } from './PaymentSkeleton';
import { newPayer, type PayeeStep, type WizardView } from './paymentView';

export interface PayeeStepBodyProps {
  view: WizardView & PayeeStep;
  onPayerChoose: (choice: string) => void;
  onPayersRetry: () => void;
}

/** Step 2: payee and payer (D20). */
export function PayeeStepBody({ view, onPayerChoose, onPayersRetry }: PayeeStepBodyProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { payers } = view;
  const saved = payers.status === 'ready' ? payers.payers : [];
  return (
    <>
      {view.method?.id === 'manual' ? <PayeeCard /> : <PayeeName />}
      {payers.status === 'loading' ? (
        <div aria-busy="true">
          <output className="sr-only">{t('payment.payer.choice.loading')}</output>
          <PaymentSkeleton of="payers" />
        </div>
      ) : (
        <>
          {payers.status === 'error' && (
            <div role="alert">
              <Callout tone="warning">
                <p>{t('payment.payer.choice.failed')}</p>
                <Button size="sm" icon={<RefreshIcon />} onClick={onPayersRetry} className="mt-2.5">
                  {t('common.retry')}
                </Button>
              </Callout>
            </div>
          )}
          <RadioCards
            label={t('payment.payer.choice')}
            options={[
              ...saved.map((payer) => ({
                value: payer.id,
                title: payer.name,
                description: payerNote(payer, i18n),
              })),
              {
                value: newPayer,
                title: t('payment.payer.choice.new'),
                description: t('payment.payer.choice.newText'),
              },
            ]}
            value={view.choice}
            onValueChange={onPayerChoose}
            error={view.isMissing ? t('payment.payer.choice.missing') : undefined}
            required
            name="payer"
          />
          {saved.length > 0 && (
            <p>
              <Link href={view.payersHref}>{t('payment.payer.manage')}</Link>
            </p>
          )}
        </>
      )}
    </>
  );
}

function payerNote({ type, inn }: Payer, { t }: I18n): string {
  const kind = t(`payer.type.${type}`);
  return type === 'individual' ? kind : `${kind}, ${t('payer.document.inn', { value: inn })}`;
}
