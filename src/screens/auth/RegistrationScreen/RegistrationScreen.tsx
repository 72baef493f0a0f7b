import { useId } from 'react';
import type { Problems } from '@/domain/auth/fieldRules';
import { hasAllAgreements, type Agreements } from '@/domain/auth/payloads';
import type { RegistrationDraft } from '@/domain/auth/registrationRules';
import type { Submission } from '@/domain/auth/submission';
import type { PasswordStrength } from '@/domain/auth/passwordStrength';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button } from '@/primitives/Button';
import { Form, FormError } from '@/primitives/Form';
import { lazyPart } from '@/primitives/lazyPart';
import { Link } from '@/primitives/Link';
import type { ShownPasswords } from '../NewPasswordFields';
import { ExternalSignIn } from '../ExternalSignIn';
import { SubmissionNotice } from '../SubmissionNotice';
import { AgreementsFieldset } from './AgreementsFieldset';
import { PersonFields } from './PersonFields';

/** Loaded with the first question: the form itself needs no dialog. */
const AlertDialog = lazyPart(async () => ({
  default: (await import('@/primitives/AlertDialog')).AlertDialog,
}));

/** View of the registration screen (§2). */
export interface RegistrationView {
  draft: RegistrationDraft;
  problems: Problems<RegistrationDraft>;
  submission: Submission;
  /** How many times the form was refused, by its rules or by the server. */
  refusals: number;
  shownPasswords: ShownPasswords;
  /** How hard the typed password is to guess: a hint. */
  strength: PasswordStrength;
  externalSignIn: 'none' | 'idle' | 'pending';
  /** The installation's name for its identity provider; null where it is unknown. */
  providerName: string | null;
  /** `confirmLeave` asks before something typed is given up (D14). */
  overlay: 'none' | 'confirmLeave';
  documentHrefs: Readonly<Record<keyof Agreements, string>>;
  loginHref: string;
}

export interface RegistrationScreenProps extends AuthPageFrame {
  view: RegistrationView;
  onDraftChange: (patch: Partial<RegistrationDraft>) => void;
  /** All documents but the personal-data consent were accepted at once (D23). */
  onDocumentsAccept: () => void;
  onPasswordShownChange: (field: keyof ShownPasswords, isShown: boolean) => void;
  onSubmit: () => void;
  onExternalSignIn: () => void;
  /** Cancel: back to where the person came from (D14). */
  onCancel: () => void;
  /** Confirms leaving, although the typed data may be lost. */
  onLeaveConfirm: () => void;
  /** Dismisses the question, so that the typed data stays. */
  onLeaveDismiss: () => void;
}

/** Registration (§2): who it is, what they agree to, and out again without a trace (D14). */
export function RegistrationScreen({
  view,
  onDraftChange,
  onDocumentsAccept,
  onPasswordShownChange,
  onSubmit,
  onExternalSignIn,
  onCancel,
  onLeaveConfirm,
  onLeaveDismiss,
  ...frame
}: RegistrationScreenProps) {
  const { t } = useI18n();
  const reasonId = useId();
  const { draft, problems, submission } = view;
  const isPending = submission.status === 'pending';
  const isAgreed = hasAllAgreements(draft.agreements);
  // After a refusal the error above says the same.
  const isReasonShown = !isAgreed && !problems.agreements;
  return (
    <AuthPage
      {...frame}
      title={t('registration.title')}
      footer={
        <p>
          {t('registration.haveAccount')} <Link href={view.loginHref}>{t('registration.login')}</Link>
        </p>
      }
    >
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('registration.title')}>
        <PersonFields
          draft={draft}
          problems={problems}
          shownPasswords={view.shownPasswords}
          strength={view.strength}
          onDraftChange={onDraftChange}
          onPasswordShownChange={onPasswordShownChange}
        />
        <AgreementsFieldset
          agreements={draft.agreements}
          hrefs={view.documentHrefs}
          onAgreementsChange={(agreements) => onDraftChange({ agreements })}
          onAcceptDocuments={onDocumentsAccept}
        />
        {submission.status === 'failed' && (
          <SubmissionNotice
            error={submission.error}
            fallback="registration.failed"
            verifyHref={submission.verifyHref}
          />
        )}
        {problems.agreements && <FormError>{t(problems.agreements)}</FormError>}
        <div>
          <div className="flex gap-2">
            <Button
              intent="primary"
              type="submit"
              pending={isPending}
              disabled={!isAgreed}
              aria-describedby={isReasonShown ? reasonId : undefined}
              className="flex-1"
            >
              {isPending ? t('registration.pending') : t('registration.submit')}
            </Button>
            <Button onClick={onCancel}>{t('common.cancel')}</Button>
          </div>
          {isReasonShown && (
            <p id={reasonId} className="mt-2 text-sm text-text-muted">
              {t('auth.problem.agreements')}
            </p>
          )}
        </div>
        {view.externalSignIn !== 'none' && (
          <ExternalSignIn
            status={view.externalSignIn}
            providerName={view.providerName}
            onStart={onExternalSignIn}
          />
        )}
      </Form>
      {view.overlay === 'confirmLeave' && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && onLeaveDismiss()}
          title={t('registration.leaveTitle')}
          description={t('registration.leaveText')}
          cancelLabel={t('registration.leaveStay')}
          confirmLabel={t('registration.leaveConfirm')}
          confirmIntent="danger"
          onConfirm={onLeaveConfirm}
        />
      )}
    </AuthPage>
  );
}
