import { Navigate, useLocation } from 'react-router-dom';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import { toUnreadyView } from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';
import { useCatalogBasis } from '@app/reads/useCatalogBasis';
import { requestedServer } from '@/domain/servers/requestedServers';
import { paths } from '@/paths';
import { TariffWizard } from './TariffWizard';

/** Tariff change of the server in the address (§2 'Tariff change', D18). */
export default function ServerTariffContainer() {
  const { search } = useLocation();
  const id = requestedServer(search);
  const { state, refresh } = useCatalogBasis(id === 'unnamed' ? 'first' : id === null ? [] : [id]);
  const market = state.status === 'ready' ? state.value : null;
  const server = market?.servers.find((each) => id === 'unnamed' || each.id === id) ?? null;
  // Without servers the list explains how to start.
  if (id === 'unnamed' && market && !server) return <Navigate to={paths.dashboard.vps} replace />;
  return market && server ? (
    <TariffWizard key={server.id} server={server} market={market} />
  ) : (
    <ServerTariffScreen view={toUnreadyView(state, id)} onRetry={refresh} />
  );
}
