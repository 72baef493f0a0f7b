import { activityId } from '@/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminDashboardScreen } from '@/screens/admin/AdminDashboardScreen/AdminDashboardScreen';
import { useNow } from '@app/device/clock';
import { useAdminOverview } from '@app/reads/adminReads';
import { toAdminDashboardView } from '@/screens/admin/AdminDashboardScreen/adminDashboardView';

/** How the business stands (§2 '/admin/dashboard'). */
export default function AdminDashboardContainer() {
  const now = useNow();
  const { hash, key } = useLocation();
  const { state, refresh } = useAdminOverview();

  // The header's badge leads to the activity: a router does not go to a fragment by itself.
  useEffect(() => {
    if (hash !== `#${activityId}`) return;
    const target = document.getElementById(activityId);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [hash, key, state.status]);

  return <AdminDashboardScreen view={toAdminDashboardView(state, now)} onRetry={() => void refresh()} />;
}
