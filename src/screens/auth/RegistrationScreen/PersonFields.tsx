import { PasswordStrengthHint } from '@/components/PasswordStrengthHint';
import { COUNTRY_CODES, PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import type { Problems } from '@/domain/auth/fieldRules';
import { countryRegions } from '@/domain/auth/regions';
import type { CountryCode, RegistrationDraft } from '@/domain/auth/registrationRules';
import type { PasswordStrength } from '@/domain/passwordStrength';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { PasswordField } from '@/primitives/PasswordField';
import { SelectField } from '@/primitives/SelectField';
import { TextField } from '@/primitives/TextField';

/** Which of the two passwords are readable. */
export type ShownPasswords = Readonly<Record<'password' | 'confirmPassword', boolean>>;

export interface PersonFieldsProps {
  draft: RegistrationDraft;
  problems: Problems<RegistrationDraft>;
  shownPasswords: ShownPasswords;
  /** Of the typed password. */
  strength: PasswordStrength;
  onDraftChange: (patch: Partial<RegistrationDraft>) => void;
  onPasswordShownChange: (field: keyof ShownPasswords, isShown: boolean) => void;
}

/** Who registers (§2): everything above the consents. All of it is required (§5). */
export function PersonFields({
  draft,
  problems,
  shownPasswords,
  strength,
  onDraftChange,
  onPasswordShownChange,
}: PersonFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('auth.field.firstName')}
          name="firstName"
          autoComplete="given-name"
          dir="auto"
          required
          value={draft.firstName}
          error={problems.firstName && t(problems.firstName)}
          onValueChange={(firstName) => onDraftChange({ firstName })}
        />
        <TextField
          label={t('auth.field.lastName')}
          name="lastName"
          autoComplete="family-name"
          dir="auto"
          required
          value={draft.lastName}
          error={problems.lastName && t(problems.lastName)}
          onValueChange={(lastName) => onDraftChange({ lastName })}
        />
      </div>
      <TextField
        label={t('auth.field.email')}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
        value={draft.email}
        error={problems.email && t(problems.email)}
        onValueChange={(email) => onDraftChange({ email })}
      />
      <div>
        <PasswordField
          label={t('auth.field.password')}
          name="password"
          autoComplete="new-password"
          required
          hint={t('registration.passwordHint', { count: PASSWORD_MIN_LENGTH })}
          value={draft.password}
          error={problems.password && t(problems.password)}
          onValueChange={(password) => onDraftChange({ password })}
          isShown={shownPasswords.password}
          onShownChange={(isShown) => onPasswordShownChange('password', isShown)}
        />
        {draft.password !== '' && (
          <div className="mt-2">
            <PasswordStrengthHint level={strength} />
          </div>
        )}
      </div>
      <PasswordField
        label={t('auth.field.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={draft.confirmPassword}
        error={problems.confirmPassword && t(problems.confirmPassword)}
        onValueChange={(confirmPassword) => onDraftChange({ confirmPassword })}
        isShown={shownPasswords.confirmPassword}
        onShownChange={(isShown) => onPasswordShownChange('confirmPassword', isShown)}
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

/** A country's regions by name; the three of the United States in the order of the specification. */
function regionOptions(country: CountryCode, { t, locale }: I18n) {
  const options = countryRegions[country].map((value) => ({
    value,
    label: t(`registration.region.${value}`),
  }));
  return country === 'US' ? options : options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
