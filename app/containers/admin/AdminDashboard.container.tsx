import { activityId } from '@/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminDashboardScreen } from '@/screens/admin/AdminDashboardScreen/AdminDashboardScreen';
import { useNow } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';
import { useAdminOverview } from '@app/reads/adminReads';
import { useReads } from '@app/reads/useReads';
import { toAdminDashboardView } from '@/screens/admin/AdminDashboardScreen/adminDashboardView';

/** Dashboard of the admin area (§2 '/admin/dashboard'). */
export default function AdminDashboardContainer() {
  const now = useNow();
  const { hash, key } = useLocation();
  const { state, refresh } = useAdminOverview();
  const { admin, log } = usePorts();
  const { invalidate } = useReads();

  // The header's badge links to the activity; the router does not scroll to fragments.
  useEffect(() => {
    if (hash !== `#${activityId}`) return;
    const target = document.getElementById(activityId);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [hash, key, state.status]);

  // The marks stay while the page is open; the badge is reset.
  const newest = state.status === 'ready' ? state.value.activity.find(({ isNew }) => isNew)?.at : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    admin.seeActivity(newest).then(
      () => invalidate('admin/account'),
      (error: unknown) => log.event('admin-activity-seen-failed', { error: String(error) }),
    );
  }, [admin, invalidate, log, newest]);

  return <AdminDashboardScreen view={toAdminDashboardView(state, now)} onRetry={() => void refresh()} />;
}
