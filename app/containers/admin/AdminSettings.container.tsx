import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import { useLoaded } from '@app/containers/loading/useLoaded';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { AdminSettingsEditor } from './AdminSettingsEditor';

const idle = () => undefined;

/** The settings of the portal (§2 '/admin/settings'). */
export default function AdminSettingsContainer() {
  const { admin } = usePorts();
  const { state, retry } = useLoaded('admin-settings-failed', admin.settings);
  return (
    <>
      <DocumentTitle of="adminSettings.title" />
      {state.status === 'ready' ? (
        <AdminSettingsEditor initial={state.value} />
      ) : (
        <AdminSettingsScreen
          view={state}
          onDraftChange={idle}
          onSubmit={idle}
          onReset={idle}
          onRetry={retry}
        />
      )}
    </>
  );
}
