import { useReducer } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerRenewScreen } from '@/screens/serverRenew/ServerRenewScreen/ServerRenewScreen';
import { useToCart } from '@app/containers/cart/useToCart';
import { useKeepServer } from '@app/containers/servers/useKeepServer';
import { useCatalogBasis } from '@app/reads/useCatalogBasis';
import { useAddress } from '@app/routes/useAddress';
import { paths } from '@/paths';
import { requestedServers } from '@/domain/servers/requestedServers';
import { parsePeriod, withPeriod } from '@/screens/serverRenew/ServerRenewScreen/serverRenewUrl';
import {
  toRenewalEntries,
  toServerRenewView,
  type RenewUse,
} from '@/screens/serverRenew/ServerRenewScreen/serverRenewView';

function change(use: RenewUse, patch: Partial<RenewUse>): RenewUse {
  return { ...use, ...patch };
}

/** Renewal of the servers in the address (§2 'Server renewal', D15). */
export default function ServerRenewContainer() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { t, money, date } = useI18n();
  const requested = requestedServers(search);
  const { state, refresh } = useCatalogBasis(requested === 'unnamed' ? 'first' : requested.ids);
  const addToCart = useToCart();
  const keep = useKeepServer();
  const [use, dispatch] = useReducer(change, search, (arrivedSearch) => ({
    period: parsePeriod(arrivedSearch),
    isReceiptOpen: false,
    isSaving: false,
  }));
  const writeAddress = useAddress(withPeriod(search, use.period), (arrivedSearch) =>
    dispatch({ period: parsePeriod(arrivedSearch) }),
  );
  const view = toServerRenewView(requested, state, use);

  const add = async () => {
    if (view.status !== 'ready') return;
    // Returning from the cart restores the choice.
    writeAddress();
    dispatch({ isSaving: true });
    const servers = view.lines.map(({ server }) => server);
    const [only] = view.lines;
    const price = money(view.quote.total);
    const text =
      servers.length === 1 && only
        ? t('serverRenew.notice.one', { id: only.server.id, date: date(only.until), price })
        : t('serverRenew.notice.many', { count: servers.length, price });
    const isThere = await addToCart(toRenewalEntries(servers, use.period), text);
    dispatch({ isSaving: false });
    if (isThere) void navigate(paths.dashboard.cart);
  };

  // Without servers the list explains how to start.
  if (requested === 'unnamed' && view.status === 'noServer')
    return <Navigate to={paths.dashboard.vps} replace />;
  return view.status === 'ready' ? (
    <ServerRenewScreen
      view={view}
      onPeriodChange={(period) => dispatch({ period })}
      onReceiptToggle={() => dispatch({ isReceiptOpen: !use.isReceiptOpen })}
      onCartAdd={() => void add()}
      onServerKeep={keep}
    />
  ) : (
    <ServerRenewScreen view={view} onRetry={refresh} />
  );
}
