import type { Problems } from '@/domain/auth/fieldRules';
import type { Submission } from '@/domain/auth/submission';
import type { GuestTicketDraft } from '@/domain/support/guestTicket';
import { useI18n } from '@/i18n/I18nProvider';
import { AuthPage, type AuthPageFrame } from '@/patterns/AuthPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import { EmailField, fieldWiring } from '../authFields';
import { SubmissionNotice } from '../SubmissionNotice';

/** View of the question to support, one variant per step. */
export type AskSupportView =
  | {
      status: 'form';
      draft: GuestTicketDraft;
      problems: Problems<GuestTicketDraft>;
      submission: Submission;
      /** Number of failed submits, by validation or by the server. */
      refusals: number;
      loginHref: string;
    }
  | { status: 'sent'; email: string; loginHref: string };

export interface AskSupportScreenProps extends AuthPageFrame {
  view: AskSupportView;
  onDraftChange: (patch: Partial<GuestTicketDraft>) => void;
  onSubmit: () => void;
}

/** Question to support by somebody who cannot sign in; the answer comes by mail. */
export function AskSupportScreen({ view, onDraftChange, onSubmit, ...frame }: AskSupportScreenProps) {
  const { t, rich } = useI18n();
  if (view.status === 'sent')
    return (
      <AuthPage key="sent" {...frame} title={t('askSupport.sentTitle')} isTitleFocused>
        <div className="flex flex-col gap-4 text-md">
          <p className="wrap-anywhere">
            {rich('askSupport.sent', {
              email: view.email,
              b: (chunks) => <bdi className="font-medium">{chunks}</bdi>,
            })}
          </p>
          <p>{t('askSupport.spam')}</p>
          <ButtonLink intent="primary" href={view.loginHref} className="mt-1 w-full">
            {t('askSupport.toLogin')}
          </ButtonLink>
        </div>
      </AuthPage>
    );
  const { draft, problems, submission } = view;
  const isPending = submission.status === 'pending';
  const wire = fieldWiring({ draft, problems, onDraftChange }, t);
  return (
    <AuthPage key="form" {...frame} title={t('askSupport.title')} lead={t('askSupport.lead')}>
      <Form onSubmit={onSubmit} refusals={view.refusals} aria-label={t('askSupport.title')}>
        <EmailField {...wire('email')} hint={t('askSupport.emailHint')} />
        <TextField {...wire('name')} label={t('askSupport.name')} autoComplete="name" />
        <TextField {...wire('subject')} label={t('askSupport.subject')} />
        <TextAreaField {...wire('message')} label={t('askSupport.message')} rows={5} />
        {submission.status === 'failed' && (
          <SubmissionNotice error={submission.error} fallback="askSupport.failed" />
        )}
        <div className="mt-1 flex gap-2">
          <Button intent="primary" type="submit" pending={isPending} className="flex-1">
            {t(isPending ? 'askSupport.pending' : 'askSupport.submit')}
          </Button>
          <ButtonLink href={view.loginHref}>{t('common.cancel')}</ButtonLink>
        </div>
      </Form>
    </AuthPage>
  );
}
