import { cx } from 'class-variance-authority';
import {
  codeFields,
  fieldsOf,
  payerFieldLength,
  payerTypes,
  type PayerDraft,
  type PayerField,
  type PayerProblem,
  type PayerType,
} from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { TextField, type TextFieldProps } from '@/primitives/TextField';
import { payerFieldHint, payerFieldLabel, payerProblemText } from './payerFieldTexts';

export interface PayerFieldsProps {
  /** Payer as filled in so far; its type decides which fields exist (D20). */
  draft: PayerDraft;
  /** Payer type whose documents are sent to the e-mail address. Default: the draft's type. */
  documentPayerType?: PayerType;
  /** Problems to show. */
  problems: Partial<Record<PayerField, PayerProblem>>;
  /** Called with the changed fields only. */
  onDraftChange: (patch: Partial<PayerDraft>) => void;
}

type Native = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>;

const digits: Native = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false };

/** Input attributes of each field: autofill and the phone's keyboard. */
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

/** Fields that share a line with their neighbour if there is room. */
const halfFields: readonly PayerField[] = ['inn', 'kpp', 'email', 'phone', 'bik', 'account'];

/** Payer types with the fields of the chosen one (D20). Changing the type loses no input. */
export function PayerFields({
  draft,
  documentPayerType = draft.type,
  problems,
  onDraftChange,
}: PayerFieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <RadioCards
        label={t('payer.type')}
        look="segments"
        options={payerTypes.map((type) => ({ value: type, title: t(`payer.type.${type}`) }))}
        hint={t(`payer.type.${documentPayerType}.text`)}
        value={draft.type}
        onValueChange={(type) => onDraftChange({ type })}
        name="payerType"
      />
      <div className="@container">
        <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
          {fieldsOf[draft.type].map((field) => (
            <TextField
              key={field}
              {...natives[field]}
              {...(field === 'name' && draft.type === 'organization' ? { autoComplete: 'organization' } : {})}
              name={field}
              label={payerFieldLabel(field, field === 'email' ? documentPayerType : draft.type, t)}
              hint={payerFieldHint(field, draft.type, t)}
              error={problems[field] && payerProblemText(problems[field], draft.type, t)}
              required={field !== 'phone'}
              maxLength={payerFieldLength}
              value={draft[field]}
              onValueChange={(text) => onDraftChange({ [field]: text })}
              className={cx(
                !isHalf(field, draft.type) && '@md:col-span-2',
                codeFields.includes(field) && '[&_input]:tabular-nums',
              )}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** A sole proprietor's INN is next to the OGRNIP; an organization's next to the KPP, with the OGRN below. */
function isHalf(field: PayerField, type: PayerDraft['type']): boolean {
  return halfFields.includes(field) || (field === 'ogrn' && type === 'soleProprietor');
}
