import type { I18n } from '@/i18n/I18nProvider';
import type { AdminSubmission } from './adminListTypes';

/** Explains a failure and what to do; null without one. */
export function failureText(submission: AdminSubmission, t: I18n['t']): string | null {
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  return reason === 'offline' || reason === 'unexpected'
    ? t(`common.error.${reason}`)
    : t(`admin.refused.${reason}`);
}
