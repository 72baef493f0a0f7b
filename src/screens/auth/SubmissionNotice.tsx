import type { SubmissionError, SubmissionHint } from '@/domain/auth/submission';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { FormError } from '@/primitives/Form';
import { Link } from '@/primitives/Link';

export interface SubmissionNoticeProps {
  error: SubmissionError;
  /** Message if the server gave no reason (§8). */
  fallback: PlainMessageKey;
  /** Link for a new code, if the account is not verified. */
  verifyHref?: string | null;
}

const secondsPerMinute = 60;

/** Failure of a call, above the buttons (§8), with advice. */
export function SubmissionNotice({ error, fallback, verifyHref = null }: SubmissionNoticeProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const hint =
    verifyHref !== null ? (
      <Link href={verifyHref}>{t('auth.newCode')}</Link>
    ) : error.hint === null ? undefined : (
      hintText(i18n, error.hint)
    );
  return <FormError hint={hint}>{error.text ?? t(fallback)}</FormError>;
}

function hintText({ t }: I18n, hint: SubmissionHint): string {
  switch (hint.kind) {
    case 'network':
      return t('auth.hint.network');
    case 'timeout':
      return t('auth.hint.timeout', { seconds: hint.seconds });
    case 'cookies':
      return t('auth.hint.cookies');
    case 'verifyCookies':
      return t('auth.hint.verifyCookies');
    case 'server':
      return t('auth.hint.server');
    case 'retryAfter':
      return hint.seconds < secondsPerMinute
        ? t('auth.hint.retrySeconds', { count: hint.seconds })
        : t('auth.hint.retryMinutes', { count: Math.ceil(hint.seconds / secondsPerMinute) });
  }
}
