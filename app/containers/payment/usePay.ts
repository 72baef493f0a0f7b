import { useNavigate } from 'react-router-dom';
import { refused, type Outcome } from '@/domain/results/outcome';
import { useI18n } from '@/i18n/I18nProvider';
import { toPayRefusal, type PayRefusal, type Settled } from '@/screens/payment/PaymentScreen/paymentState';
import type { PaymentPurpose, SumChange } from '@/screens/payment/PaymentScreen/paymentView';
import { returnSearch } from '@/screens/payment/PaymentScreen/toReturnedView';
import { useIsHere } from '@app/calls/calls';
import type { Send } from '@app/forms/useForm';
import { leaveTo, submitTo } from '@app/device/leaveTo';
import type { AcceptedPayment, PaymentRequest } from '@app/ports/billingPort';
import { usePorts } from '@app/providers/PortsProvider';
import { useCartStore } from '@app/providers/useCart';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';
import { isPaid, rememberPaid } from '@app/stores/paidEntries';
import { renewPayment } from '@app/stores/paymentSession';

export interface PayOrder {
  request: PaymentRequest;
  /** Whether to save the payer. */
  isPayerToSave: boolean;
  /** Shows the sum of now and returns what has changed it (D10); null if the displayed one is still valid. */
  checkSum: () => Promise<SumChange | null>;
}

/**
 * Sends the payment; a repeated submission has the same key. Later failures never undo an accepted payment. After
 * leaving the page, the user gets the result as a notice.
 */
export function usePay(
  purpose: PaymentPurpose,
  send: Send<PayRefusal>,
  onSettled: (settled: Settled) => void,
  onShown: () => void,
): (order: PayOrder) => void {
  const { billing, log } = usePorts();
  const cart = useCartStore();
  const toast = useToast();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const navigate = useNavigate();
  const isHere = useIsHere();

  async function takeFromCart(ids: ReadonlySet<string>) {
    // An unloaded cart must not be overwritten.
    if (cart.snapshot().status !== 'ready') await cart.load();
    if (cart.snapshot().status === 'ready') await cart.remove(ids);
  }

  /**
   * Redirects to the bank, which returns to the payment's own page; ordered entries stay in the cart until paid. If the
   * bank's page is not reached, the payment can be continued from its own page.
   */
  async function leave({ request, isPayerToSave }: PayOrder, id: number, continueAt: string) {
    if (isPayerToSave) await billing.addPayer(request.payer).catch(payerNotSaved);
    renewPayment(purpose);
    const onStayed = () => {
      if (isHere.current) void navigate({ search: returnSearch(id) }, { replace: true });
    };
    // A saved card is charged at once; otherwise the payer continues at the bank.
    if (request.card === undefined) leaveTo(continueAt, onStayed);
    else submitTo(continueAt, onStayed);
  }

  const payerNotSaved = () => toast({ type: 'info', title: t('payment.notice.payerNotSaved') });

  async function settle(
    { request, isPayerToSave }: PayOrder,
    { continueAt: _, ...payment }: AcceptedPayment,
  ) {
    const ids = request.entries.map(({ id }) => id);
    onSettled({ payment, email: request.payer.email });
    rememberPaid(ids);
    invalidate('account', 'servers', 'payments', 'notifications');
    if (ids.length > 0)
      await takeFromCart(new Set(ids)).catch((error: unknown) =>
        log.event('cart-clear-failed', { error: String(error) }),
      );
    if (isPayerToSave) await billing.addPayer(request.payer).then(() => invalidate('payers'), payerNotSaved);
  }

  async function pay({ request, checkSum }: PayOrder): Promise<Outcome<AcceptedPayment, PayRefusal>> {
    if (request.entries.some(({ id }) => isPaid(id))) return refused('paidBefore');
    const change = await checkSum();
    if (change) return refused(change);
    const outcome = await billing.pay(request);
    if (outcome.status === 'done') return outcome;
    const refusal = toPayRefusal(outcome.refusal);
    if (refusal === 'repriced' || refusal === 'balanceChanged') {
      invalidate('plans', 'servers', 'account');
      // Without an answer, the next attempt checks again.
      await checkSum().catch(() => null);
    }
    if (refusal === 'acceptedBefore') {
      invalidate('account', 'servers', 'payments', 'notifications');
      renewPayment(purpose);
    }
    return refused(refusal);
  }

  return (order) =>
    send(() => pay(order), {
      event: 'payment-failed',
      onDone: (payment) => {
        if (payment.continueAt !== undefined) return void leave(order, payment.id, payment.continueAt);
        void settle(order, payment);
        onShown();
      },
      onDoneAway: (payment) => {
        if (payment.continueAt === undefined) void settle(order, payment);
        const { number: message } = payment;
        if (payment.status === 'Paid')
          toast({ type: 'success', title: t(`payment.result.paid.${purpose}`), message });
        else toast({ type: 'info', title: t('payment.result.awaiting'), message });
      },
      onFailedAway: () => ({ type: 'error', title: t('payment.failed') }),
    });
}
