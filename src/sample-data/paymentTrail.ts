import type { PaymentTrail } from '@/domain/admin/paymentTrail';

/** Makes the trail of a card payment that the bank declined, with changes. */
export function makePaymentTrail(changes: Partial<PaymentTrail> = {}): PaymentTrail {
  return {
    gateway: 'testBank',
    reference: 'tb-7f3a91',
    steps: [
      { at: '2026-11-18T12:30:00Z', state: 'created', reason: null },
      { at: '2026-11-18T12:30:02Z', state: 'redirected', reason: null },
      { at: '2026-11-18T12:34:41Z', state: 'failed', reason: 'insufficientFunds' },
    ],
    ...changes,
  };
}
