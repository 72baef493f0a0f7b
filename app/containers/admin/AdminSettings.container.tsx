import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import { useAdminSettings } from '@app/reads/adminReads';
import { AdminSettingsEditor } from './AdminSettingsEditor';

/** The settings of the portal (§2 '/admin/settings'). */
export default function AdminSettingsContainer() {
  const { state, refresh } = useAdminSettings();
  return state.status === 'ready' ? (
    <AdminSettingsEditor initial={state.value} />
  ) : (
    <AdminSettingsScreen view={state} onRetry={() => void refresh()} />
  );
}
