import { supportDepartments, supportServices } from '@/domain/support/support';
import { ticketLimits } from '@/domain/support/ticketLimits';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { lazyPart } from '@/primitives/lazyPart';
import { SelectField } from '@/primitives/SelectField';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import { AttachmentsField } from '@/components/AttachmentsField';
import { problemText } from '../problemText';
import { SendingError } from '../SendingError';
import { AnswerList } from './AnswerList';
import { RestoredNote } from './RestoredNote';
import type { TicketFormScreenProps } from './ticketFormView';

// Loaded with the question.
const EmptyMessageDialog = lazyPart(() => import('./EmptyMessageDialog'));

/** Value of no service or server, which is a normal choice. */
const noService = 'none';

/** The ticket form (§2 'Support ticket form', §5: subject and department are required). */
export function TicketFormScreen({ view, ...actions }: TicketFormScreenProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { draft, servers, files, problems, submission, restored } = view;
  const { onDraftChange } = actions;
  const isPending = submission.status === 'pending';
  return (
    <DetailPage
      title={t('support.form.title')}
      notice={restored && <RestoredNote {...actions} restored={restored} />}
    >
      <Form onSubmit={actions.onSubmit} refusals={view.refusals} aria-label={t('support.form.title')}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,44rem)_minmax(0,22rem)] lg:grid-rows-[auto_1fr]">
          <TextField
            label={t('support.form.subject')}
            name="subject"
            autoComplete="off"
            dir="auto"
            required
            hint={t('support.form.subjectHint')}
            value={draft.subject}
            error={problemText(problems.subject, i18n, draft.subject, ticketLimits.subject)}
            onValueChange={(subject) => onDraftChange({ subject })}
          />
          <div className="empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <AnswerList answers={view.answers} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <SelectField
                label={t('support.form.service')}
                name="service"
                options={[
                  { value: noService, label: t('support.form.noService') },
                  ...supportServices.map((value) => ({ value, label: t(`support.service.${value}`) })),
                ]}
                value={draft.service === '' ? noService : draft.service}
                onValueChange={(service) => onDraftChange({ service: service === noService ? '' : service })}
              />
              <SelectField
                label={t('support.form.department')}
                name="department"
                required
                placeholder={t('support.form.departmentPlaceholder')}
                options={supportDepartments.map((value) => ({
                  value,
                  label: t(`support.department.${value}`),
                }))}
                value={draft.department}
                error={problems.department && t('support.problem.choose')}
                onValueChange={(department) => onDraftChange({ department })}
              />
            </div>
            {/* In its place before the servers are known, and for an account without any. */}
            <SelectField
              label={t('support.form.server')}
              name="server"
              options={[
                { value: noService, label: t('support.form.noServer') },
                ...servers.map(({ id, domain }) => ({
                  value: String(id),
                  label: `#${id} ${domain}`.trim(),
                })),
              ]}
              value={draft.serverId === null ? noService : String(draft.serverId)}
              onValueChange={(value) =>
                onDraftChange({ serverId: servers.find(({ id }) => String(id) === value)?.id ?? null })
              }
            />
            <TextAreaField
              label={t('support.form.message')}
              name="message"
              rows={8}
              hint={t('support.form.messageHint')}
              value={draft.message}
              error={problemText(problems.message, i18n, draft.message, ticketLimits.message)}
              onValueChange={(message) => onDraftChange({ message })}
            />
            <AttachmentsField {...actions} files={files} isRefused={problems.files !== undefined} />
            <SendingError submission={submission} what="support.failed.submit" />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-1">
              <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
                <Button intent="primary" type="submit" pending={isPending}>
                  {t(isPending ? 'support.form.pending' : 'support.form.submit')}
                </Button>
                <ButtonLink href={view.cancelHref}>{t('common.cancel')}</ButtonLink>
              </div>
              <p className="min-w-0 text-sm text-text-muted">{t('support.form.draftKept')}</p>
            </div>
          </div>
        </div>
      </Form>
      {view.isEmptyAsked && <EmptyMessageDialog {...actions} />}
    </DetailPage>
  );
}
