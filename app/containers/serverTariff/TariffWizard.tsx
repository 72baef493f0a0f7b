import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Market } from '@/domain/cart/priceEntry';
import { reasonOf } from '@/domain/results/failureReason';
import { tariffNamed, type Tariff, type TariffRefusal } from '@/domain/pricing/tariffChange';
import type { Money } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import type { ChargeConflict } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import { useToCart } from '@app/containers/cart/useToCart';
import { useKeepServer } from '@app/containers/servers/useKeepServer';
import { useIsHere } from '@app/calls/calls';
import { useForm } from '@app/forms/useForm';
import { useAddress } from '@app/routes/useAddress';
import { useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { paths } from '@/paths';
import {
  changedNotice,
  unchangedNotice,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffNotices';
import {
  choiceFor,
  parseTariffUrl,
  withTariff,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffUrl';
import {
  cartPrice,
  toConfirmView,
  toSelectView,
  toFinishSubmission,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';

/** The two steps after the server is loaded. The address has the step; the choice is here and in the address. */
export function TariffWizard({ server, market }: { server: Server; market: Market }) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { servers } = usePorts();
  const i18n = useI18n();
  const { t, money } = i18n;
  const addToCart = useToCart();
  const keep = useKeepServer();
  const cart = useCartStore();
  const { invalidate } = useReads();
  const { tariffs } = market.prices;
  const requested = choiceFor(server, parseTariffUrl(search, tariffs));
  const { state, dispatch, send, lock } = useForm<{ tariff: string }, TariffRefusal | ChargeConflict>({
    initial: () => ({ tariff: requested.tariff }),
    after: 'once',
  });
  // The read server may be older than the change, so the choice is cleared once the server has it.
  const { tariff } = choiceFor(server, { ...requested, ...state.draft });
  const [isSaving, setIsSaving] = useState(false);
  const choose = (name: string) => dispatch({ type: 'changed', patch: { tariff: name } });
  const writeAddress = useAddress(
    withTariff(search, { tariff, isConfirm: requested.isConfirm }),
    (arrived) => {
      choose(choiceFor(server, parseTariffUrl(arrived, tariffs)).tariff);
      // Another step or choice clears earlier errors.
      dispatch({ type: 'cleared' });
    },
  );
  const isHere = useIsHere();

  const chosen = tariffNamed(tariffs, tariff);
  const addressOf = (isConfirm: boolean) => withTariff(search, { tariff, isConfirm });

  const next = () => {
    if (!chosen) {
      dispatch({ type: 'refused', fields: ['tariff'] });
      return;
    }
    // Step 1 keeps its choice for Back.
    writeAddress();
    void navigate({ pathname, search: addressOf(true) });
  };

  const finish = ({ name }: Tariff, charge: Money) => {
    const onDone = (changed: Server) => {
      if (isHere.current) void navigate(paths.dashboard.vps);
      // Not earlier: the page would show the new tariff as the current one.
      invalidate('servers');
      return changedNotice(i18n, changed, name);
    };
    send(
      async () => {
        const outcome = await servers.changeTariff(server.id, name, charge);
        if (outcome.status === 'refused') return outcome;
        invalidate('account', 'payments', 'notifications');
        // Removes the paid change from the cart.
        await cart.drop({ kind: 'tariff', serverId: server.id, tariff: name });
        return outcome;
      },
      {
        onDone,
        onDoneAway: onDone,
        // Notifies a user who has left the page.
        onFailedAway: (failure) => unchangedNotice(i18n, reasonOf<TariffRefusal | ChargeConflict>(failure)),
        // The server, its paid days or the prices changed since they were read.
        onFailed: (failure) => {
          if (typeof failure === 'object' && 'expected' in failure) invalidate('servers', 'plans');
        },
      },
    );
  };

  const add = async ({ name }: Tariff, price: string): Promise<boolean> => {
    setIsSaving(true);
    const isThere = await addToCart(
      [{ kind: 'tariff', serverId: server.id, tariff: name }],
      t('serverTariff.notice', { id: server.id, tariff: name, price }),
    );
    setIsSaving(false);
    if (isThere && isHere.current) void navigate(paths.dashboard.cart);
    return isThere;
  };

  if (requested.isConfirm && chosen) {
    const view = toConfirmView(server, market, chosen, `${pathname}${addressOf(false)}`, {
      submission: toFinishSubmission(state.submission),
      isSaving,
      refusals: state.refusals,
    });
    return (
      <ServerTariffScreen
        view={view}
        onFinish={() => finish(chosen, view.charge)}
        onServerKeep={() => keep(server)}
        onCartAdd={() => void lock(() => add(chosen, money(cartPrice(server, chosen, market))))}
      />
    );
  }
  return (
    <ServerTariffScreen
      view={toSelectView(server, market, tariff, state.refusals)}
      onTariffChoose={choose}
      onNext={next}
      onServerKeep={() => keep(server)}
    />
  );
}
