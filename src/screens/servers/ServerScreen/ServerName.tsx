import { serverNameMaxLength } from '@/domain/servers/serverName';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, IconButton } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { CloseIcon } from '@/primitives/icons';
import { TextField } from '@/primitives/TextField';
import type { RenameDraft } from './renameState';

export interface ServerNameProps {
  /** The name as typed, and how saving it goes. */
  draft: RenameDraft;
  /** The name was typed. */
  onNameChange: (name: string) => void;
  /** Enter or the button: saves the name. */
  onSubmit: () => void;
  /** Escape or the cross: keeps the earlier name. */
  onCancel: () => void;
}

/** The name of a server in place of its heading, while its owner changes it. */
export default function ServerName({ draft, onNameChange, onSubmit, onCancel }: ServerNameProps) {
  const { t } = useI18n();
  const { name, problem, submission, refusals } = draft;
  const isPending = submission.status === 'pending';
  const refused =
    submission.status === 'renamed'
      ? t('serverName.renamed', { name: submission.name })
      : submission.status === 'failed' || submission.status === 'gone'
        ? t(`serverName.${submission.status}`)
        : undefined;
  return (
    <Form
      aria-label={t('serverName.title')}
      refusals={refusals}
      className="w-full min-w-0 sm:w-auto"
      onSubmit={() => {
        if (!isPending) onSubmit();
      }}
    >
      <div className="flex min-w-0 flex-wrap items-start gap-2">
        <TextField
          autoFocus
          className="min-w-0 flex-1 basis-56"
          label={t('serverName.label')}
          name="serverName"
          autoComplete="off"
          value={name}
          error={problem === null ? refused : t(`serverName.${problem}`, { count: serverNameMaxLength })}
          onValueChange={onNameChange}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isPending) onCancel();
          }}
        />
        <span className="flex items-center gap-1 self-start pt-7">
          <Button type="submit" intent="primary" pending={isPending}>
            {t(isPending ? 'serverName.pending' : 'serverName.save')}
          </Button>
          <IconButton label={t('serverName.cancel')} icon={<CloseIcon />} onClick={onCancel} />
        </span>
      </div>
    </Form>
  );
}
