import { useReducer } from 'react';
import { kopecks } from '@/domain/money/money';
import { serverNameProblem } from '@/domain/servers/serverName';
import type { EditedServer } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { newRename, renameReducer } from '@/screens/servers/ServerScreen/renameState';
import ServerName from '@/screens/servers/ServerScreen/ServerName';
import { useAction } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

interface RenameFormProps {
  /** The server as it was last read. */
  edited: EditedServer;
  onSaved: (settings: EditedServer) => void;
  onCancel: () => void;
}

/** Changes the name of a server, which only the portal stores. */
export default function RenameForm({ edited, onSaved, onCancel }: RenameFormProps) {
  const { servers } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const { invalidate } = useReads();
  const [draft, dispatch] = useReducer(renameReducer, edited.settings.name, newRename);
  const name = draft.name.trim();

  /** Saves the name on these settings. Another change of the same server meanwhile does not get in its way. */
  async function save({ server, settings, version }: EditedServer) {
    const unpriced = { charge: kopecks(0), password: null, userPassword: null };
    const update = { settings: { ...settings, name }, ...unpriced };
    return servers.save(server.id, version, update);
  }

  async function saveUnlessRenamed() {
    const saved = await save(edited);
    if (saved.status === 'done' || typeof saved.refusal === 'string' || saved.refusal.reason !== 'conflict')
      return saved;
    const { current } = saved.refusal;
    return current.settings.name === edited.settings.name ? save(current) : saved;
  }

  function submit() {
    if (name === edited.settings.name) return onCancel();
    const problem = serverNameProblem(name);
    if (problem !== null) return dispatch({ type: 'invalid', problem });
    dispatch({ type: 'submitted' });
    void act({
      event: 'server-rename-failed',
      call: saveUnlessRenamed(),
      onDone: (saved) => {
        invalidate('servers');
        if (saved.status === 'done') {
          onSaved(saved.value);
          return { type: 'success', title: t('serverName.saved') };
        }
        const { refusal } = saved;
        if (typeof refusal !== 'string' && refusal.reason === 'conflict')
          dispatch({
            type: 'refused',
            submission: { status: 'renamed', name: refusal.current.settings.name },
          });
        else
          dispatch({ type: 'refused', submission: { status: refusal === 'noServer' ? 'gone' : 'failed' } });
        return false;
      },
      onFailed: () => {
        dispatch({ type: 'refused', submission: { status: 'failed' } });
        return false;
      },
    });
  }

  return (
    <ServerName
      draft={draft}
      onNameChange={(typed) => dispatch({ type: 'typed', name: typed })}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}
