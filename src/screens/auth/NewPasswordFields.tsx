import { PasswordStrengthHint } from '@/components/PasswordStrengthHint';
import type { PasswordResetDraft } from '@/domain/auth/passwordReset';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import { useI18n } from '@/i18n/I18nProvider';
import { PasswordField } from '@/primitives/PasswordField';
import { fieldWiring, type TextDraft } from './authFields';

/** Visibility of the two passwords. */
export type ShownPasswords = Readonly<Record<keyof PasswordResetDraft, boolean>>;

export interface NewPasswordFieldsProps extends TextDraft<keyof PasswordResetDraft> {
  labels: Readonly<Record<keyof PasswordResetDraft, string>>;
  hint: string;
  shownPasswords: ShownPasswords;
  /** Strength of the password: a hint, not a rule. */
  strength: PasswordStrength;
  onPasswordShownChange: (field: keyof PasswordResetDraft, isShown: boolean) => void;
}

/** Fields of a new password: input, strength, confirmation. */
export function NewPasswordFields({
  labels,
  hint,
  shownPasswords,
  strength,
  onPasswordShownChange,
  ...form
}: NewPasswordFieldsProps) {
  const { t } = useI18n();
  const wire = fieldWiring(form, t);
  const passwordProps = (field: keyof PasswordResetDraft) => ({
    ...wire(field),
    label: labels[field],
    autoComplete: 'new-password' as const,
    isShown: shownPasswords[field],
    onShownChange: (isShown: boolean) => onPasswordShownChange(field, isShown),
  });
  return (
    <>
      <div>
        <PasswordField {...passwordProps('password')} hint={hint} />
        {form.draft.password !== '' && (
          <div className="mt-2">
            <PasswordStrengthHint level={strength} />
          </div>
        )}
      </div>
      <PasswordField {...passwordProps('confirmPassword')} />
    </>
  );
}
