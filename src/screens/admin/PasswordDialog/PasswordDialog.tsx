import { useI18n } from '@/i18n/I18nProvider';
import { PasswordField } from '@/primitives/PasswordField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminSubmission } from '../list/adminListTypes';

/** Why the password is not accepted. */
export type PasswordConfirmationProblem = 'required' | 'wrongPassword' | 'tooManyTries';

export interface PasswordDialogView {
  password: string;
  isShown: boolean;
  problem: PasswordConfirmationProblem | null;
  /** Increases with every failed submit, which moves focus to the error. */
  refusals: number;
  submission: AdminSubmission;
}

export interface PasswordDialogProps {
  view: PasswordDialogView;
  /** The password was typed. */
  onPasswordChange: (password: string) => void;
  /** The password was shown or hidden. */
  onShownChange: (isShown: boolean) => void;
  /** Confirms by the password. */
  onSubmit: () => void;
  /** Closes it without a confirmation; the action is not carried out. */
  onClose: () => void;
}

/** Asks staff for their password before a sensitive action. */
export function PasswordDialog({
  view,
  onPasswordChange,
  onShownChange,
  onSubmit,
  onClose,
}: PasswordDialogProps) {
  const { t } = useI18n();
  return (
    <AdminFormDialog
      title={t('admin.password.title')}
      submitLabel={t('admin.password.submit')}
      refusals={view.refusals}
      submission={view.submission}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t('admin.password.text')}</p>
      <PasswordField
        label={t('admin.password.field')}
        name="password"
        required
        autoComplete="current-password"
        isShown={view.isShown}
        value={view.password}
        error={view.problem === null ? undefined : t(`admin.password.problem.${view.problem}`)}
        onValueChange={onPasswordChange}
        onShownChange={onShownChange}
      />
    </AdminFormDialog>
  );
}
