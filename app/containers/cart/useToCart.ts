import { cartCapacity } from '@/domain/cart/capacity';
import type { NewCartEntry } from '@/domain/cart/entry';
import { useI18n } from '@/i18n/I18nProvider';
import { useLock } from '@app/calls/calls';
import { isSameChange } from '@app/stores/cartStore';
import { refusesChange } from '@app/ports/viewRefusal';
import { useCartStore } from '@app/providers/useCart';
import { useToast } from '@app/providers/ToastProvider';
import { includeAgain } from '@app/stores/cartExclusions';

/** Returns a function that shows the result of adding to the cart in an area's words; false for null. */
function useCartNotice(words: 'toCart' | 'order.toast') {
  const { t } = useI18n();
  const cart = useCartStore();
  const toast = useToast();
  return (title: string | null, message: string): boolean => {
    const state = cart.snapshot();
    const isThere = state.status === 'ready';
    if (title !== null) {
      const isUnsaved = isThere && state.isUnsaved;
      toast({
        type: isUnsaved ? 'info' : 'success',
        title,
        message: isUnsaved ? t(`${words}.unsavedText`) : message,
      });
      return true;
    }
    toast({
      type: 'error',
      title: t(isThere ? `${words}.full` : `${words}.noCart`),
      message: isThere ? t(`${words}.fullText`, { count: cartCapacity }) : t(`${words}.noCartText`),
    });
    return false;
  };
}

/**
 * Adds server changes to the cart with a notice; false if that failed. A second press during the first is ignored. The
 * calling page loads the messages `toCart`.
 */
export function useToCart(): (entries: readonly NewCartEntry[], text: string) => Promise<boolean> {
  const { t } = useI18n();
  const cart = useCartStore();
  const notify = useCartNotice('toCart');
  const lock = useLock('once');
  const put = async (entries: readonly NewCartEntry[], text: string) => {
    if (refusesChange()) return false;
    if (cart.snapshot().status === 'error') await cart.load();
    const result = await cart.put(entries);
    const state = cart.snapshot();
    if (result !== null && state.status === 'ready')
      includeAgain(
        state.entries.filter((each) => entries.some((put) => isSameChange(each, put))).map(({ id }) => id),
      );
    return notify(result && t(`toCart.${result}`), text);
  };
  return (entries, text) => lock(() => put(entries, text));
}

/** Adds an order to the cart, or replaces an entry, with a notice; false if that failed. */
export function useCartSave(): (entry: NewCartEntry, edit: string | null, text: string) => Promise<boolean> {
  const { t } = useI18n();
  const cart = useCartStore();
  const notify = useCartNotice('order.toast');
  return async (entry, edit, text) => {
    if (refusesChange()) return false;
    if (cart.snapshot().status === 'error') await cart.load();
    const isThere = await (edit === null ? cart.add([entry]) : cart.replace(edit, entry));
    return notify(isThere ? t(edit === null ? 'order.toast.added' : 'order.toast.saved') : null, text);
  };
}
