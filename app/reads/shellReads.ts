import { usePorts } from '@app/providers/PortsProvider';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { useRead } from './useRead';
import { useChanges } from './useChanges';

/*
 * What the shell around a customer's pages reads, and many of them too. A key is named in one place, and with it the type
 * of what stands behind it. `isWanted` is false where there is nobody to ask for, or nothing to ask for yet.
 */

/** The servers of every product line. */
export function useServers(isWanted = true) {
  const { servers } = usePorts();
  const watch = useChanges('servers');
  const load = (signal: AbortSignal) => servers.list({}, signal);
  return useRead(isWanted ? { key: 'servers', event: 'servers-load-failed', load, watch } : null);
}

/** Every plan of the three catalogues: going from one to another asks once. */
export function usePlans(isWanted = true) {
  const { catalog } = usePorts();
  return useRead(isWanted ? { key: 'plans', event: 'plans-load-failed', load: catalog.plans } : null);
}

/** The account's figures. */
export function useAccountSummary(isWanted: boolean) {
  const { account } = usePorts();
  const watch = useChanges('account');
  const load = async (signal: AbortSignal) => {
    const summary = await account.summary(signal);
    timeZoneStore.set(summary.timeZone);
    return summary;
  };
  return useRead(isWanted ? { key: 'account', event: 'account-summary-failed', load, watch } : null);
}

/** The list of the page, which the bell counts. */
export function useNotifications(isWanted = true) {
  const { list, watch } = usePorts().notifications;
  return useRead(
    isWanted ? { key: 'notifications', event: 'notifications-failed', load: list, watch } : null,
  );
}
