import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { EyeIcon, EyeOffIcon } from './coreIcons';
import { TextField, type TextFieldFrame } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldFrame, 'type' | 'trailing' | 'autoComplete'> {
  /** The password as typed. */
  onValueChange: (value: string) => void;
  /** Password that a password manager fills in or suggests. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether its letters can be read. */
  isShown: boolean;
  /** The eye was pressed: the state that is wanted. */
  onShownChange: (isShown: boolean) => void;
}

/** A password with the toggle that shows it. What is shown is a prop, so both states can be pictured. */
export function PasswordField({ isShown, onShownChange, ...field }: PasswordFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      trailing={
        <IconButton
          size="sm"
          label={isShown ? t('common.hidePassword') : t('common.showPassword')}
          aria-pressed={isShown}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => onShownChange(!isShown)}
        />
      }
    />
  );
}
