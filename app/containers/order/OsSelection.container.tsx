import { useCallback, useDeferredValue, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isReady, type OrderConfiguration } from '@/domain/order/configuration';
import { orderedSystemText } from '@/components/orderedSystemText';
import type { Offers } from '@/domain/catalog/offers';
import { OsSelectionScreen } from '@/screens/order/OsSelectionScreen/OsSelectionScreen';
import { lazyPart } from '@/primitives/lazyPart';
import { newKey } from '@app/device/newKey';
import { useI18n } from '@/i18n/I18nProvider';
import { useBackups } from '@app/reads/backupReads';
import { useNamedServers, useOffers } from '@app/reads/shellReads';
import { useCart } from '@app/providers/useCart';
import { paths } from '@/paths';
import { parseOrderStart, type OrderStart } from '@/screens/order/OsSelectionScreen/parseOrderStart';
import { initialOrderState, orderReducer } from '@/screens/order/OsSelectionScreen/orderState';
import { formatOrderUrl, parseOrderUrl } from '@/domain/order/orderUrl';
import {
  backupProblem,
  missingIn,
  toOsSelectionView,
  toPlanlessView,
} from '@/screens/order/OsSelectionScreen/osSelectionView';
import { toOrderCheckout } from '@/screens/order/OsSelectionScreen/toOrderCheckout';
import { useCartSave } from '@app/containers/cart/useToCart';
import { useLock } from '@app/calls/calls';
import { useAddress } from '@app/routes/useAddress';

// Below the fold, with messages of its own.
const OrderAccessPart = lazyPart(() => import('./OrderAccessPart'));

/** Configuration of a new server (§2 'OS selection', D16, D17, D21). */
export default function OsSelectionContainer() {
  const location = useLocation();
  const { search } = location;
  const navigationState: unknown = location.state;
  const { state: read, refresh } = useOffers();
  // Deferred, because rendering the whole configurator at once blocks a slow phone for 300 ms.
  const state = useDeferredValue(read);
  const offers = state.status === 'ready' ? state.value : null;
  const start = offers && parseOrderStart(search, navigationState, offers);
  return start ? (
    <OrderConfigurator start={start} offers={offers} />
  ) : (
    <OsSelectionScreen
      view={toPlanlessView(
        state.status === 'loading' ? 'loading' : 'error',
        parseOrderUrl(search).edit !== null,
      )}
      onRetry={() => void refresh()}
    />
  );
}

/** The order after the plans are loaded. `start` is its initial state; the draft is here. */
function OrderConfigurator({ start, offers }: { start: OrderStart; offers: Offers }) {
  const navigate = useNavigate();
  const i18n = useI18n();
  const cart = useCart();
  const saveToCart = useCartSave();
  const [state, dispatch] = useReducer(orderReducer, start, initialOrderState);
  const { plan, configuration, edit } = state;
  const { fromBackup } = configuration;
  const backups = useBackups(fromBackup?.serverId ?? null).state;
  const servers = useNamedServers(fromBackup ? [fromBackup.serverId] : null).state;
  const problem = fromBackup
    ? backupProblem(fromBackup, plan, { plans: offers.plans, servers, backups })
    : null;
  const onArrive = useCallback(
    (search: string, navigationState: unknown) => {
      const next = parseOrderStart(search, navigationState, offers);
      if (next) dispatch({ type: 'restarted', start: next });
    },
    [offers],
  );
  const writeAddress = useAddress(formatOrderUrl(plan, configuration, edit), onArrive);
  // A double press must not order twice.
  const lock = useLock('once');

  const change = (changed: Partial<OrderConfiguration>) => dispatch({ type: 'changed', change: changed });
  const isInCart = cart.status !== 'ready' || cart.entries.some(({ id }) => id === edit);
  const edited = isInCart ? edit : null;

  const pay = async () => {
    if (!isReady(configuration) || missingIn(configuration, problem)) return false;
    writeAddress();
    const state = toOrderCheckout(edited ?? newKey(), plan, configuration, offers.prices);
    void navigate(paths.dashboard.paymentMethod, { state });
    return true;
  };

  const save = async () => {
    if (!isReady(configuration) || missingIn(configuration, problem)) return false;
    dispatch({ type: 'saveStarted' });
    writeAddress();
    const entry = { kind: 'order' as const, plan: plan.name, configuration };
    const isThere = await saveToCart(
      entry,
      edited,
      `${plan.name}, ${orderedSystemText(configuration, i18n)}`,
    );
    dispatch({ type: 'saveEnded' });
    if (isThere) void navigate(paths.dashboard.cart);
    return isThere;
  };

  return (
    <OsSelectionScreen
      view={toOsSelectionView(state, offers, { isInCart, problem })}
      access={<OrderAccessPart plan={plan.name} configuration={configuration} onChange={change} />}
      onConfigurationChange={change}
      onReceiptToggle={() => dispatch({ type: 'receiptToggled' })}
      onOrderPay={() => void lock(pay)}
      onCartSave={() => void lock(save)}
    />
  );
}
