import { inquiryPause } from '@/domain/payment/inquiry';
import { isOpen } from '@/domain/payment/paymentState';
import { markRedirected } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import type { Deps } from '../deps';
import { applyReport, withPayment } from './applyReport';
import type { GatewayStatus } from '../gateways/gateway';
import { gatewayOrder } from '../gateways/gatewayOrder';

type Parts = Pick<Deps, 'db' | 'changes' | 'log' | 'gateways' | 'publicUrl'> & Partial<Pick<Deps, 'metrics'>>;

/**
 * Takes the money of an open payment from the saved card that it is paid with, outside of any transaction, and stores how that went.
 * However often it is called, the bank takes the money once. Of one that was given up before the bank's answer was stored it finds
 * out whether it was paid: after its time a gateway takes nothing for it any more. Rejects when the bank cannot be reached.
 *
 * @returns how the bank has it; null for a payment that no saved card pays, or that is over
 */
export async function chargeByToken(deps: Parts, row: PaymentRow, now: Date): Promise<GatewayStatus | null> {
  const gateway = deps.gateways.get(row.gateway ?? '');
  const origin = deps.publicUrl ?? 'http://localhost';
  const order = gatewayOrder(row, { origin, language: 'ru' });
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
