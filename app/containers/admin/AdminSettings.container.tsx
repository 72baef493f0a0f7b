import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { AdminSettingsEditor } from './AdminSettingsEditor';
import { useAdminData } from './useAdminData';

const idle = () => undefined;

/** The settings of the portal (§2 '/admin/settings'). */
export default function AdminSettingsContainer() {
  const { admin } = usePorts();
  const { data, retry } = useAdminData('settings', admin.settings);
  return (
    <>
      <DocumentTitle of="adminSettings.title" />
      {data.status === 'ready' ? (
        <AdminSettingsEditor initial={data.value} />
      ) : (
        <AdminSettingsScreen
          view={data}
          onDraftChange={idle}
          onSubmit={idle}
          onReset={idle}
          onRetry={retry}
        />
      )}
    </>
  );
}
