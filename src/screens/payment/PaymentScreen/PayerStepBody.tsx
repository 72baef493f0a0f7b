import { cx } from 'class-variance-authority';
import {
  codeFields,
  fieldsOf,
  payerFieldLength,
  payerTypes,
  type PayerDraft,
  type PayerField,
} from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckboxField } from '@/primitives/Checkbox';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField, type TextFieldProps } from '@/primitives/TextField';
import { payerFieldHint, payerFieldLabel, payerProblemText } from '@/components/payerFieldTexts';
import { payerLine } from '@/components/payerLine';
import type { PayerStep, WizardView } from './paymentView';

export interface PayerStepBodyProps {
  view: WizardView & PayerStep;
  onPayerChange: (patch: Partial<PayerDraft>) => void;
  onPayerKeepChange: (isKept: boolean) => void;
}

type Native = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>;

const digits: Native = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false };

/** What the browser may fill in, and which keys a phone shows. */
const natives: Readonly<Record<PayerField, Native>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  inn: digits,
  kpp: { autoComplete: 'off', spellCheck: false },
  ogrn: digits,
  address: { autoComplete: 'street-address' },
  bik: digits,
  account: digits,
  director: { autoComplete: 'off' },
};

/** Fields that share a line with their neighbour where there is room. */
const halfFields: readonly PayerField[] = ['inn', 'kpp', 'email', 'phone', 'bik', 'account'];

/** Step 3: who pays, with the fields of that type (D20). A change of type loses nothing that was typed. */
export function PayerStepBody({ view, onPayerChange, onPayerKeepChange }: PayerStepBodyProps) {
  const { t } = useI18n();
  const { draft, problems, origin } = view;
  const fields = fieldsOf[draft.type];
  const problemCount = Object.keys(problems).length;
  const line = payerLine(draft, t);
  return (
    <>
      <RadioCards
        label={t('payer.type')}
        look="segments"
        options={payerTypes.map((type) => ({ value: type, title: t(`payer.type.${type}`) }))}
        hint={t(`payer.type.${draft.type}.text`)}
        value={draft.type}
        onValueChange={(type) => onPayerChange({ type })}
        name="payerType"
      />
      <div className="@container">
        <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
          {fields.map((field) => (
            <TextField
              key={field}
              {...natives[field]}
              {...(field === 'name' && draft.type === 'organization' ? { autoComplete: 'organization' } : {})}
              name={field}
              label={payerFieldLabel(field, draft.type, t)}
              hint={payerFieldHint(field, draft.type, t)}
              error={problems[field] && payerProblemText(problems[field], draft.type, t)}
              required={field !== 'phone'}
              maxLength={payerFieldLength}
              value={draft[field]}
              onValueChange={(text) => onPayerChange({ [field]: text })}
              className={cx(
                !isHalf(field, draft.type) && '@md:col-span-2',
                codeFields.includes(field) && '[&_input]:tabular-nums',
              )}
            />
          ))}
        </div>
      </div>
      {problemCount > 0 && (
        <p role="status" className="text-base font-medium text-danger-text">
          {t('payment.problems', { count: problemCount })}
        </p>
      )}
      <div className="rounded-control bg-sunken px-3.5 py-3">
        <p className="text-sm text-text-muted">{t('payer.document.label')}</p>
        <p className="mt-0.5 text-base break-words">{line === '' ? t('payer.document.empty') : line}</p>
      </div>
      {origin !== 'saved' && (
        <CheckboxField
          name="keep"
          checked={view.isKept}
          onCheckedChange={onPayerKeepChange}
          label={origin === 'new' ? t('payment.payer.save') : t('payment.payer.saveCorrected')}
        />
      )}
    </>
  );
}

/** A sole proprietor's INN stands beside the OGRNIP; an organization's beside the KPP, with the OGRN below. */
function isHalf(field: PayerField, type: PayerDraft['type']): boolean {
  return halfFields.includes(field) || (field === 'ogrn' && type === 'soleProprietor');
}
