import type { ReactNode } from 'react';
import type { CancellationDialogProps } from '@/components/serverCancellation/CancellationDialog';
import type { Loaded } from '@/domain/results/loaded';
import { requestedServer } from '@/domain/servers/requestedServers';
import type { ServerId } from '@/domain/servers/server';
import { isInProgress, isKnownServerStatus } from '@/domain/servers/serverStates';
import type { ServerDetails, ServerOperation, ServerOverview } from '@/domain/servers/serverDetails';
import { toServerRow, type ServerRow } from '@/domain/servers/serverRow';
import { metricsRanges, type MetricsRange, type ServerMetrics } from '@/domain/servers/metrics';
import { isExpiring } from '@/domain/servers/expiring';
import { canSwitch, ownerPowerActions, type OwnerPowerAction } from '@/domain/servers/power';
import type { IsoDate } from '@/domain/time/dates';
import { paths } from '@/paths';
import type { ConsoleRequest, PowerRequest } from './serverState';
import type { ServerTab } from './serverTabs';

/** Load and traffic, as loaded so far. */
export interface MetricsView {
  range: MetricsRange;
  load: Loaded<ServerMetrics>;
}

/** A power action; `waits`: another operation is running, or the server is off. */
export interface PowerChoice {
  action: OwnerPowerAction;
  isPossible: boolean;
}

/** A current operation; a suspension is shown by the status instead. */
export interface OperationUnderWay extends Omit<ServerOperation, 'action' | 'status'> {
  action: Exclude<ServerOperation['action'], 'suspend'>;
}

export interface ReadyServerView extends Omit<ServerOverview, 'operation' | 'isBusy'> {
  status: 'ready';
  server: ServerRow;
  /** The open part of the page. */
  tab: ServerTab;
  /** Addresses, history and access, as loaded so far. */
  details: Loaded<ServerDetails>;
  /** Current operation with its times; null for none. */
  underWay: OperationUnderWay | null;
  /** The last operation, if it failed; null otherwise. */
  failed: ServerOperation['action'] | null;
  /** Whether it ends soon, because nothing renews it. */
  isExpiring: boolean;
  /** Offered actions; empty while the server is held. */
  power: readonly PowerChoice[];
  request: PowerRequest;
  console: ConsoleRequest;
  /** Auto-renewal; `isPending` while it is being saved. */
  autoRenewal: { isOn: boolean; isPending: boolean };
  metrics: MetricsView;
  /** Days for which the server is kept once suspended. */
  deletionDays: number;
  cancellation: CancellationDialogProps | null;
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
  /** Form that replaces the name while it is being changed; null otherwise. */
  rename: ReactNode;
  /** Traffic against the allowance, which loads by itself. */
  traffic: ReactNode;
  /** Content of the backups section, which loads by itself. */
  backups: ReactNode;
  /** Content of the access section below the commands, which loads by itself. */
  access: ReactNode;
  /** Content of the network section below the addresses, which loads by itself. */
  network: ReactNode;
  /** Bills of the server in the billing section, which load by themselves. */
  bills: ReactNode;
  /** Content of the history section. */
  history: ReactNode;
  onRetry: () => void;
  /** Changes the server's name. */
  onRename: () => void;
  /** Retries loading the metrics. */
  onMetricsRetry: () => void;
  /** Retries loading addresses, history and access. */
  onDetailsRetry: () => void;
  /** The range of the metrics changed. */
  onRangeChange: (range: MetricsRange) => void;
  /** A power action was chosen; all but a start need confirmation. */
  onPower: (action: OwnerPowerAction) => void;
  /** Confirms the question. */
  onPowerConfirm: () => void;
  /** Closes the question. */
  onPowerClose: () => void;
  /** Opens the console. */
  onConsole: () => void;
  /** The console was opened. */
  onConsoleOpened: () => void;
  /** Switches auto-renewal. */
  onAutoRenewalChange: (isOn: boolean) => void;
  /** Opens the cancellation dialog. */
  onServerCancel: (server: ServerRow) => void;
  /** Withdraws a server's cancellation. */
  onServerKeep: (server: ServerRow) => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Parses the server id of an address; null if invalid. */
export function serverIdOf(search: string): ServerId | null {
  const requested = requestedServer(search);
  return requested === 'unnamed' ? null : requested;
}

/** Parses the range of an address; a day by default. */
export function rangeOf(search: string): MetricsRange {
  const name = new URLSearchParams(search).get('range');
  return metricsRanges.find((range) => range === name) ?? 'day';
}

/** Returns the query with another range; a day is the default and left out. */
export function withRange(search: string, range: MetricsRange): string {
  const query = new URLSearchParams(search);
  if (range === 'day') query.delete('range');
  else query.set('range', range);
  return `?${query.toString()}`;
}

/** Returns the actions of a status, and whether they are possible now. */
function powerOf(server: ServerRow): readonly PowerChoice[] {
  const offered = ownerPowerActions.filter((action) => canSwitch(action, server));
  if (offered.length > 0) return offered.map((action) => ({ action, isPossible: true }));
  // Buttons stay visible during an operation.
  if (!isInProgress(server.status)) return [];
  return ownerPowerActions
    .filter((action) => action !== 'start')
    .map((action) => ({ action, isPossible: false }));
}

function underWayOf(operation: ServerOperation | null): OperationUnderWay | null {
  if (operation === null || operation.status === 'failed' || operation.action === 'suspend') return null;
  const { action, at, startedAt } = operation;
  return { action, at, startedAt };
}

/** Whether there is a notice; nothing of it is loaded for a server that runs normally. */
export function hasNotice(view: ReadyServerView): boolean {
  const { server, settings, underWay, failed, isExpiring, console: screen } = view;
  return (
    screen.status === 'ready' ||
    failed !== null ||
    underWay !== null ||
    isExpiring ||
    server.awaitedTariff !== null ||
    Boolean(settings.awaitedOptions) ||
    server.leavesOn !== null ||
    (isKnownServerStatus(server.status) && server.status !== 'Active')
  );
}

/** Sources of the screen's view. */
export interface ServerSources {
  load: Loaded<ServerOverview | null>;
  tab: ServerTab;
  details: Loaded<ServerDetails>;
  metrics: MetricsView;
  request: PowerRequest;
  console: ConsoleRequest;
  /** Last known domain; null if it was never loaded. */
  lastDomain: string | null;
  /** Whether auto-renewal is being saved. */
  isRenewalPending: boolean;
  /** Days for which a suspended server is kept. */
  deletionDays: number;
  /** Current day in the provider's zone (D41). */
  today: IsoDate;
  cancellation: CancellationDialogProps | null;
}

/** Makes the screen's view. */
export function toServerView(
  id: ServerId | null,
  { load, lastDomain, isRenewalPending, today, ...sources }: ServerSources,
): ServerView {
  const noSuchServer = { status: 'noSuchServer', listHref: paths.dashboard.vps } as const;
  if (id === null) return noSuchServer;
  if (load.status !== 'ready') return { id, ...load };
  if (load.value === null)
    return lastDomain === null ? noSuchServer : { ...noSuchServer, status: 'gone', domain: lastDomain };
  const { settings, addresses, machine, operation } = load.value;
  const server = toServerRow(settings.server);
  return {
    ...sources,
    status: 'ready',
    server,
    settings,
    addresses,
    machine,
    underWay: underWayOf(operation),
    failed: operation?.status === 'failed' ? operation.action : null,
    isExpiring: isExpiring(server, today),
    power: powerOf(server),
    autoRenewal: { isOn: settings.settings.autoRenewal, isPending: isRenewalPending },
  };
}
