import { reasonOf } from '@/domain/results/failureReason';
import { shownProblems, shownSubmission } from '@/domain/form/formState';
import type { Server } from '@/domain/servers/server';
import { formatTags, parseTags, tagsProblem, toggleTag } from '@/domain/servers/serverTags';
import { useI18n } from '@/i18n/I18nProvider';
import ServerTagsDialog from '@/screens/servers/ServerListScreen/ServerTagsDialog';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useRead } from '@app/reads/useRead';
import { useReads } from '@app/reads/useReads';

interface ServerTagsProps {
  server: Server;
  /** Tags of the account. */
  known: readonly string[];
  onClose: () => void;
}

type Refusal = 'noServer' | 'demonstration';

/** Form for the tags of a server, loaded when it opens. */
export default function ServerTags({ server, known, onClose }: ServerTagsProps) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const texts = useRead({
    key: 'messages/serverTags',
    event: 'server-tags-messages-failed',
    load: () => messages.ensure(['serverTags']),
  });
  const { state, dispatch, send, refuse } = useForm<{ text: string }, Refusal>({
    initial: () => ({ text: formatTags(server.tags) }),
    after: 'repeatable',
  });
  const { text } = state.draft;
  const tags = parseTags(text);
  const problem = tagsProblem(tags);
  const problems = problem === null ? {} : { text: problem };
  const change = (next: string) => dispatch({ type: 'changed', patch: { text: next } });

  function submit() {
    if (refuse(problems)) return;
    send(() => servers.saveTags(server.id, tags), {
      event: 'server-tags-failed',
      onDone: () => {
        invalidate('servers');
        onClose();
        return { type: 'success', title: t('serverTags.saved'), message: server.domain };
      },
    });
  }

  return (
    <ServerTagsDialog
      view={{
        server,
        load: texts.state,
        text,
        known,
        problem: shownProblems<{ text?: typeof problem }>(problems, state).text ?? null,
        submission: shownSubmission(state.submission, (failure) => ({ reason: reasonOf<Refusal>(failure) })),
        refusals: state.refusals,
      }}
      onTextChange={change}
      onTagToggle={(tag) => change(toggleTag(text, tag))}
      onSubmit={submit}
      onRetry={() => void texts.refresh()}
      onClose={onClose}
    />
  );
}
