import { useLocation } from 'react-router-dom';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import type {
  ServerTariffActions,
  ServerTariffView,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffTypes';
import { useMarket } from '@app/reads/useMarket';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { paths } from '@/paths';
import { serverAsked } from '@/domain/requestedServers';
import { TariffWizard } from './TariffWizard';

const idle: ServerTariffActions = {
  onTariffChoose: () => undefined,
  onNext: () => undefined,
  onFinish: () => undefined,
  onCartAdd: () => undefined,
  onRetry: () => undefined,
};

/** Another tariff for the server that the address names (§2 'Tariff change', D18). */
export default function ServerTariffContainer() {
  const { search } = useLocation();
  const { state, refresh } = useMarket();
  const id = serverAsked(search);
  const market = state.status === 'ready' ? state.value : null;
  const server = market?.servers.find((each) => each.id === id) ?? null;
  return (
    <>
      <DocumentTitle of="serverTariff.title" />
      {market && server ? (
        <TariffWizard key={server.id} server={server} market={market} />
      ) : (
        <ServerTariffScreen {...idle} view={unreadyView()} onRetry={refresh} />
      )}
    </>
  );

  function unreadyView(): ServerTariffView {
    const frame = { backHref: paths.dashboard.vps };
    if (id === null || state.status === 'ready') return { ...frame, status: 'noServer', id };
    return { ...frame, ...state };
  }
}
