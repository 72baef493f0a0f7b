import { cartCapacity } from '@/domain/cart/capacity';
import type { NewCartEntry } from '@/domain/cart/entry';
import { useI18n } from '@/i18n/I18nProvider';
import { useLock } from '@app/calls/calls';
import { isSameChange } from '@app/stores/cartStore';
import { useCartStore } from '@app/providers/useCart';
import { useToast } from '@app/providers/ToastProvider';
import { includeAgain } from '@app/stores/cartExclusions';

/**
 * Puts what is to be done to servers into the cart and tells how it went; false when it is not there. A second press
 * while the first is under way counts for nothing. The page that uses it names the message area `toCart`.
 */
export function useToCart(): (entries: readonly NewCartEntry[], text: string) => Promise<boolean> {
  const { t } = useI18n();
  const cart = useCartStore();
  const toast = useToast();
  const lock = useLock('once');
  const put = async (entries: readonly NewCartEntry[], text: string) => {
    if (cart.snapshot().status === 'error') await cart.load();
    const result = await cart.put(entries);
    const state = cart.snapshot();
    if (result === null) {
      toast({
        type: 'error',
        ...(state.status === 'ready'
          ? { title: t('toCart.full'), message: t('toCart.fullText', { count: cartCapacity }) }
          : { title: t('toCart.noCart'), message: t('toCart.noCartText') }),
      });
      return false;
    }
    if (state.status === 'ready')
      includeAgain(
        state.entries.filter((each) => entries.some((put) => isSameChange(each, put))).map(({ id }) => id),
      );
    const title = t(`toCart.${result}`);
    toast(
      state.status === 'ready' && state.isUnsaved
        ? { type: 'info', title, message: t('toCart.unsavedText') }
        : { type: 'success', title, message: text },
    );
    return true;
  };
  return (entries, text) => lock(() => put(entries, text));
}
