import { paymentNumber } from '@/domain/payment/payment';
import { fulfilmentOf } from '@/domain/payment/settlement';
import { paths, withQuery } from '@/paths';
import type { CartEntry } from '@/domain/cart/entry';
import type { CurrencyAmount } from '@/domain/payment/currency';
import type { FiscalReceipt } from '@/domain/payment/fiscalReceipt';
import type { BookedMethodId } from '@/domain/payment/method';
import type { Language } from '../messages/messages';
import type { GatewayOrder } from './gateway';

/** Payment fields that a gateway needs. */
interface HostedPayment {
  readonly id: number;
  readonly method: BookedMethodId;
  readonly entries: readonly CartEntry[] | null;
  readonly bills: readonly number[] | null;
  /** Amount that a gateway charges; null for none. */
  readonly due: CurrencyAmount | null;
  readonly expiresAt: Date | null;
  readonly gateway: string | null;
  readonly savesCard: boolean;
}

/** Returns the page that shows a payment's current state. */
export function resultPath({ id, entries, bills }: Pick<HostedPayment, 'id' | 'entries' | 'bills'>): string {
  const { paymentMethod, payments, billPayment } = paths.dashboard;
  const isOrder = fulfilmentOf(entries)?.kind === 'deliver';
  const page = bills ? billPayment : isOrder ? paymentMethod : payments;
  return withQuery(page, { payment: String(id) });
}

/** Path that redirects the browser to payment. */
export const continuePath = (id: number): string => `/pay/${id}`;

/** Path of a gateway's reports. */
export const webhookPath = (gateway: string): string => `/hooks/payments/${gateway}`;

/** Returns the order that a gateway charges for; null if no gateway handles the payment. */
export function gatewayOrder(
  row: HostedPayment,
  { origin, language, receipt }: { origin: string; language: Language; receipt: FiscalReceipt | null },
): GatewayOrder | null {
  const { due, expiresAt, gateway, savesCard } = row;
  if (!due || !expiresAt || gateway === null || !receipt) return null;
  return {
    orderId: String(row.id),
    label: paymentNumber(row.id),
    method: row.method,
    toPay: due,
    returnUrl: `${origin}${resultPath(row)}`,
    webhookUrl: `${origin}${webhookPath(gateway)}`,
    expiresAt,
    language,
    savesCard,
    receipt,
  };
}
