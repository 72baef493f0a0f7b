import { FieldGrid } from '@/components/FieldGrid';
import { PasswordStrengthHint } from '@/components/PasswordStrengthHint';
import { PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import { isPasswordChange, type PasswordField as Field } from '@/domain/profile/passwordChange';
import { useI18n } from '@/i18n/I18nProvider';
import { PasswordField } from '@/primitives/PasswordField';
import { FieldGroup } from './ProfileParts';
import { passwordProblemText } from './profileTexts';
import type { ProfilePartProps } from './profileTypes';

/** Current password, new password and confirmation (§3). Empty means unchanged. */
export function PasswordFields({ view, onPasswordChange, onPasswordShownChange }: ProfilePartProps) {
  const { t } = useI18n();
  const { password, passwordProblems, shownPasswords, strength } = view;
  const frame = (field: Field) => {
    const problem = passwordProblems[field];
    return {
      name: field,
      label: t(`profile.field.${field}`),
      required: isPasswordChange(password),
      value: password[field],
      error: problem && passwordProblemText(problem, t),
      onValueChange: (text: string) => onPasswordChange({ [field]: text }),
      isShown: shownPasswords[field],
      onShownChange: (isShown: boolean) => onPasswordShownChange(field, isShown),
    };
  };
  return (
    <FieldGroup title={t('profile.password.title')} hint={t('profile.password.hint')}>
      <FieldGrid>
        <PasswordField {...frame('currentPassword')} autoComplete="current-password" />
        <div className="@max-lg:hidden" />
        <div className="min-w-0">
          <PasswordField
            {...frame('newPassword')}
            autoComplete="new-password"
            hint={t('profile.hint.newPassword', { count: PASSWORD_MIN_LENGTH })}
          />
          {password.newPassword !== '' && (
            <div className="mt-2">
              <PasswordStrengthHint level={strength} />
            </div>
          )}
        </div>
        <PasswordField {...frame('confirmation')} autoComplete="new-password" />
      </FieldGrid>
    </FieldGroup>
  );
}
