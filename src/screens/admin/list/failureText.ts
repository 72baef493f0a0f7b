import type { I18n } from '@/i18n/I18nProvider';
import type { AdminSubmission } from './adminListTypes';

/** Why something was not done, in a sentence that says what to do; null when nothing failed. */
export function failureText(submission: AdminSubmission, t: I18n['t']): string | null {
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  return reason === 'offline' || reason === 'unexpected'
    ? t(`common.error.${reason}`)
    : t(`admin.refused.${reason}`);
}
