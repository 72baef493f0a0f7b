import { useEffect, useMemo, useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteCheckout, type Checkout } from '@/domain/cart/checkout';
import { kopecks } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { promoElementId } from '@/screens/cart/CartScreen/cartElements';
import { CartScreen } from '@/screens/cart/CartScreen/CartScreen';
import { serversOf, useCatalogBasis } from '@app/reads/useCatalogBasis';
import { useCart, useCartStore } from '@app/providers/useCart';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';
import { storeExclusions, storedExclusions } from '@app/stores/cartExclusions';
import { cartUseReducer, initialCartUse } from '@/screens/cart/CartScreen/cartUse';
import { priceCart, toCartView } from '@/screens/cart/CartScreen/cartView';
import { useCartRemoval } from './useCartRemoval';
import { isFocusFree, useFocusTarget } from '@app/device/useFocusTarget';
import { usePromo } from './usePromo';

/** The cart (§2 'Cart', D10, D11). */
export default function CartContainer() {
  const navigate = useNavigate();
  const toast = useToast();
  const { t, money } = useI18n();
  const state = useCart();
  const store = useCartStore();
  const entries = state.status === 'ready' ? state.entries : null;
  const { state: marketState, refresh: refreshMarket } = useCatalogBasis(entries && serversOf(entries));
  const [use, dispatch] = useReducer(cartUseReducer, null, () => ({
    ...initialCartUse,
    excluded: storedExclusions(),
  }));
  useEffect(() => storeExclusions(use.excluded), [use.excluded]);
  const focusOn = useFocusTarget();

  const market = marketState.status === 'ready' ? marketState.value : null;
  const cart = useMemo(
    () => entries && market && priceCart(entries, market, use.excluded),
    [entries, market, use.excluded],
  );
  const promo = usePromo(
    (code, found) => cart && market && quoteCheckout(cart.selected, { code, found }, market).promo,
    cart !== null,
    () => isFocusFree(promoElementId) && focusOn(promoElementId),
  );
  const applied = promo.state.status === 'applied' ? promo.state : null;
  const quote = useMemo(
    () => cart && market && quoteCheckout(cart.selected, applied, market),
    [cart, market, applied],
  );
  const remove = useCartRemoval(entries ?? [], market, focusOn);

  const checkOut = async () => {
    if (!cart || !quote || cart.selected.length === 0) return;
    const entries = cart.selected;
    dispatch({ type: 'checkout', checkout: 'pending' });
    const answer = await promo.recheck();
    dispatch({ type: 'checkout', checkout: 'idle' });
    if (answer === 'stale') return;
    if (answer === 'failed') {
      toast({ type: 'error', title: t('cart.checkout.failed'), message: t('cart.checkout.failedText') });
      return;
    }
    // The refused code is explained in the folded part.
    if (answer.result?.ok === false) dispatch({ type: 'summaryToggled', isOpen: true });
    const code = answer.result?.ok ? answer.result : null;
    const total = kopecks(quote.subtotal - (code?.discount ?? 0));
    if (total !== quote.total) {
      const message = t('cart.checkout.changedText', { total: money(total) });
      toast({ type: 'info', title: t('cart.checkout.changed'), message });
      return;
    }
    const checkout: Checkout = { entries, promo: code?.code ?? null, origin: 'cart' };
    await navigate(paths.dashboard.paymentMethod, {
      state: { items: entries.map(({ id }) => id), total, checkout },
    });
  };

  const view = toCartView({ state, market: marketState, cart, quote, promo: promo.state, use });
  return view.status === 'ready' ? (
    <CartScreen
      view={view}
      onItemSelect={(id, isSelected) => dispatch({ type: 'selected', ids: [id], isSelected })}
      onAllSelect={(isSelected) =>
        dispatch({ type: 'selected', ids: cart?.selectable.map(({ id }) => id) ?? [], isSelected })
      }
      onItemToggle={(id) => dispatch({ type: 'toggled', id })}
      onItemRemove={(id) => remove([id], 'cart-item-removed')}
      onSelectedDelete={() => remove(cart?.selected.map(({ id }) => id) ?? [], 'cart-selected-deleted')}
      onSummaryToggle={(isOpen) => dispatch({ type: 'summaryToggled', isOpen })}
      onPromoChange={promo.change}
      onPromoApply={promo.apply}
      onPromoRemove={() => {
        promo.remove();
        focusOn(promoElementId);
      }}
      onCheckout={() => void checkOut()}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  ) : view.status === 'empty' ? (
    <CartScreen view={view} />
  ) : (
    <CartScreen
      view={view}
      onRetry={() => {
        if (state.status === 'error') void store.load();
        refreshMarket();
      }}
    />
  );
}
