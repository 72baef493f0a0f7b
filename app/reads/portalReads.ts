import { useMemo } from 'react';
import { both, type Loaded } from '@/domain/loaded';
import type { Market } from '@/domain/cart/priceEntry';
import type { ServerId } from '@/domain/server';
import type { TicketId } from '@/domain/support';
import { today } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from './useRead';

/*
 * What a customer's pages and the shell around them read. The one place that names a key, and with it the type of what
 * stands behind it. `isWanted` is false where there is nobody to ask for, or nothing to ask for yet.
 */

export function useServers(isWanted = true) {
  const { servers } = usePorts();
  return useRead(isWanted ? { key: 'servers', event: 'servers-load-failed', load: servers.list } : null);
}

/** Every plan of the three catalogues: going from one to another asks once. */
export function usePlans(isWanted = true) {
  const { catalog } = usePorts();
  return useRead(isWanted ? { key: 'plans', event: 'plans-load-failed', load: catalog.plans } : null);
}

/** Everything prices are worked out from. */
export function useMarket(): { state: Loaded<Market>; refresh: () => void } {
  const plans = usePlans();
  const servers = useServers();
  const day = today();
  const state = useMemo(
    () =>
      both(plans.state, servers.state, (all, rented): Market => ({
        plans: all,
        servers: rented,
        today: day,
      })),
    [plans.state, servers.state, day],
  );
  const refresh = () => {
    for (const read of [plans, servers]) if (read.state.status === 'error') void read.refresh();
  };
  return { state, refresh };
}

/** What can be changed about a server; null when the customer has none of that number. */
export function useServerSettings(id: ServerId | null) {
  const { servers } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : servers.settings(id, signal));
  return useRead({ key: `servers/${id}/settings`, event: 'server-settings-failed', load, isOwn: true });
}

/** The account's figures. */
export function useAccountSummary() {
  const { account } = usePorts();
  return useRead({ key: 'account', event: 'account-summary-failed', load: account.summary });
}

export function useProfile() {
  const { account } = usePorts();
  return useRead({ key: 'profile', event: 'profile-load-failed', load: account.profile, isOwn: true });
}

export function usePaymentHistory() {
  const { billing } = usePorts();
  return useRead({ key: 'payments', event: 'payments-load-failed', load: billing.history });
}

/** On whose behalf one may pay. */
export function usePayers() {
  const { billing } = usePorts();
  return useRead({ key: 'payers', event: 'payers-load-failed', load: billing.payers });
}

export function useTickets() {
  const { support } = usePorts();
  return useRead({ key: 'tickets', event: 'tickets-load-failed', load: support.list });
}

/** A ticket with its thread; null for a number that is no ticket of this customer. */
export function useTicket(id: TicketId | null) {
  const { support } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : support.ticket(id, signal));
  return useRead({ key: `ticket/${id}`, event: 'ticket-load-failed', load });
}

/** The list of the page, which the bell counts. */
export function useNotifications() {
  const { list, watch } = usePorts().notifications;
  return useRead({ key: 'notifications', event: 'notifications-failed', load: list, watch });
}
