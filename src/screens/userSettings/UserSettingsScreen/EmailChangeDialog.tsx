import { useId } from 'react';
import { EMAIL_MAX_LENGTH } from '@/domain/auth/constants';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { Form } from '@/primitives/Form';
import { PasswordField } from '@/primitives/PasswordField';
import { TextField } from '@/primitives/TextField';
import type { EmailChangeActions, EmailChangeOverlay } from './emailChange';
import { SecurityFailure } from './SecurityFailure';

interface EmailChangeDialogProps extends Pick<
  EmailChangeActions,
  'onEmailDraftChange' | 'onEmailPasswordShownChange' | 'onEmailSubmit' | 'onEmailClose'
> {
  /** The open dialog. */
  overlay: Extract<EmailChangeOverlay, { kind: 'email' }>;
}

/** The dialog that requests a change of e-mail. Loaded on demand. */
export default function EmailChangeDialog({ overlay, ...actions }: EmailChangeDialogProps) {
  const { t } = useI18n();
  const id = useId();
  const { draft, problems, isPasswordShown, refusals, submission } = overlay;
  const isPending = submission.status === 'pending';
  const title = t('accountSecurity.email.ask.title');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && actions.onEmailClose()}
      title={title}
      description={t('accountSecurity.email.ask.text')}
      actions={
        <>
          <Button disabled={isPending} onClick={actions.onEmailClose}>
            {t('common.cancel')}
          </Button>
          <Button intent="primary" type="submit" form={id} pending={isPending}>
            {t('accountSecurity.email.ask.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} refusals={refusals} onSubmit={actions.onEmailSubmit}>
        <TextField
          label={t('accountSecurity.email.ask.field')}
          name="new-email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          maxLength={EMAIL_MAX_LENGTH}
          value={draft.email}
          error={problems.email && t(`accountSecurity.email.ask.${problems.email}`)}
          onValueChange={(email) => actions.onEmailDraftChange({ email })}
        />
        <PasswordField
          label={t('accountSecurity.ask.password')}
          name="password"
          required
          autoComplete="current-password"
          value={draft.password}
          error={problems.password && t('accountSecurity.ask.required')}
          isShown={isPasswordShown}
          onShownChange={actions.onEmailPasswordShownChange}
          onValueChange={(password) => actions.onEmailDraftChange({ password })}
        />
        <SecurityFailure submission={submission} />
      </Form>
    </Dialog>
  );
}
