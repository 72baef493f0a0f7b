import { PayerDocument } from '@/components/PayerDocument';
import { PayerFields } from '@/components/PayerFields';
import type { PayerDraft } from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { isCardMethod } from '@/domain/payment/method';
import { Callout } from '@/primitives/Callout';
import { CheckboxField } from '@/primitives/Checkbox';
import type { PayerStep, WizardView } from './paymentView';

export interface PayerStepBodyProps {
  view: WizardView & PayerStep;
  onPayerChange: (patch: Partial<PayerDraft>) => void;
  onPayerSaveChange: (isSaved: boolean) => void;
}

/** Step 3: payer details (D20). */
export function PayerStepBody({ view, onPayerChange, onPayerSaveChange }: PayerStepBodyProps) {
  const { t } = useI18n();
  const { draft, problems, origin } = view;
  const problemCount = Object.keys(problems).length;
  // A card payment only produces a receipt, independent of the card's owner, as the other steps say.
  const documentPayerType = view.method && isCardMethod(view.method.id) ? 'individual' : draft.type;
  return (
    <>
      <PayerFields
        draft={draft}
        documentPayerType={documentPayerType}
        problems={problems}
        onDraftChange={onPayerChange}
      />
      {documentPayerType !== draft.type && (
        <Callout tone="info">
          {t('payment.method.noDocuments', { method: t('paymentMethod.manual') })}
        </Callout>
      )}
      {problemCount > 0 && (
        <p role="status" className="text-base font-medium text-danger-text">
          {t('payment.problems', { count: problemCount })}
        </p>
      )}
      <PayerDocument draft={draft} />
      {origin !== 'saved' && (
        <CheckboxField
          name="keep"
          checked={view.isSaved}
          onCheckedChange={onPayerSaveChange}
          label={origin === 'new' ? t('payment.payer.save') : t('payment.payer.saveCorrected')}
        />
      )}
    </>
  );
}
