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
  /**
   * Payer type whose documents are sent to the e-mail address. Set it where they are not those of the payer's type; the
   * draft's own type by default.
   */
  documentPayerType?: PayerType;
  /** Those that show. */
  problems: Partial<Record<PayerField, PayerProblem>>;
  /** Receives the changed fields only. */
  onDraftChange: (patch: Partial<PayerDraft>) => void;
}

type Native = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>;

const digits: Native = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false };

/** Input attributes of each field: its autofill, and the keys that a phone shows. */
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

/**
 * Shows the types of payer, with the fields of the chosen type (D20). A change of type loses nothing that was typed.
 */
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

/** A sole proprietor's INN stands beside the OGRNIP; an organization's beside the KPP, with the OGRN below. */
function isHalf(field: PayerField, type: PayerDraft['type']): boolean {
  return halfFields.includes(field) || (field === 'ogrn' && type === 'soleProprietor');
}
