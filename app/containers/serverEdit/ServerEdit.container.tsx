import { useLocation } from 'react-router-dom';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useServerSettings } from '@app/reads/pageReads';
import { requestedServer } from '@/domain/requestedServers';
import { ServerEditor } from './ServerEditor';
import { toUnreadyView } from '@/screens/serverEdit/ServerEditScreen/serverEditView';

/** The settings of the server that the address names (§2 'Server edit'). */
export default function ServerEditContainer() {
  const { search } = useLocation();
  const id = requestedServer(search);
  const { state, refresh } = useServerSettings(id);
  const editable = state.status === 'ready' ? state.value : null;
  return (
    <>
      <DocumentTitle of="serverEdit.title" />
      {editable ? (
        <ServerEditor key={editable.server.id} opened={editable} />
      ) : (
        <ServerEditScreen view={toUnreadyView(state, id)} onRetry={() => void refresh()} />
      )}
    </>
  );
}
