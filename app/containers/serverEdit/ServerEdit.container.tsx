import { Navigate, useLocation } from 'react-router-dom';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import { useServerSettings } from '@app/reads/pageReads';
import { useNamedServers } from '@app/reads/shellReads';
import { paths } from '@/paths';
import { requestedServer } from '@/domain/servers/requestedServers';
import { ServerEditor } from './ServerEditor';
import { toUnreadyView } from '@/screens/serverEdit/ServerEditScreen/serverEditView';

/** Settings of the server in the address (§2 'Server edit'). */
export default function ServerEditContainer() {
  const { search } = useLocation();
  const requested = requestedServer(search);
  const list = useNamedServers(requested === 'unnamed' ? 'first' : null);
  const first = list.state.status === 'ready' ? (list.state.value[0]?.id ?? null) : 'unnamed';
  const id = requested === 'unnamed' ? first : requested;
  const settings = useServerSettings(id === 'unnamed' ? null : id);
  const { state, refresh } = id === 'unnamed' ? list : settings;
  const editable = settings.state.status === 'ready' ? settings.state.value : null;
  // Without servers the list explains how to start.
  if (requested === 'unnamed' && id === null) return <Navigate to={paths.dashboard.vps} replace />;
  return editable ? (
    <ServerEditor key={editable.server.id} opened={editable} />
  ) : (
    <ServerEditScreen view={toUnreadyView(state, id)} onRetry={() => void refresh()} />
  );
}
