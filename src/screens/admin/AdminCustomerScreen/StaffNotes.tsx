import { Panel } from '@/components/Panel';
import { maxStaffNoteLength } from '@/domain/admin/note';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, IconButton } from '@/primitives/Button';
import { Form, FormError } from '@/primitives/Form';
import { TrashIcon } from '@/primitives/icons';
import { TextAreaField } from '@/primitives/TextAreaField';
import { failureText } from '../list/failureText';
import type { AdminCustomerActions, ReadyCustomerView } from './adminCustomerView';

interface StaffNotesProps extends Pick<
  AdminCustomerActions,
  'onNoteChange' | 'onNoteSubmit' | 'onQuestionAsk'
> {
  view: ReadyCustomerView;
}

/** Internal staff notes about the customer, and a form for a new one. */
export function StaffNotes({ view, onNoteChange, onNoteSubmit, onQuestionAsk }: StaffNotesProps) {
  const { t, dateTime } = useI18n();
  const { notes, user } = view.customer;
  const { text, problem, refusals, submission } = view.noteForm;
  const failure = failureText(submission, t);
  return (
    <Panel title={t('adminCustomer.notes')}>
      <div className="flex flex-col gap-4">
        {notes.length > 0 && (
          <ul className="flex flex-col">
            {notes.map((note) => (
              <li
                key={note.id}
                className="flex items-start justify-between gap-3 border-b border-border py-2.5 first:pt-0 last:border-0"
              >
                <div className="min-w-0">
                  <p className="[overflow-wrap:anywhere] whitespace-pre-line" dir="auto">
                    {note.text}
                  </p>
                  <p className="text-sm [overflow-wrap:anywhere] text-text-muted">
                    {note.author} · <time dateTime={note.at}>{dateTime(note.at)}</time>
                  </p>
                </div>
                {note.isOwn && (
                  <IconButton
                    icon={<TrashIcon />}
                    label={t('adminCustomer.note.deleteLabel', { date: dateTime(note.at) })}
                    size="sm"
                    onClick={() => onQuestionAsk('deleteNote', { kind: 'note', user, note })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <Form aria-label={t('adminCustomer.note.add')} refusals={refusals} onSubmit={onNoteSubmit}>
          <TextAreaField
            label={t('adminCustomer.note')}
            hint={t('adminCustomer.note.hint')}
            name="note"
            rows={2}
            value={text}
            error={
              problem === null
                ? undefined
                : t(`adminCustomer.note.problem.${problem}`, {
                    limit: maxStaffNoteLength,
                    length: text.trim().length,
                  })
            }
            onValueChange={onNoteChange}
          />
          {failure !== null && <FormError>{failure}</FormError>}
          <div>
            <Button type="submit" pending={submission.status === 'pending'}>
              {t('adminCustomer.note.add')}
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}
