import { useState } from 'react';
import { plainQuery } from '@/domain/list/listRules';
import type { Server, ServerId } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import { usePorts } from '@app/providers/PortsProvider';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { useRead } from './useRead';
import { useChanges } from './useChanges';

/*
 * What the shell around a customer's pages reads, and many of them too. A key is named in one place, and with it the type
 * of what stands behind it. `isWanted` is false where there is nobody to ask for, or nothing to ask for yet.
 */

/** Those servers of the account that are named; of all its servers the first one for `first`. */
export type NamedServers = readonly ServerId[] | 'first';

const noIds: readonly ServerId[] = [];

/** Numbers to read by: those read before, as long as they include what is named. What leaves a cart is no reason to read again. */
function useHeldIds(named: readonly ServerId[]): readonly ServerId[] {
  const [held, setHeld] = useState(noIds);
  if (named.every((id) => held.includes(id))) return held;
  const ids = [...new Set(named)].toSorted((one, other) => one - other);
  setHeld(ids);
  return ids;
}

/** These servers, in the order of their numbers; null for what is not known yet. */
export function useNamedServers(named: NamedServers | null) {
  const { servers } = usePorts();
  const watch = useChanges('servers');
  const ids = useHeldIds(named === null || named === 'first' ? noIds : named);
  const first = async (signal: AbortSignal) =>
    (await servers.list(null, plainQuery(serverRules), { cursor: null, limit: 1 }, signal)).items;
  return useRead<readonly Server[]>(
    named && {
      key: named === 'first' ? 'servers/first' : `servers/named/${ids.join(',')}`,
      event: 'servers-load-failed',
      load:
        named === 'first' ? first : async (signal) => (ids.length === 0 ? [] : servers.named(ids, signal)),
      watch,
    },
  );
}

/** Servers that a search looks through without asking again. */
const foundAtOnce = { cursor: null, limit: 200 };

/** Servers of every product line that a text finds, or all of them; those first that end first. */
export function useFoundServers(search: string, isWanted = true) {
  const { servers } = usePorts();
  const watch = useChanges('servers');
  const sort = { key: 'endDate', direction: 'ascending' } as const;
  const load = (signal: AbortSignal) =>
    servers.list(null, { ...plainQuery(serverRules, search), sort }, foundAtOnce, signal);
  return useRead(
    isWanted ? { key: `servers/found/${search}`, event: 'servers-load-failed', load, watch } : null,
  );
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
