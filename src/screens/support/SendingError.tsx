import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { FormError } from '@/primitives/Form';
import type { SupportSubmission } from './supportFormTypes';

export interface SendingErrorProps {
  submission: SupportSubmission;
  /** Message that nothing of the unsent text is lost. */
  what: PlainMessageKey;
}

/** Why a message was not sent, by the server if it says so (§8). */
export function SendingError({ submission, what }: SendingErrorProps) {
  const { t } = useI18n();
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  return (
    <FormError hint={typeof reason === 'string' ? t('support.failed.offline') : reason.text}>
      {t(what)}
    </FormError>
  );
}
