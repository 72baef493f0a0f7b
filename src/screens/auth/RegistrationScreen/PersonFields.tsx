import { COUNTRY_CODES, PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import type { Problems } from '@/domain/auth/fieldRules';
import { countryRegions } from '@/domain/auth/regions';
import type { CountryCode, RegistrationDraft } from '@/domain/auth/registrationRules';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';
import { EmailField, fieldWiring } from '../authFields';
import { NewPasswordFields, type ShownPasswords } from '../NewPasswordFields';

export interface PersonFieldsProps {
  draft: RegistrationDraft;
  problems: Problems<RegistrationDraft>;
  shownPasswords: ShownPasswords;
  /** Strength of the password. */
  strength: PasswordStrength;
  onDraftChange: (patch: Partial<RegistrationDraft>) => void;
  onPasswordShownChange: (field: keyof ShownPasswords, isShown: boolean) => void;
}

/** Fields of the registration above the consents (§2). All are required (§5). */
export function PersonFields(props: PersonFieldsProps) {
  const { draft, problems, onDraftChange } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const wire = fieldWiring<'firstName' | 'lastName' | 'email'>(props, t);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...wire('firstName')}
          label={t('auth.field.firstName')}
          autoComplete="given-name"
          dir="auto"
        />
        <TextField
          {...wire('lastName')}
          label={t('auth.field.lastName')}
          autoComplete="family-name"
          dir="auto"
        />
      </div>
      <EmailField {...wire('email')} />
      <NewPasswordFields
        {...props}
        labels={{ password: t('auth.field.password'), confirmPassword: t('auth.field.confirmPassword') }}
        hint={t('registration.passwordHint', { count: PASSWORD_MIN_LENGTH })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          label={t('auth.field.country')}
          name="countryCode"
          autoComplete="country"
          required
          options={COUNTRY_CODES.map((value) => ({ value, label: t(`auth.country.${value}`) }))}
          value={draft.countryCode}
          error={problems.countryCode && t(problems.countryCode)}
          onValueChange={(countryCode) => onDraftChange({ countryCode, region: '' })}
        />
        <SelectField
          label={t('auth.field.region')}
          name="region"
          required
          placeholder={t('auth.field.regionPlaceholder')}
          options={regionOptions(draft.countryCode, i18n)}
          value={draft.region}
          error={problems.region && t(problems.region)}
          onValueChange={(region) => onDraftChange({ region })}
        />
      </div>
    </>
  );
}

/** Regions of a country by name; those of the United States in the specification's order. */
function regionOptions(country: CountryCode, { t, locale }: I18n) {
  const options = countryRegions[country].map((value) => ({
    value,
    label: t(`registration.region.${value}`),
  }));
  return country === 'US' ? options : options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
