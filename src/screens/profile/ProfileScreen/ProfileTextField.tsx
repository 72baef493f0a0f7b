import { codeFields } from '@/domain/payment/payer';
import type { PartyField } from '@/domain/profile/profile';
import { isRequired } from '@/domain/profile/profileRules';
import { useI18n } from '@/i18n/I18nProvider';
import { DateField } from '@/primitives/DateField';
import { TextField, type TextFieldProps } from '@/primitives/TextField';
import { fieldHint, fieldLabel, fieldProblem } from './profileTexts';
import type { ProfilePartProps } from './profileTypes';

type Native = Pick<TextFieldProps, 'inputMode' | 'autoComplete' | 'spellCheck' | 'dir'>;

const digits: Native = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false };
const plain: Native = { autoComplete: 'off' };

/** Input attributes: autofill and the phone's keyboard. */
const natives: Readonly<Record<Exclude<PartyField, 'dateOfIssue' | 'dateOfBirth'>, Native>> = {
  fullName: { autoComplete: 'name', dir: 'auto' },
  contactPerson: { autoComplete: 'off', dir: 'auto' },
  zip: { autoComplete: 'postal-code', spellCheck: false },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  passportNumber: { autoComplete: 'off', spellCheck: false },
  passportIssuer: plain,
  organization: { autoComplete: 'organization' },
  registrationCity: plain,
  registrationAddress: plain,
  inn: digits,
  kpp: { autoComplete: 'off', spellCheck: false },
  ogrn: digits,
  bik: digits,
  account: digits,
  director: plain,
};

export interface ProfileTextFieldProps extends ProfilePartProps {
  field: PartyField;
  className?: string | undefined;
}

/** A profile field with label, hint and problem. */
export function ProfileTextField({ field, className, view, onDraftChange }: ProfileTextFieldProps) {
  const { t } = useI18n();
  const { draft, problems } = view;
  const problem = problems[field];
  const frame = {
    name: field,
    label: fieldLabel(field, draft, t),
    error: problem && fieldProblem(problem, draft, t),
    value: draft[field],
    onValueChange: (text: string) => onDraftChange({ [field]: text }),
    ...(className === undefined ? {} : { className }),
  };
  if (field === 'dateOfBirth' || field === 'dateOfIssue') return <DateField {...frame} />;
  const required = isRequired(field);
  return (
    <TextField
      {...frame}
      {...natives[field]}
      hint={fieldHint(field, draft, t)}
      required={required}
      {...(required
        ? { aside: <span className="text-sm text-text-muted">{t('profile.required')}</span> }
        : {})}
      {...(codeFields.some((code) => code === field) || field === 'passportNumber'
        ? { className: `${className ?? ''} [&_input]:tabular-nums` }
        : {})}
    />
  );
}
