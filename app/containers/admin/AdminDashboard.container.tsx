import { activityId } from '@/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminDashboardScreen } from '@/screens/admin/AdminDashboardScreen/AdminDashboardScreen';
import { useLoaded } from '@app/containers/loading/useLoaded';
import { useNow } from '@app/device/clock';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { toAdminDashboardView } from '@/screens/admin/AdminDashboardScreen/toAdminDashboardView';

/** How the business stands (§2 '/admin/dashboard'). */
export default function AdminDashboardContainer() {
  const { admin } = usePorts();
  const now = useNow();
  const { hash, key } = useLocation();
  const { state, retry } = useLoaded('admin-overview-failed', admin.overview);

  // The header's badge leads to the activity: a router does not go to a fragment by itself.
  useEffect(() => {
    if (hash !== `#${activityId}`) return;
    const target = document.getElementById(activityId);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [hash, key, state.status]);

  return (
    <>
      <DocumentTitle of="adminDashboard.title" />
      <AdminDashboardScreen view={toAdminDashboardView(state, now)} onRetry={retry} />
    </>
  );
}
