import { ticketLimits } from '@/domain/support/ticketLimits';
import type { CannedAnswer } from '@/domain/desk/cannedAnswer';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Form, FormError } from '@/primitives/Form';
import { BookIcon, SettingsIcon } from '@/primitives/icons';
import { Menu } from '@/primitives/Menu';
import { RadioCards } from '@/primitives/RadioCards';
import { TextAreaField } from '@/primitives/TextAreaField';
import { AttachmentsField } from '@/components/AttachmentsField';
import { failureText } from '../list/failureText';
import { composeModes, type AdminTicketActions, type ComposeView } from './adminTicketView';

interface ComposeFormProps extends AdminTicketActions {
  compose: ComposeView;
  canned: readonly CannedAnswer[];
}

/** Form for an answer or an internal note; always shows which one it is. */
export function ComposeForm({ compose, canned, ...actions }: ComposeFormProps) {
  const { t } = useI18n();
  const { mode, text, problem, files, refusals, submission } = compose;
  const isNote = mode === 'note';
  const isPending = submission.status === 'pending';
  const failure = failureText(submission, t);
  const label = t(isNote ? 'adminTickets.compose.noteText' : 'adminTickets.compose.text');
  return (
    <Form onSubmit={() => actions.onComposeSubmit(false)} refusals={refusals} aria-label={label}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <RadioCards
          label={t('adminTickets.compose.mode')}
          isLabelHidden
          className="min-w-0 grow basis-72"
          look="segments"
          options={composeModes.map((value) => ({ value, title: t(`adminTickets.compose.${value}`) }))}
          value={mode}
          onValueChange={actions.onModeChange}
        />
        {!isNote && (
          <Menu
            label={t('adminTickets.canned')}
            face={{ kind: 'text', text: t('adminTickets.canned'), icon: <BookIcon /> }}
            items={[
              ...canned.map((answer) => ({
                kind: 'action' as const,
                id: String(answer.id),
                label: answer.title,
                isChange: false,
                onSelect: () => actions.onCannedInsert(answer),
              })),
              {
                kind: 'action',
                id: 'manage',
                label: t('adminTickets.canned.manage'),
                icon: <SettingsIcon />,
                isChange: false,
                onSelect: () => actions.onCannedOpen(null),
              },
            ]}
          />
        )}
      </div>
      <div
        className={
          isNote ? 'rounded-card border border-dashed border-warning bg-warning-soft p-3' : undefined
        }
      >
        <TextAreaField
          label={label}
          {...(isNote ? { hint: t('adminTickets.note.hint') } : {})}
          name={mode}
          rows={5}
          value={text}
          error={
            problem &&
            t(`adminTickets.compose.${problem}`, { limit: ticketLimits.message, length: text.trim().length })
          }
          onValueChange={actions.onTextChange}
        />
      </div>
      {!isNote && files === null && (
        <p className="text-sm text-text-muted">{t('adminTickets.guest.noFiles')}</p>
      )}
      {!isNote && files !== null && (
        <AttachmentsField
          files={files.picked}
          isRefused={files.isRefused}
          onFilesAdd={actions.onFilesAdd}
          onFileRemove={actions.onFileRemove}
        />
      )}
      {failure !== null && <FormError>{failure}</FormError>}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button intent="primary" type="submit" pending={isPending} aria-keyshortcuts="Control+Enter">
          {t(isNote ? 'adminTickets.compose.saveNote' : 'adminTickets.compose.send')}
        </Button>
        {!isNote && (
          <Button disabled={isPending} onClick={() => actions.onComposeSubmit(true)}>
            {t('adminTickets.compose.sendClose')}
          </Button>
        )}
        <kbd
          aria-hidden
          className="self-center font-sans text-sm text-text-muted max-sm:hidden pointer-coarse:hidden"
        >
          {t('adminTickets.compose.shortcut')}
        </kbd>
      </div>
    </Form>
  );
}
