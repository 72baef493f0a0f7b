import type { LeavingDialogProps } from '@/components/serverLeaving/LeavingDialog';
import type { Loaded } from '@/domain/results/loaded';
import { requestedServer } from '@/domain/servers/requestedServers';
import type { ServerId } from '@/domain/servers/server';
import { isInProgress } from '@/domain/servers/serverStates';
import type { ServerDetails, ServerOperation, ServerOverview } from '@/domain/servers/serverDetails';
import { toServerRow, type ServerRow } from '@/domain/servers/serverRow';
import { metricsRanges, type MetricsRange, type ServerMetrics } from '@/domain/servers/metrics';
import { canSwitch, powerActions, type PowerAction } from '@/domain/servers/power';
import { paths } from '@/paths';
import type { ConsoleRequest, PowerRequest } from './serverState';
import type { ServerTab } from './serverTabs';

/** Load and traffic, as far as they are read. */
export interface MetricsView {
  range: MetricsRange;
  load: Loaded<ServerMetrics>;
}

/** An action on the server's power; `waits`: something else is under way, or it does not run. */
export interface PowerChoice {
  action: PowerAction;
  isPossible: boolean;
}

export interface ReadyServerView extends Omit<ServerOverview, 'operation'> {
  status: 'ready';
  server: ServerRow;
  /** The open part of the page. */
  tab: ServerTab;
  /** Addresses, history and access, as far as they are loaded. */
  details: Loaded<ServerDetails>;
  /** Operation in progress on the server; null for nothing. */
  underWay: Exclude<ServerOperation['action'], 'suspend'> | null;
  /** The last operation, if it failed; null otherwise. */
  failed: ServerOperation['action'] | null;
  /** Those that are offered; none while it is held by somebody else. */
  power: readonly PowerChoice[];
  request: PowerRequest;
  console: ConsoleRequest;
  /** The switch of the auto-renewal; `isPending` while it is being saved. */
  autoRenewal: { isOn: boolean; isPending: boolean };
  metrics: MetricsView;
  leaving: LeavingDialogProps | null;
}

/** The states of the screen. */
export type ServerView =
  | { status: 'loading'; id: ServerId }
  | { status: 'error'; id: ServerId; reason: 'offline' | 'unexpected' }
  | { status: 'noSuchServer'; listHref: string }
  /** It was removed while its page was open. */
  | { status: 'gone'; domain: string; listHref: string }
  | ReadyServerView;

export interface ServerScreenProps {
  view: ServerView;
  onRetry: () => void;
  /** The figures could not be read and are to be read again. */
  onMetricsRetry: () => void;
  /** Loads addresses, history and access again. */
  onDetailsRetry: () => void;
  /** The figures of another span of time are wanted. */
  onRangeChange: (range: MetricsRange) => void;
  /** Start, stop or restart was pressed; the last two are asked about first. */
  onPower: (action: PowerAction) => void;
  /** The question was answered with yes. */
  onPowerConfirm: () => void;
  /** The server stays as it is. */
  onPowerClose: () => void;
  /** The console is wanted. */
  onConsole: () => void;
  /** The console's address was used. */
  onConsoleOpened: () => void;
  /** The server is to renew itself, or not. */
  onAutoRenewalChange: (isOn: boolean) => void;
  /** Asks before the server is cancelled. */
  onServerCancel: (server: ServerRow) => void;
  /** A server that was to end with its period goes on. */
  onServerKeep: (server: ServerRow) => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

/** The server that an address names; null for anything else. */
export function serverIdOf(search: string): ServerId | null {
  const requested = requestedServer(search);
  return requested === 'unnamed' ? null : requested;
}

/** The range that an address names; a day for anything else. */
export function rangeOf(search: string): MetricsRange {
  const name = new URLSearchParams(search).get('range');
  return metricsRanges.find((range) => range === name) ?? 'day';
}

/** The query of the page's address with another range; a day needs no name. */
export function withRange(search: string, range: MetricsRange): string {
  const query = new URLSearchParams(search);
  if (range === 'day') query.delete('range');
  else query.set('range', range);
  return `?${query.toString()}`;
}

/** Which actions a status offers, and whether they can be done now. */
function powerOf(server: ServerRow): readonly PowerChoice[] {
  const offered = powerActions.filter((action) => canSwitch(action, server));
  if (offered.length > 0) return offered.map((action) => ({ action, isPossible: true }));
  // In progress, the buttons stay where they are.
  if (!isInProgress(server.status)) return [];
  return powerActions.filter((action) => action !== 'start').map((action) => ({ action, isPossible: false }));
}

/** Sources of the screen's view. */
export interface ServerSources {
  load: Loaded<ServerOverview | null>;
  tab: ServerTab;
  details: Loaded<ServerDetails>;
  metrics: MetricsView;
  request: PowerRequest;
  console: ConsoleRequest;
  /** The name of the server when it was last there; null where it never was. */
  lastDomain: string | null;
  /** Another state of the auto-renewal is being saved. */
  isRenewalPending: boolean;
  leaving: LeavingDialogProps | null;
}

/** Everything the screen shows. */
export function toServerView(
  id: ServerId | null,
  { load, lastDomain, isRenewalPending, ...sources }: ServerSources,
): ServerView {
  const noSuchServer = { status: 'noSuchServer', listHref: paths.dashboard.vps } as const;
  if (id === null) return noSuchServer;
  if (load.status !== 'ready') return { id, ...load };
  if (load.value === null)
    return lastDomain === null ? noSuchServer : { ...noSuchServer, status: 'gone', domain: lastDomain };
  const { settings, addresses, operation } = load.value;
  const server = toServerRow(settings.server);
  const isFailed = operation?.status === 'failed';
  return {
    ...sources,
    status: 'ready',
    server,
    settings,
    addresses,
    // What suspends it shows as its status.
    underWay: operation && !isFailed && operation.action !== 'suspend' ? operation.action : null,
    failed: isFailed ? operation.action : null,
    power: powerOf(server),
    autoRenewal: { isOn: settings.settings.autoRenewal, isPending: isRenewalPending },
  };
}
