import { useLocation } from 'react-router-dom';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import type { ServerEditActions } from '@/screens/serverEdit/ServerEditScreen/serverEditTypes';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { serverAsked } from '@/domain/requestedServers';
import { ServerEditor } from './ServerEditor';
import { toUnreadyView } from '@/screens/serverEdit/ServerEditScreen/toServerEditView';
import { useEditableServer } from './useEditableServer';

const idle: ServerEditActions = {
  onDraftChange: () => undefined,
  onFieldLeave: () => undefined,
  onPasswordShownChange: () => undefined,
  onPasswordGenerate: () => undefined,
  onSummaryToggle: () => undefined,
  onSubmit: () => undefined,
  onCancel: () => undefined,
  onConfirmationType: () => undefined,
  onReinstallConfirm: () => undefined,
  onReinstallDismiss: () => undefined,
  onRetry: () => undefined,
};

/** The settings of the server that the address names (§2 'Server edit'). */
export default function ServerEditContainer() {
  const { search } = useLocation();
  const id = serverAsked(search);
  const { load, retry } = useEditableServer(id);
  return (
    <>
      <DocumentTitle of="serverEdit.title" />
      {load.status === 'ready' ? (
        <ServerEditor key={load.editable.server.id} editable={load.editable} />
      ) : (
        <ServerEditScreen {...idle} view={toUnreadyView(load, id)} onRetry={retry} />
      )}
    </>
  );
}
