import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { longestTag, maxTags, parseTags, type TagsProblem } from '@/domain/servers/serverTags';
import type { Server } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { Form, FormError } from '@/primitives/Form';
import { CheckIcon, PlusIcon } from '@/primitives/icons';
import { TextField } from '@/primitives/TextField';

/** Form for the tags of a server. */
export interface ServerTagsView {
  server: Pick<Server, 'id' | 'domain'>;
  /** Whether the texts of the form are loaded. */
  load: Loaded<unknown>;
  /** Tags as typed, separated by commas. */
  text: string;
  /** Tags of the account's other servers. */
  known: readonly string[];
  problem: TagsProblem | null;
  submission:
    | { status: 'idle' | 'pending' }
    | { status: 'failed'; reason: FailureReason | 'noServer' | 'demonstration' };
  /** Number of failed submits. */
  refusals: number;
}

export interface ServerTagsDialogProps {
  /** State of the form. */
  view: ServerTagsView;
  /** The text was typed. */
  onTextChange: (text: string) => void;
  /** Adds a known tag, or removes it. */
  onTagToggle: (tag: string) => void;
  /** Saves the tags. */
  onSubmit: () => void;
  /** Retries loading the form. */
  onRetry: () => void;
  /** Closes the form without saving. */
  onClose: () => void;
}

/** Changes the tags of a server. Loaded when first opened. */
export default function ServerTagsDialog({ view, ...actions }: ServerTagsDialogProps) {
  const { t } = useI18n();
  const { server, load } = view;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && actions.onClose()}
      title={t('servers.menu.tags')}
      description={t('servers.details.of', { id: server.id, domain: server.domain })}
    >
      {load.status === 'error' && (
        <ErrorState description={t(`common.error.${load.reason}`)} onRetry={actions.onRetry} />
      )}
      {load.status === 'ready' && <TagsForm view={view} {...actions} />}
    </Dialog>
  );
}

function TagsForm({ view, onTextChange, onTagToggle, onSubmit }: ServerTagsDialogProps) {
  const { t } = useI18n();
  const { text, known, problem, submission, refusals } = view;
  const chosen = parseTags(text).map((tag) => tag.toLowerCase());
  return (
    <Form refusals={refusals} aria-label={t('servers.menu.tags')} onSubmit={onSubmit}>
      <TextField
        autoFocus
        label={t('serverTags.label')}
        name="tags"
        autoComplete="off"
        value={text}
        hint={t('serverTags.hint', { count: maxTags })}
        error={problem === null ? undefined : t(`serverTags.problem.${problem}`, { count: countOf(problem) })}
        onValueChange={onTextChange}
      />
      {known.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 text-sm text-text-muted">{t('serverTags.known')}</legend>
          {known.map((tag) => {
            const isChosen = chosen.includes(tag.toLowerCase());
            return (
              <Button
                key={tag}
                size="sm"
                aria-pressed={isChosen}
                icon={isChosen ? <CheckIcon /> : <PlusIcon />}
                isChange={false}
                onClick={() => onTagToggle(tag)}
              >
                {tag}
              </Button>
            );
          })}
        </fieldset>
      )}
      {submission.status === 'failed' && (
        <FormError hint={t(failureText(submission.reason))}>{t('serverTags.failed')}</FormError>
      )}
      <div>
        <Button intent="primary" type="submit" pending={submission.status === 'pending'}>
          {t(submission.status === 'pending' ? 'serverTags.pending' : 'serverTags.save')}
        </Button>
      </div>
    </Form>
  );
}

function countOf(problem: TagsProblem): number {
  return problem === 'tooLong' ? longestTag : maxTags;
}

function failureText(reason: Extract<ServerTagsView['submission'], { status: 'failed' }>['reason']) {
  return reason === 'offline' || reason === 'unexpected'
    ? (`common.error.${reason}` as const)
    : (`serverTags.refused.${reason}` as const);
}
