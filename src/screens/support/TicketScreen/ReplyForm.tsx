import { ticketLimits } from '@/domain/support/ticketLimits';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { TextAreaField } from '@/primitives/TextAreaField';
import { AttachmentsField } from '@/components/AttachmentsField';
import { problemText } from '../problemText';
import { SendingError } from '../SendingError';
import type { ReplyView, TicketActions } from './ticketView';

/** Form for the customer's reply to the thread. */
export function ReplyForm({ reply, ...actions }: TicketActions & { reply: ReplyView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { message, files, problems, submission, refusals } = reply;
  const isPending = submission.status === 'pending';
  return (
    <Form onSubmit={actions.onReplySubmit} refusals={refusals} aria-label={t('support.thread.reply')}>
      <TextAreaField
        label={t('support.thread.reply')}
        name="reply"
        rows={4}
        value={message}
        error={
          problems.message === 'required'
            ? t('support.problem.reply')
            : problemText(problems.message, i18n, message, ticketLimits.message)
        }
        onValueChange={actions.onReplyChange}
      />
      <AttachmentsField {...actions} files={files} isRefused={problems.files !== undefined} />
      <SendingError submission={submission} what="support.failed.reply" />
      <div className="flex max-sm:*:flex-1">
        <Button intent="primary" type="submit" pending={isPending}>
          {t(isPending ? 'support.form.pending' : 'support.thread.send')}
        </Button>
      </div>
    </Form>
  );
}
