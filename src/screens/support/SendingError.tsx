import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { FormError } from '@/primitives/Form';
import type { SupportSubmission } from './supportFormTypes';

export interface SendingErrorProps {
  submission: SupportSubmission;
  /** Message that names the unsent content and says that nothing of it is lost. */
  what: PlainMessageKey;
}

/** Why something was not sent: the server's words where it has any (§8). */
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
