import { cartCapacity } from '@/domain/cart/capacity';
import type { NewCartEntry } from '@/domain/cart/entry';
import { useI18n } from '@/i18n/I18nProvider';
import { useCartStore } from '@app/providers/useCart';
import { useToast } from '@app/providers/ToastProvider';

/** Puts an order into the cart, or in the place of an entry, and tells how it went; false when it is not there. */
export function useCartSave(): (entry: NewCartEntry, edit: string | null, text: string) => Promise<boolean> {
  const { t } = useI18n();
  const cart = useCartStore();
  const toast = useToast();
  return async (entry, edit, text) => {
    if (cart.snapshot().status === 'error') await cart.load();
    const isThere = await (edit === null ? cart.add([entry]) : cart.replace(edit, entry));
    const state = cart.snapshot();
    if (!isThere) {
      toast(
        state.status === 'ready'
          ? {
              type: 'error',
              title: t('order.toast.full'),
              message: t('order.toast.fullText', { count: cartCapacity }),
            }
          : {
              type: 'error',
              title: t('order.toast.noCart'),
              message: t('order.toast.noCartText'),
            },
      );
      return false;
    }
    const title = t(edit === null ? 'order.toast.added' : 'order.toast.saved');
    toast(
      state.status === 'ready' && state.isUnsaved
        ? { type: 'info', title, message: t('order.toast.unsavedText') }
        : { type: 'success', title, message: text },
    );
    return true;
  };
}
