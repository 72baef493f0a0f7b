import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import type { CartEntry } from '@/domain/cart/entry';
import { useI18n } from '@/i18n/I18nProvider';
import { focusAfter } from '@/screens/cart/CartScreen/cartElements';
import { itemLabel } from '@/screens/cart/CartScreen/cartItemText';
import { refusesChange } from '@app/ports/viewRefusal';
import { useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';

/** Duration of an Undo notice in milliseconds: long enough to read. */
const undoDurationMs = 8000;

/** Removes items from the cart with an Undo notice (D11), and logs it as §2 requires. */
export function useCartRemoval(
  entries: readonly CartEntry[],
  market: Market | null,
  focusOn: (id: string) => void,
): (ids: readonly string[], event: 'cart-item-removed' | 'cart-selected-deleted') => void {
  const store = useCartStore();
  const { log } = usePorts();
  const toast = useToast();
  const i18n = useI18n();
  const { t } = i18n;
  return (ids, event) => {
    const gone = new Set(ids);
    const [only, ...others] = entries.filter(({ id }) => gone.has(id));
    if (!only || refusesChange()) return;
    log.event(event, { ids });
    focusOn(focusAfter(entries, gone));
    const removing = store.remove(gone);
    const undo = async () => {
      log.event('cart-removal-undone', { ids });
      if (await store.restore(await removing)) return;
      toast({ type: 'error', title: t('cart.notice.full'), message: t('cart.notice.fullText') });
    };
    toast({
      type: 'success',
      title:
        others.length === 0
          ? t('cart.notice.removed')
          : t('cart.notice.removedMany', { count: others.length + 1 }),
      ...(others.length === 0 && market ? { message: itemLabel(priceEntry(only, market), i18n) } : {}),
      duration: undoDurationMs,
      action: { label: t('cart.notice.undo'), onSelect: () => void undo() },
    });
  };
}
