import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import { refreshMs, type MetricsRange } from '@/domain/servers/metrics';
import type { TicketId } from '@/domain/support/support';
import type { SupportAnswer } from '@/domain/support/supportAnswers';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/* Reads of single customer pages; those shared with the shell are in shellReads.ts. */

/** Settings of a server; null for an unknown id. */
export function useServerSettings(id: ServerId | null) {
  const { servers } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : servers.settings(id, signal));
  return useRead({ key: `servers/${id}/settings`, event: 'server-settings-failed', load, isOwn: true });
}

/**
 * Addresses, history and access of a server (D7), with the messages that show them. Reads nothing for no server.
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
 * Quote for cancelling a server, read when its dialog opens. A page's own read: after the cancellation there is nothing
 * to reload.
 */
export function useCancellationQuote(id: ServerId | null) {
  const { servers } = usePorts();
  return useRead(
    id && {
      key: `servers/${id}/leaving`,
      event: 'cancellation-quote-failed',
      load: (signal) => servers.cancellationQuote(id, signal),
      isOwn: true,
    },
  );
}

/** Data of a server's page; null for an unknown id. */
export function useServerOverview(id: ServerId | null) {
  const { servers } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : servers.overview(id, signal));
  const watch = useChanges('servers');
  return useRead({ key: `servers/${id}/overview`, event: 'server-overview-failed', load, watch });
}

/** Metrics of a server, reloaded every few minutes. Reads nothing for null. */
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

/** Notification settings of the account. Reads nothing while they are not shown. */
export function useNoticeSettings(isShown: boolean) {
  const { account } = usePorts();
  const load = (signal: AbortSignal) => account.notices(signal);
  return useRead(isShown ? { key: 'notices', event: 'notice-settings-failed', load } : null);
}

/** An order with its steps; null for an unknown id. */
export function useOrder(id: OrderId | null) {
  const { orders } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : orders.order(id, signal));
  const watch = useChanges('servers');
  return useRead({ key: `order/${id}`, event: 'order-load-failed', load, watch });
}

/**
 * Progress of a payment, which changes while the user waits for the bank. Null for an unknown id; reads nothing without
 * an id.
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

/** The account's payers. */
export function usePayers() {
  const { billing } = usePorts();
  const watch = useChanges('payers');
  return useRead({ key: 'payers', event: 'payers-load-failed', load: billing.payers, watch });
}

/** A ticket with its thread; null for an unknown id. */
export function useTicket(id: TicketId | null) {
  const { support } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : support.ticket(id, signal));
  const watch = useChanges('tickets');
  return useRead({ key: `ticket/${id}`, event: 'ticket-load-failed', load, watch });
}

const noAnswers: readonly SupportAnswer[] = [];

/** Suggested answers, requested once something is typed. Their failure does not affect the form. */
export function useAnswers(isWanted: boolean): readonly SupportAnswer[] {
  const { support } = usePorts();
  const { state } = useRead(
    isWanted ? { key: 'answers', event: 'support-answers-failed', load: support.answers } : null,
  );
  return state.status === 'ready' ? state.value : noAnswers;
}
