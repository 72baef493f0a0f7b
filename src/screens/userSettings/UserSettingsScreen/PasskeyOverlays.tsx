import { useId } from 'react';
import { MAX_PASSKEY_NAME } from '@/domain/auth/accountProtection';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { Form } from '@/primitives/Form';
import { PasswordField } from '@/primitives/PasswordField';
import { TextField } from '@/primitives/TextField';
import { passkeyFields, type PasskeyActions, type PasskeyDraft, type PasskeyOverlay } from './passkeyOverlay';
import { SecurityFailure } from './SecurityFailure';

interface PasskeyOverlaysProps extends Omit<PasskeyActions, 'onPasskeyAdd' | 'onPasskeyAsk'> {
  /** The open dialog. */
  overlay: Exclude<PasskeyOverlay, { kind: 'none' }>;
}

/** The dialog that adds, renames or removes a passkey. Loaded on demand. */
export default function PasskeyOverlays({ overlay, ...actions }: PasskeyOverlaysProps) {
  const { t } = useI18n();
  const id = useId();
  const { kind, passkey, draft, isPasswordShown, missing, refusals, submission } = overlay;
  const isPending = submission.status === 'pending';
  const fields: readonly (keyof PasskeyDraft)[] = passkeyFields[kind];
  const title =
    kind === 'add'
      ? t('accountSecurity.passkey.add.title')
      : t(`accountSecurity.passkey.${kind}.title`, { name: passkey?.name ?? '' });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && actions.onPasskeyClose()}
      title={title}
      {...(kind !== 'rename' && { description: t(`accountSecurity.passkey.${kind}.text`) })}
      actions={
        <>
          <Button disabled={isPending} onClick={actions.onPasskeyClose}>
            {t('common.cancel')}
          </Button>
          <Button
            intent={kind === 'remove' ? 'danger' : 'primary'}
            type="submit"
            form={id}
            pending={isPending}
          >
            {t(`accountSecurity.passkey.${kind}.submit`)}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} refusals={refusals} onSubmit={actions.onPasskeySubmit}>
        {fields.includes('name') && (
          <TextField
            label={t('accountSecurity.passkey.name')}
            hint={t('accountSecurity.passkey.nameHint')}
            name="passkey-name"
            autoComplete="off"
            dir="auto"
            required
            maxLength={MAX_PASSKEY_NAME}
            value={draft.name}
            error={missing.includes('name') ? t('accountSecurity.passkey.nameRequired') : undefined}
            onValueChange={(name) => actions.onPasskeyDraftChange({ name })}
          />
        )}
        {fields.includes('password') && (
          <PasswordField
            label={t('accountSecurity.ask.password')}
            name="password"
            required
            autoComplete="current-password"
            value={draft.password}
            error={missing.includes('password') ? t('accountSecurity.ask.required') : undefined}
            isShown={isPasswordShown}
            onShownChange={actions.onPasskeyPasswordShownChange}
            onValueChange={(password) => actions.onPasskeyDraftChange({ password })}
          />
        )}
        <SecurityFailure submission={submission} />
      </Form>
    </Dialog>
  );
}
