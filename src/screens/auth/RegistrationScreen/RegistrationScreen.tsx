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

/** Loaded on demand: the form itself needs no dialog. */
const AlertDialog = lazyPart(async () => ({
  default: (await import('@/primitives/AlertDialog')).AlertDialog,
}));

/** View of the registration screen (§2). */
export interface RegistrationView {
  draft: RegistrationDraft;
  problems: Problems<RegistrationDraft>;
  submission: Submission;
  /** Number of failed submits, by validation or by the server. */
  refusals: number;
  shownPasswords: ShownPasswords;
  /** Strength of the password: a hint. */
  strength: PasswordStrength;
  externalSignIn: 'none' | 'idle' | 'pending';
  /** Name of the identity provider; null if unknown. */
  providerName: string | null;
  /** `confirmLeave` asks before input is lost (D14). */
  overlay: 'none' | 'confirmLeave';
  /** Only the invited address can register. */
  isInvited: boolean;
  documentHrefs: Readonly<Record<keyof Agreements, string>>;
  loginHref: string;
}

export interface RegistrationScreenProps extends AuthPageFrame {
  view: RegistrationView;
  onDraftChange: (patch: Partial<RegistrationDraft>) => void;
  /** Accepts all documents except the personal-data consent (D23). */
  onDocumentsAccept: () => void;
  onPasswordShownChange: (field: keyof ShownPasswords, isShown: boolean) => void;
  onSubmit: () => void;
  onExternalSignIn: () => void;
  /** Cancel: returns to the previous page (D14). */
  onCancel: () => void;
  /** Confirms leaving; the input may be lost. */
  onLeaveConfirm: () => void;
  /** Closes the question and keeps the input. */
  onLeaveDismiss: () => void;
}

/** Registration (§2): personal data and consents; cancelling leaves no trace (D14). */
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
      lead={view.isInvited ? t('registrationMode.withInvitation') : undefined}
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
