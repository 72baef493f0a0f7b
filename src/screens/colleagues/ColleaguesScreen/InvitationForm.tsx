import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { Form, FormError } from '@/primitives/Form';
import { TextField } from '@/primitives/TextField';
import { RoleChoice } from './RoleChoice';
import type { ColleaguesOverlay, ColleaguesScreenProps } from './colleaguesView';

interface InvitationFormProps extends Pick<
  ColleaguesScreenProps,
  'onDraftChange' | 'onInvitationSubmit' | 'onOverlayClose'
> {
  form: Extract<ColleaguesOverlay, { kind: 'invite' }>;
  /** Limit of colleagues and invitations together. */
  max: number;
}

/** The dialog that invites a colleague. */
export function InvitationForm({
  form,
  max,
  onDraftChange,
  onInvitationSubmit,
  onOverlayClose,
}: InvitationFormProps) {
  const { t } = useI18n();
  const { draft, problems, refusals, submission } = form;
  const id = useId();
  const isPending = submission.status === 'pending';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onOverlayClose()}
      title={t('colleagues.form.title')}
      description={t('colleagues.form.text')}
      actions={
        <>
          <Button disabled={isPending} onClick={onOverlayClose}>
            {t('common.cancel')}
          </Button>
          <Button intent="primary" type="submit" form={id} pending={isPending}>
            {t('colleagues.form.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={t('colleagues.form.title')} refusals={refusals} onSubmit={onInvitationSubmit}>
        <TextField
          label={t('colleagues.form.email')}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={draft.email}
          error={problems.email && t(`colleagues.problem.email.${problems.email}`)}
          onValueChange={(email) => onDraftChange({ email })}
        />
        <RoleChoice
          label={t('colleagues.form.role')}
          role={draft.role}
          onRoleChange={(role) => onDraftChange({ role })}
        />
        {submission.status === 'failed' && (
          <FormError>{t(`colleagues.failed.${submission.reason}`, { max })}</FormError>
        )}
      </Form>
    </Dialog>
  );
}
