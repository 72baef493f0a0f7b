import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { EyeIcon, EyeOffIcon } from './coreIcons';
import { TextField, type TextFieldFrame } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldFrame, 'type' | 'trailing' | 'autoComplete'> {
  /** The text changed. */
  onValueChange: (value: string) => void;
  /** Value for the browser's `autocomplete`. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether the characters are visible. */
  isShown: boolean;
  /** Shows or hides the characters. */
  onShownChange: (isShown: boolean) => void;
}

/** A password with a visibility toggle. The visibility is a prop, so that both states have stories. */
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
