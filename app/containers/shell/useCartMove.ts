import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useCartStore } from '@app/providers/useCart';
import { beginCartMove, endCartMove } from '@app/stores/cartStorage';
import { isCartStored } from '@app/stores/watchStoredCart';

/**
 * Moves a visitor's cart of this device into the account, after any kind of sign-in (D26). A failed move is retried on
 * the next page.
 *
 * @param owner e-mail of the signed-in user
 */
export function useCartMove(owner: string | null): void {
  const { cart, log } = usePorts();
  const store = useCartStore();
  const toast = useToast();
  const { t } = useI18n();

  const move = useEffectEvent(async () => {
    try {
      const move = beginCartMove();
      if (!move || !cart.take) return;
      const { added } = await cart.take(move.entries, move.key);
      endCartMove(move);
      if (added === 0) return;
      toast({
        type: 'success',
        title: t('shell.cartMoved.title'),
        message: t('shell.cartMoved.message', { count: added }),
      });
      await store.load();
    } catch (error) {
      log.event('cart-move-failed', { error: String(error) });
    }
  });
  useEffect(() => {
    if (owner !== null && isCartStored()) void move();
  }, [owner]);
}
