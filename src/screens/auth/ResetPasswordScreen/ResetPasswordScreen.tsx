import { PASSWORD_MIN_LENGTH } from '@/domain/auth/constants';
import type { Problems } from '@/domain/auth/fieldRules';
import type { PasswordResetDraft } from '@/domain/auth/passwordReset';
import type { Submission } from '@/domain/auth/submission';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { NewPasswordFields, type ShownPasswords } from '../NewPasswordFields';
import { SubmissionNotice } from '../SubmissionNotice';

/** View of a reset link's page. */
export type ResetPasswordView =
  | {
      status: 'form';
      draft: PasswordResetDraft;
      problems: Problems<PasswordResetDraft>;
      /** Strength of the password: a hint, not a rule. */
      strength: PasswordStrength;
      shownPasswords: ShownPasswords;
      submission: Submission;
      /** Number of failed submits, by validation or by the server. */
      refusals: number;
    }
  /** The token is missing or expired. */
  | { status: 'linkExpired'; forgotPasswordHref: string }
  | { status: 'done'; loginHref: string };

export interface ResetPasswordScreenProps extends AuthPageFrame {
  view: ResetPasswordView;
  onDraftChange: (patch: Partial<PasswordResetDraft>) => void;
  onPasswordShownChange: (field: keyof PasswordResetDraft, isShown: boolean) => void;
  onSubmit: () => void;
}

/** Form for a new password, opened by the link from a mail (§2 describes the steps up to that mail). */
export function ResetPasswordScreen({
  view,
  onDraftChange,
  onPasswordShownChange,
  onSubmit,
  ...frame
}: ResetPasswordScreenProps) {
  const { t } = useI18n();
  if (view.status !== 'form') {
    const next =
      view.status === 'done'
        ? {
            title: t('recovery.done.title'),
            text: t('recovery.done.text'),
            href: view.loginHref,
            label: t('recovery.done.login'),
          }
        : {
            title: t('recovery.expired.title'),
            text: t('recovery.expired.text'),
            href: view.forgotPasswordHref,
            label: t('recovery.expired.again'),
          };
    return (
      <AuthPage key={view.status} {...frame} title={next.title} isTitleFocused lead={next.text}>
        <ButtonLink intent="primary" href={next.href} className="w-full">
          {next.label}
        </ButtonLink>
      </AuthPage>
    );
  }
  const { submission } = view;
  const isPending = submission.status === 'pending';
  return (
    <AuthPage key="form" {...frame} title={t('recovery.reset.title')} lead={t('recovery.reset.lead')}>
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('recovery.reset.title')}>
        <NewPasswordFields
          {...view}
          labels={{
            password: t('recovery.reset.password'),
            confirmPassword: t('recovery.reset.confirmPassword'),
          }}
          hint={t('recovery.reset.hint', { count: PASSWORD_MIN_LENGTH })}
          onDraftChange={onDraftChange}
          onPasswordShownChange={onPasswordShownChange}
        />
        {submission.status === 'failed' && (
          <SubmissionNotice error={submission.error} fallback="recovery.reset.failed" />
        )}
        <Button intent="primary" type="submit" pending={isPending} className="mt-1 w-full">
          {t(isPending ? 'recovery.reset.pending' : 'recovery.reset.submit')}
        </Button>
      </Form>
    </AuthPage>
  );
}
