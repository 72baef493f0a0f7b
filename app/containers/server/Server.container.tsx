import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Loaded } from '@/domain/results/loaded';
import type { ServerOverview } from '@/domain/servers/serverDetails';
import type { MetricsRange } from '@/domain/servers/metrics';
import type { ServerId } from '@/domain/servers/server';
import { ServerScreen } from '@/screens/servers/ServerScreen/ServerScreen';
import { rangeOf, serverIdOf, toServerView, withRange } from '@/screens/servers/ServerScreen/serverView';
import { tabOf } from '@/screens/servers/ServerScreen/serverTabs';
import { paths } from '@/paths';
import { lazyPart } from '@/primitives/lazyPart';
import { useToast } from '@app/providers/ToastProvider';
import { useServerDetails, useServerMetrics, useServerOverview } from '@app/reads/pageReads';
import { useDeletionDays, useToday } from '@app/reads/useToday';
import { useServerCancellation } from '../servers/useServerCancellation';
import { useAutoRenewal } from './useAutoRenewal';
import { useConsole } from './useConsole';
import { usePower } from './usePower';
import { useRename } from './useRename';

// Loaded when their sections are opened.
const BackupsTab = lazyPart(() => import('./BackupsTab'));
const AccessTab = lazyPart(() => import('./AccessTab'));
const NetworkTab = lazyPart(() => import('./NetworkTab'));
const BillsOfServer = lazyPart(() => import('./BillsOfServer'));
const TrafficOfServer = lazyPart(() => import('./TrafficOfServer'));
const HistoryTab = lazyPart(() => import('./HistoryTab'));

/** One server at `?id=`, with metrics over `&range=`; both update live. */
export default function ServerContainer() {
  const { search } = useLocation();
  const id = serverIdOf(search);
  // Another id remounts the page.
  return <ServerPage key={id} id={id} search={search} />;
}

function ServerPage({ id, search }: { id: ServerId | null; search: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const range = rangeOf(search);
  /** The server when its owner removed it; it cannot be read any more. */
  const [removed, setRemoved] = useState<Loaded<ServerOverview | null> | null>(null);
  const overview = useServerOverview(removed ? null : id);
  const tab = tabOf(search);
  const shown = overview.state.status === 'ready' && !removed ? overview.state.value : null;
  const details = useServerDetails(shown ? id : null);
  // Figures are read only where they show.
  const metrics = useServerMetrics(removed || tab !== 'overview' ? null : id, range);
  const known = overview.state.status === 'ready' ? overview.state.value?.settings.server.domain : undefined;
  /** Last known domain, to name a server that was removed elsewhere. */
  const [lastDomain, setLastDomain] = useState<string | null>(null);
  if (known !== undefined && known !== lastDomain) setLastDomain(known);
  const power = usePower(id);
  const screen = useConsole(id);
  const deletionDays = useDeletionDays();
  const today = useToday();
  const rename = useRename(overview);
  const autoRenewal = useAutoRenewal(overview);
  const cancellation = useServerCancellation({
    onRemove: () => setRemoved(overview.state),
    onKept: () => setRemoved(null),
    onRemoved: () => void navigate(paths.dashboard.vps, { replace: true }),
  });
  const toRange = (next: MetricsRange) =>
    void navigate({ search: withRange(search, next) }, { replace: true, preventScrollReset: true });

  return (
    <ServerScreen
      {...cancellation.actions}
      {...power.actions}
      {...screen.actions}
      view={toServerView(id, {
        load: removed ?? overview.state,
        tab,
        details: details.state,
        metrics: { range, load: metrics.state },
        request: power.request,
        console: screen.request,
        lastDomain,
        isRenewalPending: autoRenewal.isPending,
        deletionDays,
        today,
        cancellation: cancellation.dialog,
      })}
      rename={rename.form}
      onRename={rename.onRename}
      backups={shown && <BackupsTab edited={shown.settings} isBusy={shown.isBusy} />}
      access={shown && <AccessTab edited={shown.settings} isBusy={shown.isBusy} />}
      network={shown && <NetworkTab edited={shown.settings} isBusy={shown.isBusy} />}
      bills={shown && id && <BillsOfServer id={id} />}
      traffic={shown && id && <TrafficOfServer id={id} />}
      history={shown && id && <HistoryTab id={id} search={search} />}
      onRetry={() => void overview.refresh()}
      onDetailsRetry={() => void details.refresh()}
      onMetricsRetry={() => void metrics.refresh()}
      onRangeChange={toRange}
      onAutoRenewalChange={autoRenewal.onChange}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
