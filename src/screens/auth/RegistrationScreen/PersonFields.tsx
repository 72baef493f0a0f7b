import { PasswordStrengthHint } from '@/components/PasswordStrengthHint';
import { COUNTRY_CODES, PASSWORD_MIN_LENGTH, REGIONS } from '@/domain/auth/constants';
import type { Problems } from '@/domain/auth/fieldRules';
import type { RegistrationDraft } from '@/domain/auth/registrationRules';
import type { PasswordStrength } from '@/domain/passwordStrength';
import { useI18n } from '@/i18n/I18nProvider';
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
  const { t } = useI18n();
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
          onValueChange={(countryCode) => onDraftChange({ countryCode })}
        />
        <SelectField
          label={t('auth.field.region')}
          name="region"
          required
          placeholder={t('auth.field.regionPlaceholder')}
          options={REGIONS.map((value) => ({ value, label: t(`auth.region.${value}`) }))}
          value={draft.region}
          error={problems.region && t(problems.region)}
          onValueChange={(region) => onDraftChange({ region })}
        />
      </div>
    </>
  );
}
