import { isCardMethod } from '@/domain/payment/method';
import { toPayer, type PayerDraft } from '@/domain/payment/payer';
import type { PaymentDraft } from './paymentDraft';
import { fromBalanceOf, isPayable, type PaymentQuote } from './paymentSum';

/** Returns the payment request with its key; null if something blocks the payment. */
export function toPaymentRequest(
  key: string,
  { savesCard }: Pick<PaymentDraft, 'savesCard'>,
  payer: PayerDraft,
  quote: PaymentQuote,
) {
  const { method, amount, order, bills, card, isCovered, blocker, sum, total } = quote;
  const id = isCovered ? ('balance' as const) : method?.id;
  if (blocker !== null || !id || !amount) return null;
  return {
    key,
    method: id,
    amount,
    ...fromBalanceOf(quote),
    ...(total === null && sum ? { credited: sum.credited } : {}),
    payer: toPayer(payer),
    ...(card ? { card: card.id } : {}),
    ...(savesCard && !card && isCardMethod(id) ? { savesCard } : {}),
    entries: order?.quote.entries.filter(isPayable).map(({ entry }) => entry) ?? [],
    promo: order?.quote.promo?.code ?? null,
    ...(bills.length > 0 ? { bills: bills.map(({ id }) => id) } : {}),
  };
}
