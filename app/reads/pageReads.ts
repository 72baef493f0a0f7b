import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import { refreshMs, type MetricsRange } from '@/domain/servers/metrics';
import type { TicketId } from '@/domain/support/support';
import type { SupportAnswer } from '@/domain/support/supportAnswers';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/* What single pages of a customer read; what they share with the shell is in shellReads.ts. */

/** Reads the settings of a server; null when the customer has none of that number. */
export function useServerSettings(id: ServerId | null) {
  const { servers } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : servers.settings(id, signal));
  return useRead({ key: `servers/${id}/settings`, event: 'server-settings-failed', load, isOwn: true });
}

/**
 * Addresses, history and access of a server (D7); nothing for no server. Their messages are loaded with them: nobody
 * needs them before.
 */
export function useServerDetails(id: ServerId | null) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const load = async (of: ServerId, signal: AbortSignal) => {
    const [details] = await Promise.all([servers.details(of, signal), messages.ensure(['serverDetails'])]);
    return details;
  };
  const watch = useChanges('servers');
  return useRead(
    id && {
      key: `servers/${id}/details`,
      event: 'server-details-failed',
      load: (signal) => load(id, signal),
      watch,
    },
  );
}

/**
 * Reads the terms of cancelling a server when its dialog opens. Reads nothing while none is open. It is a read of its
 * own: once the server is gone there is nothing to read again.
 */
export function useCancellationQuote(id: ServerId | null) {
  const { servers } = usePorts();
  return useRead(
    id && {
      key: `servers/${id}/leaving`,
      event: 'leaving-quote-failed',
      load: (signal) => servers.leaving(id, signal),
      isOwn: true,
    },
  );
}

/** A server as its own page shows it; null for a number that is none of this customer's. */
export function useServerOverview(id: ServerId | null) {
  const { servers } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : servers.overview(id, signal));
  const watch = useChanges('servers');
  return useRead({ key: `servers/${id}/overview`, event: 'server-overview-failed', load, watch });
}

/** Reads a server's metrics; measured anew every few minutes. Nothing for no server. */
export function useServerMetrics(id: ServerId | null, range: MetricsRange) {
  const { servers } = usePorts();
  const watch = (onChange: () => void) => {
    const timer = setInterval(onChange, refreshMs(range));
    return () => clearInterval(timer);
  };
  return useRead(
    id === null
      ? null
      : {
          key: `servers/${id}/metrics/${range}`,
          event: 'server-metrics-failed',
          load: (signal) => servers.metrics(id, range, signal),
          watch,
        },
  );
}

export function useProfile() {
  const { account } = usePorts();
  const watch = useChanges('account');
  return useRead({
    key: 'profile',
    event: 'profile-load-failed',
    load: account.profile,
    isOwn: true,
    watch,
  });
}

/** Of what the account is told, and where. */
export function useNoticeSettings() {
  const { account } = usePorts();
  const load = (signal: AbortSignal) => account.notices(signal);
  return useRead({ key: 'notices', event: 'notice-settings-failed', load });
}

/** An order with its steps; null for a number that is no order of this customer. */
export function useOrder(id: OrderId | null) {
  const { orders } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : orders.order(id, signal));
  const watch = useChanges('servers');
  return useRead({ key: `order/${id}`, event: 'order-load-failed', load, watch });
}

/**
 * How a payment stands; it changes under whoever waits for the bank. Null for a number that is none of the account's; nothing
 * is read for no number.
 */
export function usePaymentProgress(id: number | null) {
  const { billing } = usePorts();
  const watch = useChanges('payments');
  return useRead(
    id === null
      ? null
      : {
          key: `payments/${id}`,
          event: 'payment-progress-failed',
          load: (signal) => billing.progress(id, signal),
          watch,
        },
  );
}

/** On whose behalf one may pay. */
export function usePayers() {
  const { billing } = usePorts();
  const watch = useChanges('payers');
  return useRead({ key: 'payers', event: 'payers-load-failed', load: billing.payers, watch });
}

/** A ticket with its thread; null for a number that is no ticket of this customer. */
export function useTicket(id: TicketId | null) {
  const { support } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : support.ticket(id, signal));
  const watch = useChanges('tickets');
  return useRead({ key: `ticket/${id}`, event: 'ticket-load-failed', load, watch });
}

const noAnswers: readonly SupportAnswer[] = [];

/** The instructions, requested once something is typed. Help that does not come is no fault of the form. */
export function useAnswers(isWanted: boolean): readonly SupportAnswer[] {
  const { support } = usePorts();
  const { state } = useRead(
    isWanted ? { key: 'answers', event: 'support-answers-failed', load: support.answers } : null,
  );
  return state.status === 'ready' ? state.value : noAnswers;
}
