import { APP_CODE_LENGTH, TRUSTED_DAYS } from '@/domain/auth/accountProtection';
import type { SecondStepDraft } from '@/domain/auth/secondStepRules';
import type { Submission } from '@/domain/auth/submission';
import { codeFrom } from '@/domain/auth/verificationRules';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CheckboxField } from '@/primitives/Checkbox';
import { CodeInput } from '@/primitives/CodeInput';
import { Form } from '@/primitives/Form';
import { Link } from '@/primitives/Link';
import { TextField } from '@/primitives/TextField';
import { SubmissionNotice } from '../SubmissionNotice';

/** View of the second step of a sign-in. */
export type SecondStepView =
  | {
      kind: 'code';
      draft: SecondStepDraft;
      /** Number of failed submits. */
      refusals: number;
      /** Whether the code is complete. */
      canSubmit: boolean;
      submission: Submission;
    }
  /** The time for the code, or its attempts, are over. */
  | { kind: 'expired' };

export interface SecondStepScreenProps extends AuthPageFrame {
  view: SecondStepView;
  onDraftChange: (patch: Partial<SecondStepDraft>) => void;
  onSubmit: () => void;
  /** Returns to the password. */
  onBack: () => void;
}

/** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStepScreen({ view, onDraftChange, onSubmit, onBack, ...frame }: SecondStepScreenProps) {
  const { t, rich } = useI18n();
  const { support } = useBrand();
  const isApp = view.kind === 'code' && view.draft.kind === 'app';
  return (
    <AuthPage
      {...frame}
      title={t('authSecondStep.title')}
      isTitleFocused={view.kind === 'expired'}
      lead={
        view.kind === 'code' && <p>{t(isApp ? 'authSecondStep.app.lead' : 'authSecondStep.recovery.lead')}</p>
      }
      footer={
        <p>
          {rich('authSecondStep.lost', {
            email: support.email,
            link: (text) => <Link href={`mailto:${support.email}`}>{text}</Link>,
          })}
        </p>
      }
    >
      {view.kind === 'expired' ? (
        <div className="flex flex-col gap-4">
          <div role="alert">
            <Callout tone="warning">{t('authSecondStep.expired')}</Callout>
          </div>
          <Button intent="primary" onClick={onBack}>
            {t('authSecondStep.again')}
          </Button>
        </div>
      ) : (
        <CodeForm view={view} onDraftChange={onDraftChange} onSubmit={onSubmit} onBack={onBack} />
      )}
    </AuthPage>
  );
}

type CodeFormProps = Pick<SecondStepScreenProps, 'onDraftChange' | 'onSubmit' | 'onBack'> & {
  view: Extract<SecondStepView, { kind: 'code' }>;
};

function CodeForm({ view, onDraftChange, onSubmit, onBack }: CodeFormProps) {
  const { t } = useI18n();
  const { draft, refusals, canSubmit, submission } = view;
  const isPending = submission.status === 'pending';
  const isApp = draft.kind === 'app';
  return (
    <Form onSubmit={onSubmit} refusals={refusals} aria-label={t('authSecondStep.title')}>
      {isApp ? (
        <CodeInput
          key="app"
          label={t('authSecondStep.app.code')}
          name="code"
          required
          autoFocus
          length={APP_CODE_LENGTH}
          parse={codeFrom}
          value={draft.appCode}
          onValueChange={(appCode) => onDraftChange({ appCode })}
        />
      ) : (
        <TextField
          key="recovery"
          label={t('authSecondStep.recovery.code')}
          hint={t('authSecondStep.recovery.hint')}
          name="recovery-code"
          required
          autoFocus
          mono
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={draft.recoveryCode}
          onValueChange={(recoveryCode) => onDraftChange({ recoveryCode })}
        />
      )}
      <CheckboxField
        name="trust"
        label={t('authSecondStep.trust', { count: TRUSTED_DAYS })}
        checked={draft.trustsBrowser}
        onCheckedChange={(trustsBrowser) => onDraftChange({ trustsBrowser })}
      />
      {submission.status === 'failed' && (
        <SubmissionNotice error={submission.error} fallback="authSecondStep.failed" />
      )}
      <div className="flex flex-col gap-2">
        <Button intent="primary" type="submit" pending={isPending} disabled={!canSubmit}>
          {isPending ? t('auth.login.pending') : t('auth.login.submit')}
        </Button>
        <Button disabled={isPending} onClick={() => onDraftChange({ kind: isApp ? 'recovery' : 'app' })}>
          {t(isApp ? 'authSecondStep.recovery.use' : 'authSecondStep.app.use')}
        </Button>
        <Button intent="ghost" disabled={isPending} onClick={onBack}>
          {t('authSecondStep.back')}
        </Button>
      </div>
    </Form>
  );
}
