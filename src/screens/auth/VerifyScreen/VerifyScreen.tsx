import { VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';
import type { Problems } from '@/domain/auth/fieldRules';
import type { Submission, SubmissionError } from '@/domain/auth/submission';
import { canVerify, codeFrom, type VerificationDraft } from '@/domain/auth/verificationRules';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CodeInput } from '@/primitives/CodeInput';
import { Form } from '@/primitives/Form';
import { CheckIcon } from '@/primitives/coreIcons';
import { Link } from '@/primitives/Link';
import { EmailField } from '../authFields';
import { SubmissionNotice } from '../SubmissionNotice';

/** State of resending the code; `sent` lasts RESEND_CONFIRMATION_MS (§2). */
export type Resend =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'sent' }
  | { status: 'failed'; error: SubmissionError };

/** View of the verification screen (§2). */
export interface VerifyView {
  draft: VerificationDraft;
  /** Whether the address is known, or must be entered because it is missing or invalid. */
  emailSource: 'known' | 'missing' | 'unusable';
  problems: Problems<VerificationDraft>;
  submission: Submission;
  resend: Resend;
  refusals: number;
  registerHref: string;
  loginHref: string;
  forgotPasswordHref: string;
}

export interface VerifyScreenProps extends AuthPageFrame {
  view: VerifyView;
  onDraftChange: (patch: Partial<VerificationDraft>) => void;
  onSubmit: () => void;
  /** Sends another code. */
  onResend: () => void;
}

/** E-mail verification (§2): six digits, and a button for another code. */
export function VerifyScreen({ view, onDraftChange, onSubmit, onResend, ...frame }: VerifyScreenProps) {
  const { t, rich } = useI18n();
  const { draft, emailSource, problems, submission, resend } = view;
  const isPending = submission.status === 'pending';
  return (
    <AuthPage
      {...frame}
      title={t('registration.verify.title')}
      lead={
        emailSource === 'known' ? (
          <p className="wrap-anywhere">
            {rich('registration.verify.lead', {
              email: draft.email,
              b: (chunks) => <bdi className="font-medium text-text">{chunks}</bdi>,
            })}
          </p>
        ) : (
          <p>{t('registration.verify.leadNoEmail')}</p>
        )
      }
      footer={
        <>
          <p>
            {t('registration.verify.wrongEmail')}{' '}
            <Link href={view.registerHref}>{t('registration.verify.registerAgain')}</Link>
          </p>
          {/* Shown to everybody: a taken address gets no code, and the page must not reveal that. */}
          <p>
            {rich('registration.verify.known', {
              login: (chunks) => <Link href={view.loginHref}>{chunks}</Link>,
              forgot: (chunks) => <Link href={view.forgotPasswordHref}>{chunks}</Link>,
            })}
          </p>
        </>
      }
    >
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('registration.verify.title')}>
        {emailSource === 'unusable' && (
          <Callout tone="warning">{t('registration.verify.unusableEmail')}</Callout>
        )}
        {emailSource !== 'known' && (
          <EmailField
            value={draft.email}
            error={problems.email && t(problems.email)}
            onValueChange={(email) => onDraftChange({ email })}
          />
        )}
        <CodeInput
          label={t('registration.verify.code')}
          hint={t('registration.verify.codeHint', { count: VERIFICATION_CODE_LENGTH })}
          name="code"
          required
          autoFocus={emailSource === 'known'}
          length={VERIFICATION_CODE_LENGTH}
          parse={codeFrom}
          value={draft.code}
          error={problems.code && t(problems.code)}
          onValueChange={(code) => onDraftChange({ code })}
        />
        {submission.status === 'failed' && (
          <SubmissionNotice error={submission.error} fallback="registration.verify.failed" />
        )}
        {resend.status === 'failed' && (
          <SubmissionNotice error={resend.error} fallback="registration.verify.resendFailed" />
        )}
        <div className="flex flex-col gap-2">
          <Button intent="primary" type="submit" pending={isPending} disabled={!canVerify(draft)}>
            {isPending ? t('registration.verify.pending') : t('registration.verify.submit')}
          </Button>
          <Button
            icon={resend.status === 'sent' ? <CheckIcon /> : undefined}
            pending={resend.status === 'pending'}
            disabled={draft.email.trim() === ''}
            onClick={onResend}
          >
            {t(resendLabels[resend.status])}
          </Button>
          <span role="status" className="sr-only">
            {resend.status === 'sent' && t('registration.verify.resent')}
          </span>
        </div>
      </Form>
    </AuthPage>
  );
}

const resendLabels = {
  idle: 'registration.verify.resend',
  pending: 'registration.verify.resending',
  sent: 'registration.verify.resent',
  failed: 'registration.verify.resend',
} as const satisfies Record<Resend['status'], string>;
