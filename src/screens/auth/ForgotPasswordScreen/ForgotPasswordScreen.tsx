import type { Submission } from '@/domain/auth/submission';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { Link } from '@/primitives/Link';
import { EmailField } from '../authFields';
import { SubmissionNotice } from '../SubmissionNotice';

/** View of the password recovery, one variant per step (§2, §4). */
export type ForgotPasswordView =
  | {
      status: 'form';
      email: string;
      /** Whether the address was invalid: the format hint turns red, because §5 defines no other message. */
      isRefused: boolean;
      submission: Submission;
      /** Number of failed submits, by validation or by the server. */
      refusals: number;
      /** Whether the user returned from the second step: the heading takes focus. */
      isReturn: boolean;
      cancelHref: string;
    }
  | { status: 'sent'; email: string; supportEmail: string };

export interface ForgotPasswordScreenProps extends AuthPageFrame {
  view: ForgotPasswordView;
  /** The address changed. */
  onEmailChange: (email: string) => void;
  onSubmit: () => void;
  /** Ok of the second step: returns to the form (§4). */
  onReturn: () => void;
}

/** Password recovery (§2): asks for the e-mail, then explains what happens. */
export function ForgotPasswordScreen({
  view,
  onEmailChange,
  onSubmit,
  onReturn,
  ...frame
}: ForgotPasswordScreenProps) {
  const { t, rich } = useI18n();
  const brand = useBrand();
  if (view.status === 'sent') {
    return (
      <AuthPage key="sent" {...frame} title={t('recovery.sentTitle')} isTitleFocused>
        <div className="flex flex-col gap-4 text-md">
          <p className="wrap-anywhere">
            {rich('recovery.sent', {
              email: view.email,
              b: (chunks) => <bdi className="font-medium">{chunks}</bdi>,
            })}
          </p>
          <p>{t('recovery.wait')}</p>
          <div className="rounded-card border border-border bg-surface p-4 text-base">
            <p>{t('recovery.support')}</p>
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              <Link href={`mailto:${view.supportEmail}`}>{view.supportEmail}</Link>
              <Link href={`tel:${brand.support.phone.replace(/[^+\d]/g, '')}`} className="figures">
                {brand.support.phone}
              </Link>
            </p>
          </div>
          <Button intent="primary" onClick={onReturn} className="mt-1 w-full">
            {t('recovery.ok')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  const hint = t('recovery.emailHint');
  const { submission } = view;
  const isPending = submission.status === 'pending';
  return (
    <AuthPage
      key="form"
      {...frame}
      title={t('recovery.title')}
      isTitleFocused={view.isReturn}
      lead={t('recovery.lead')}
    >
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('recovery.title')}>
        <EmailField
          hint={hint}
          error={view.isRefused ? hint : undefined}
          value={view.email}
          onValueChange={onEmailChange}
        />
        {submission.status === 'failed' && (
          <SubmissionNotice error={submission.error} fallback="recovery.failed" />
        )}
        <div className="mt-1 flex gap-2">
          <Button
            intent="primary"
            type="submit"
            pending={isPending}
            disabled={view.email.trim() === ''}
            className="flex-1"
          >
            {t(isPending ? 'recovery.pending' : 'recovery.ok')}
          </Button>
          <ButtonLink href={view.cancelHref}>{t('common.cancel')}</ButtonLink>
        </div>
      </Form>
    </AuthPage>
  );
}
