import { useId, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { Form, FormError } from '@/primitives/Form';
import type { AdminSubmission } from './adminListTypes';
import { failureText } from './failureText';

export interface AdminFormDialogProps {
  title: string;
  submitLabel: string;
  refusals: number;
  submission: AdminSubmission;
  /** Disables submitting while required data is loading. */
  isBlocked?: boolean;
  intent?: 'primary' | 'danger';
  /** The largest width; `md` by default. */
  size?: 'md' | 'lg';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog; a failure is shown above the buttons, and no input is lost. */
export function AdminFormDialog({
  title,
  submitLabel,
  refusals,
  submission,
  isBlocked = false,
  intent = 'primary',
  size = 'md',
  onSubmit,
  onClose,
  children,
}: AdminFormDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  const isPending = submission.status === 'pending';
  const failure = failureText(submission, t);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={title}
      size={size}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button intent={intent} type="submit" form={formId} disabled={isBlocked} pending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={title} refusals={refusals} onSubmit={onSubmit}>
        {children}
        {failure !== null && <FormError>{failure}</FormError>}
      </Form>
    </Dialog>
  );
}
