import type { AdminPort } from '@app/ports/adminPort';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { usePorts } from '@app/providers/PortsProvider';
import type { ReadPlan } from './Read';
import { useRead } from './useRead';

/* What the pages of the admin area, its shell and its palette read: as in shellReads.ts. */

function useAdminRead<Value>(
  name: string,
  callOf: (admin: AdminPort) => ReadPlan<Value>['load'],
  isOwn = false,
) {
  const { admin } = usePorts();
  return useRead({ key: `admin/${name}`, event: `admin-${name}-failed`, load: callOf(admin), isOwn });
}

/** The administrator, and the badge's figure. */
export const useAdminAccount = () =>
  useAdminRead('account', ({ account }) => async (signal) => {
    const read = await account(signal);
    timeZoneStore.set(read.timeZone);
    return read;
  });
export const useAdminOverview = () => useAdminRead('overview', ({ overview }) => overview);
export const useAdminAnalytics = () => useAdminRead('analytics', ({ analytics }) => analytics);
export const useAdminUsers = () => useAdminRead('users', ({ users }) => users);
export const useAdminServers = () => useAdminRead('servers', ({ servers }) => servers);
export const useAdminPayments = () => useAdminRead('payments', ({ payments }) => payments);
export const useAdminRefunds = () => useAdminRead('refunds', ({ refunds }) => refunds);
export const useAdminJobs = () => useAdminRead('jobs', ({ jobs }) => jobs);
export const useAuditPeople = () => useAdminRead('audit-people', ({ auditPeople }) => auditPeople);
export const useAdminSettings = () => useAdminRead('settings', ({ settings }) => settings, true);
