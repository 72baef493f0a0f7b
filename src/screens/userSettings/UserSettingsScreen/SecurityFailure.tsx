import { useI18n } from '@/i18n/I18nProvider';
import { FormError } from '@/primitives/Form';
import type { EmailChangeSubmission } from './emailChange';
import type { PasskeySubmission } from './passkeyOverlay';
import type { OverlaySubmission } from './secondFactorOverlay';

interface SecurityFailureProps {
  /** State of the form that changes the sign-in. */
  submission: EmailChangeSubmission | PasskeySubmission | OverlaySubmission;
}

/** Explains why a change of the sign-in failed; empty without a failure. */
export function SecurityFailure({ submission }: SecurityFailureProps) {
  const { t } = useI18n();
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  switch (reason) {
    case 'offline':
    case 'unexpected':
      return <FormError>{t(`common.error.${reason}`)}</FormError>;
    case 'demonstration':
      return <FormError>{t('accountSecurity.factor.demonstration')}</FormError>;
    default:
      return <FormError>{t(`accountSecurity.problem.${reason}`)}</FormError>;
  }
}
