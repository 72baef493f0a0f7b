import { useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Market } from '@/domain/cart/priceEntry';
import { tariffNamed, type Tariff } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import { useToCart } from '@app/containers/cart/useToCart';
import { failureReason } from '@app/ports/toPortError';
import { useIsHere, useLock } from '@app/calls/calls';
import { useOrderAddress } from '@app/containers/order/useOrderAddress';
import { useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';
import {
  choiceFor,
  parseTariffUrl,
  withTariff,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffUrl';
import { initialTariffState, tariffReducer } from '@/screens/serverTariff/ServerTariffScreen/tariffState';
import {
  cartPrice,
  toConfirmView,
  toSelectView,
  type FinishFailure,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';

/** The two steps once the server is there. The step is the address's alone; the choice is here, and in the address. */
export function TariffWizard({ server, market }: { server: Server; market: Market }) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { servers } = usePorts();
  const { t, money } = useI18n();
  const addToCart = useToCart();
  const cart = useCartStore();
  const { invalidate } = useReads();
  const asked = choiceFor(server, parseTariffUrl(search));
  const [state, dispatch] = useReducer(tariffReducer, asked.tariff, initialTariffState);
  const writeAddress = useOrderAddress(
    withTariff(search, { tariff: state.tariff, isConfirm: asked.isConfirm }),
    (said) => dispatch({ type: 'arrived', tariff: choiceFor(server, parseTariffUrl(said)).tariff }),
  );
  const lock = useLock('once');
  const isHere = useIsHere();

  const chosen = tariffNamed(state.tariff);
  const addressOf = (isConfirm: boolean) => withTariff(search, { tariff: state.tariff, isConfirm });

  const next = () => {
    if (!chosen) {
      dispatch({ type: 'refused' });
      return;
    }
    // Step 1 keeps its choice for whoever comes back to it.
    writeAddress();
    void navigate({ pathname, search: addressOf(true) });
  };

  const fail = (reason: FinishFailure): false => {
    if (isHere.current) dispatch({ type: 'finishFailed', reason });
    // Whoever has gone on meanwhile still learns that nothing was changed.
    else
      toast({
        type: 'error',
        title: t('serverTariff.failed.title'),
        message: t(`serverTariff.failed.${reason}`),
      });
    return false;
  };

  const finish = async (tariff: Tariff): Promise<boolean> => {
    dispatch({ type: 'finishStarted' });
    let outcome;
    try {
      outcome = await servers.changeTariff(server.id, tariff.name);
    } catch (error) {
      return fail(failureReason(error));
    }
    if (outcome.status === 'refused') return fail(outcome.refusal);
    invalidate('account', 'payments', 'notifications');
    // Paid for here, it must not be paid for in the cart once more.
    await cart.drop({ kind: 'tariff', serverId: server.id, tariff: tariff.name });
    // §2, §8: the plan will be applied soon.
    toast({
      type: 'success',
      title: t('serverTariff.done.title'),
      message: t('serverTariff.done.text', { id: server.id, tariff: tariff.name }),
    });
    if (isHere.current) void navigate(paths.dashboard.vps);
    // Not before: the page would show the tariff that it has just left for as the present one.
    invalidate('servers');
    return true;
  };

  const add = async (tariff: Tariff): Promise<boolean> => {
    dispatch({ type: 'cartStarted' });
    const price = money(cartPrice(server, tariff, market));
    const isThere = await addToCart(
      [{ kind: 'tariff', serverId: server.id, tariff: tariff.name }],
      t('serverTariff.notice', { id: server.id, tariff: tariff.name, price }),
    );
    dispatch({ type: 'cartEnded' });
    if (isThere && isHere.current) void navigate(paths.dashboard.cart);
    return isThere;
  };

  return asked.isConfirm && chosen ? (
    <ServerTariffScreen
      view={toConfirmView(server, market, chosen, `${pathname}${addressOf(false)}`, state)}
      onFinish={() => void lock(() => finish(chosen))}
      onCartAdd={() => void lock(() => add(chosen))}
    />
  ) : (
    <ServerTariffScreen
      view={toSelectView(server, market, state.tariff, state.refusals)}
      onTariffChoose={(tariff) => dispatch({ type: 'chosen', tariff })}
      onNext={next}
    />
  );
}
