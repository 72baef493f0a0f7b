import type { Problems } from '@/domain/auth/fieldRules';
import type { LoginDraft } from '@/domain/auth/loginRules';
import type { RegistrationMode } from '@/domain/auth/registrationMode';
import type { Submission } from '@/domain/auth/submission';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { Link } from '@/primitives/Link';
import { PasswordField } from '@/primitives/PasswordField';
import { TextField } from '@/primitives/TextField';
import { fieldWiring } from '../authFields';
import { ExternalSignIn } from '../ExternalSignIn';
import { SubmissionNotice } from '../SubmissionNotice';

/** View of the login screen (§2). */
export interface LoginView {
  /** Why it is shown: opened directly, or in place of a page whose session has ended (D22). */
  occasion: 'visit' | 'sessionEnded';
  draft: LoginDraft;
  problems: Problems<LoginDraft>;
  submission: Submission;
  /** Number of failed submits, by validation or by the server. */
  refusals: number;
  isPasswordShown: boolean;
  externalSignIn: 'none' | 'idle' | 'pending';
  /** Name of the identity provider; null if unknown. */
  providerName: string | null;
  forgotPasswordHref: string;
  registerHref: string;
  /** People who may register; null until it is known. */
  registration: RegistrationMode | null;
  /** Question to support for those who cannot sign in. */
  askHref: string;
  /** The public page of incidents: why the portal may not work. */
  statusHref: string;
}

export interface LoginScreenProps extends AuthPageFrame {
  view: LoginView;
  onDraftChange: (patch: Partial<LoginDraft>) => void;
  onPasswordShownChange: (isShown: boolean) => void;
  onSubmit: () => void;
  /** Signs in with a passkey of this device; without it there is no button. */
  onPasskeySignIn?: () => void;
  onExternalSignIn: () => void;
}

/** Login (§2): e-mail and password, or an external identity provider (D13). */
export function LoginScreen({
  view,
  onDraftChange,
  onPasswordShownChange,
  onSubmit,
  onPasskeySignIn,
  onExternalSignIn,
  ...frame
}: LoginScreenProps) {
  const { t } = useI18n();
  const { draft, problems, submission } = view;
  const isPending = submission.status === 'pending';
  const wire = fieldWiring({ draft, problems, onDraftChange }, t);
  return (
    <AuthPage
      {...frame}
      title={t('auth.login.title')}
      {...(view.occasion === 'sessionEnded'
        ? { isTitleFocused: true, lead: t('auth.login.sessionEnded') }
        : {})}
      footer={
        <>
          {view.registration === 'open' ? (
            <p key="register">
              {t('auth.login.noAccount')} <Link href={view.registerHref}>{t('auth.login.register')}</Link>
            </p>
          ) : (
            view.registration && <p key={view.registration}>{t(`registrationMode.${view.registration}`)}</p>
          )}
          <p>
            <Link href={view.askHref}>{t('auth.login.ask')}</Link>
          </p>
          <p>
            <Link href={view.statusHref}>{t('auth.login.status')}</Link>
          </p>
        </>
      }
    >
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('auth.login.title')}>
        <TextField
          {...wire('email')}
          label={t('auth.login.login')}
          name="login"
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField
          {...wire('password')}
          label={t('auth.field.password')}
          autoComplete="current-password"
          isShown={view.isPasswordShown}
          onShownChange={onPasswordShownChange}
        />
        {/* After the field, so that Tab moves from the login directly to the password. */}
        <p className="-mt-1 text-right text-base">
          <Link href={view.forgotPasswordHref}>{t('auth.login.forgot')}</Link>
        </p>
        {submission.status === 'failed' && (
          <SubmissionNotice
            error={submission.error}
            fallback="auth.login.failed"
            verifyHref={submission.verifyHref}
          />
        )}
        <Button intent="primary" type="submit" pending={isPending} className="w-full">
          {isPending ? t('auth.login.pending') : t('auth.login.submit')}
        </Button>
        {onPasskeySignIn && (
          <Button disabled={isPending} onClick={onPasskeySignIn} className="w-full">
            {t('auth.login.passkey')}
          </Button>
        )}
        {view.externalSignIn !== 'none' && (
          <ExternalSignIn
            status={view.externalSignIn}
            providerName={view.providerName}
            onStart={onExternalSignIn}
          />
        )}
      </Form>
    </AuthPage>
  );
}
