import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { PasswordField } from '@/primitives/PasswordField';
import { TextField } from '@/primitives/TextField';
import { InvitationForm } from './InvitationForm';
import { RoleChoice } from './RoleChoice';
import { confirmsTransfer, type ColleaguesOverlay, type ColleaguesScreenProps } from './colleaguesView';

interface ColleagueOverlaysProps extends Pick<
  ColleaguesScreenProps,
  'onDraftChange' | 'onInvitationSubmit' | 'onQuestionChange' | 'onConfirm' | 'onOverlayClose'
> {
  overlay: Exclude<ColleaguesOverlay, { kind: 'none' }>;
  /** Limit of colleagues and invitations together. */
  max: number;
}

/** The open dialog of the colleagues. Loaded on demand. */
export default function ColleagueOverlays({ overlay, max, ...actions }: ColleagueOverlaysProps) {
  return overlay.kind === 'invite' ? (
    <InvitationForm {...actions} form={overlay} max={max} />
  ) : (
    <ColleagueQuestion {...actions} question={overlay} />
  );
}

interface ColleagueQuestionProps extends Pick<
  ColleagueOverlaysProps,
  'onQuestionChange' | 'onConfirm' | 'onOverlayClose'
> {
  question: Extract<ColleaguesOverlay, { kind: 'ask' }>;
}

function ColleagueQuestion({
  question,
  onQuestionChange,
  onConfirm,
  onOverlayClose,
}: ColleagueQuestionProps) {
  const { t } = useI18n();
  const { action, email, role, typed, password, isPasswordShown, submission } = question;
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onOverlayClose()}
      title={t(`colleagues.ask.${action}`, { email })}
      description={t(`colleagues.ask.${action}.text`)}
      confirmLabel={t(`colleagues.ask.${action}.submit`)}
      confirmIntent={action === 'role' ? 'primary' : 'danger'}
      confirmDisabled={action === 'transfer' && !confirmsTransfer(question)}
      pending={isPending}
      failure={
        submission.status === 'failed' &&
        (submission.reason === 'tooManyTries'
          ? t('colleagues.failed.tooManyPasswords')
          : t(`colleagues.failed.${submission.reason}`))
      }
      onConfirm={onConfirm}
    >
      {(action === 'role' || action === 'transfer') && (
        <RoleChoice
          label={t(action === 'role' ? 'colleagues.form.role' : 'colleagues.form.formerRole')}
          role={role}
          onRoleChange={(next) => onQuestionChange({ role: next })}
        />
      )}
      {action === 'transfer' && (
        <>
          <TextField
            label={t('colleagues.form.typed', { email })}
            name="typed"
            autoComplete="off"
            value={typed}
            onValueChange={(next) => onQuestionChange({ typed: next })}
          />
          <PasswordField
            label={t('colleagues.form.password')}
            name="password"
            required
            autoComplete="current-password"
            value={password}
            isShown={isPasswordShown}
            onShownChange={(isShown) => onQuestionChange({ isPasswordShown: isShown })}
            onValueChange={(next) => onQuestionChange({ password: next })}
          />
        </>
      )}
    </AlertDialog>
  );
}
