import type { Dispatch } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import type { PaymentRequest } from '@app/ports/ports';
import { useLock } from '@app/calls/calls';
import { useCartStore } from '@app/providers/useCart';
import { usePorts } from '@app/providers/PortsProvider';
import { isPaid, rememberPaid } from '@app/stores/paidEntries';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import type { PaymentAction, Settled } from '@/screens/payment/PaymentScreen/paymentState';

export interface PayOrder {
  request: PaymentRequest;
  /** The payer is saved for next time. */
  isPayerKept: boolean;
  /** Whether the price that was shown still holds; asked right before anything is sent (D10). */
  isPriceTrue: () => Promise<boolean>;
}

/**
 * Sends the payment, once: the lock is taken at once, not with the next render, and the key makes a second submission
 * the same payment. What follows an accepted payment never undoes it.
 */
export function usePay(
  dispatch: Dispatch<PaymentAction>,
  onSettled: (settled: Settled) => void,
): (order: PayOrder) => void {
  const { billing, log } = usePorts();
  const cart = useCartStore();
  const toast = useToast();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const lock = useLock('repeatable');

  async function takeFromCart(ids: ReadonlySet<string>) {
    // A cart that nobody has looked at is not loaded, and an unloaded one must not be saved over.
    if (cart.snapshot().status !== 'ready') await cart.load();
    if (cart.snapshot().status === 'ready') await cart.remove(ids);
  }

  async function settle({ request, isPayerKept }: PayOrder, settled: Settled) {
    onSettled(settled);
    dispatch({ type: 'settled', settled });
    rememberPaid(request.entries.map(({ id }) => id));
    invalidate('account', 'servers', 'payments', 'notifications');
    if (request.entries.length > 0)
      await takeFromCart(new Set(request.entries.map(({ id }) => id))).catch((error: unknown) =>
        log.event('cart-clear-failed', { error: String(error) }),
      );
    if (isPayerKept)
      await billing.addPayer(request.payer).then(
        () => invalidate('payers'),
        () => toast({ type: 'info', title: t('payment.notice.payerNotSaved') }),
      );
  }

  async function pay(order: PayOrder): Promise<boolean> {
    dispatch({ type: 'sent' });
    try {
      if (order.request.entries.some(({ id }) => isPaid(id))) {
        dispatch({ type: 'foundPaid' });
        return false;
      }
      if (!(await order.isPriceTrue())) {
        dispatch({ type: 'repriced' });
        return false;
      }
      const outcome = await billing.pay(order.request);
      if (outcome.status === 'done') {
        await settle(order, { payment: outcome.value, email: order.request.payer.email });
        return true;
      }
      dispatch({ type: 'refused', reason: outcome.refusal });
    } catch (error) {
      log.event('payment-failed', { error: String(error) });
      dispatch({ type: 'failed' });
    }
    return false;
  }

  return (order) => void lock(() => pay(order));
}
