import { inquiryPause } from '@/domain/payment/inquiry';
import { isOpen } from '@/domain/payment/paymentState';
import { markRedirected } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import type { Deps } from '../deps';
import { applyReport, withPayment } from './applyReport';
import type { GatewayStatus } from '../gateways/gateway';
import { gatewayOrder } from '../gateways/gatewayOrder';
import { storedReceipt } from './storedReceipt';

type Parts = Pick<Deps, 'db' | 'changes' | 'log' | 'gateways' | 'publicUrl'> & Partial<Pick<Deps, 'metrics'>>;

/**
 * Charges an open payment to its saved card, outside of a transaction, and stores the result. The bank charges once,
 * however often this is called. It also resolves a payment that was cancelled before the bank's answer was stored:
 * after expiry, a gateway charges nothing. Rejects if the bank is unreachable.
 *
 * @returns the bank's status; null if no saved card pays the payment or it is closed
 */
export async function chargeByToken(deps: Parts, row: PaymentRow, now: Date): Promise<GatewayStatus | null> {
  const gateway = deps.gateways.get(row.gateway ?? '');
  const origin = deps.publicUrl ?? 'http://localhost';
  const order = gatewayOrder(row, { origin, language: 'ru', receipt: await storedReceipt(deps.db, row) });
  if (gateway?.kind !== 'hosted' || row.cardToken === null || !order) return null;
  const isUnknown = row.reference === null && now > order.expiresAt;
  if (!isOpen(row.state) && !isUnknown) return null;
  const { reference, status } = await gateway.chargeSaved(row.cardToken, order);
  await withPayment(deps, row, async (tx, found) => {
    const inquireAt = new Date(now.getTime() + inquiryPause(0));
    if (found.state === 'created') await markRedirected(tx, found, { reference, url: null }, inquireAt);
  });
  await applyReport(deps, row, status, now);
  return status;
}
