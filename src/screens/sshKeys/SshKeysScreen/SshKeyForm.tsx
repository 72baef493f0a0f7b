import { use } from 'react';
import { longestSshKeyName, minRsaBits } from '@/domain/sshKeys/sshKey';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { ChangesOff } from '@/primitives/changesOff';
import { Form, FormError } from '@/primitives/Form';
import { PlusIcon } from '@/primitives/icons';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import type { SshKeyFormView, SshKeysScreenProps } from './sshKeysView';

/** Command that shows the usual public key of a computer. */
const showCommand = 'cat ~/.ssh/id_ed25519.pub';

/** Form that adds a public key. */
export function SshKeyForm({
  draft,
  problems,
  submission,
  refusals,
  onDraftChange,
  onSubmit,
}: SshKeyFormView & Pick<SshKeysScreenProps, 'onDraftChange' | 'onSubmit'>) {
  const { t } = useI18n();
  const changesOff = use(ChangesOff);
  const isPending = submission.status === 'pending';
  return (
    <Form onSubmit={onSubmit} refusals={refusals} aria-label={t('sshKeys.form.title')}>
      <TextAreaField
        label={t('sshKeys.form.key')}
        name="key"
        rows={4}
        required
        value={draft.key}
        hint={t('sshKeys.form.keyHint', { command: showCommand })}
        error={problems.key && t(`sshKeys.problem.${problems.key}`, { bits: minRsaBits })}
        onValueChange={(key) => onDraftChange({ key })}
      />
      <TextField
        className="max-w-96"
        label={t('sshKeys.form.name')}
        name="name"
        required
        autoComplete="off"
        value={draft.name}
        hint={t('sshKeys.form.nameHint')}
        error={problems.name && t(`sshKeys.name.${problems.name}`, { max: longestSshKeyName })}
        onValueChange={(name) => onDraftChange({ name })}
      />
      {submission.status === 'failed' && (
        <FormError hint={t(failureText(submission.reason))}>{t('sshKeys.failed')}</FormError>
      )}
      <div>
        <Button
          intent="primary"
          type="submit"
          icon={<PlusIcon />}
          pending={isPending}
          disabled={changesOff !== null}
        >
          {t(isPending ? 'sshKeys.form.pending' : 'sshKeys.form.add')}
        </Button>
      </div>
    </Form>
  );
}

type Failed = Extract<SshKeyFormView['submission'], { status: 'failed' }>['reason'];

function failureText(reason: Failed) {
  return reason === 'offline' || reason === 'unexpected'
    ? (`common.error.${reason}` as const)
    : (`sshKeys.refused.${reason}` as const);
}
