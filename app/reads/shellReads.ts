import { useState } from 'react';
import { plainQuery } from '@/domain/list/listRules';
import type { Server, ServerId } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import { usePorts } from '@app/providers/PortsProvider';
import { datacenterStore } from '@app/stores/datacenterStore';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { useRead } from './useRead';
import { useChanges } from './useChanges';

/*
 * Reads shared by the customer shell and many pages. Each key is defined once with its value type. `isWanted` is false
 * if there is nothing to request yet.
 */

/** Servers by id; `first` is the account's first one. */
export type NamedServers = readonly ServerId[] | 'first';

const noIds: readonly ServerId[] = [];

/** Keeps the previous ids while they include the named ones: removing a cart entry needs no reload. */
function useHeldIds(named: readonly ServerId[]): readonly ServerId[] {
  const [held, setHeld] = useState(noIds);
  if (named.every((id) => held.includes(id))) return held;
  const ids = [...new Set(named)].toSorted((one, other) => one - other);
  setHeld(ids);
  return ids;
}

/** These servers in id order; null while unknown. */
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

/** Rows that the palette searches without another request. */
const foundAtOnce = { cursor: null, limit: 200 };

/** Servers of every product line that match a text, or all; earliest end date first. */
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

/** Plans of the three catalogues and the other current prices, requested once for all pages. */
export function useOffers(isWanted = true) {
  const { catalog } = usePorts();
  return useRead(isWanted ? { key: 'plans', event: 'plans-load-failed', load: catalog.offers } : null);
}

/** The account's figures. */
export function useAccountSummary(isWanted: boolean) {
  const { account } = usePorts();
  const watch = useChanges('account');
  const load = async (signal: AbortSignal) => {
    const summary = await account.summary(signal);
    timeZoneStore.set(summary.timeZone);
    datacenterStore.set(summary.datacenters);
    return summary;
  };
  return useRead(isWanted ? { key: 'account', event: 'account-summary-failed', load, watch } : null);
}

/** Notifications of the page, which the bell counts. */
export function useNotifications(isWanted = true) {
  const { list, watch } = usePorts().notifications;
  return useRead(
    isWanted ? { key: 'notifications', event: 'notifications-failed', load: list, watch } : null,
  );
}
