import { sampleDocuments } from '@/sample-data/documents';
import type { MoveSample } from '@/sample-data/moveSample';
import { samplePayers } from '@/sample-data/payers';
import { samplePaymentMethods, samplePayments, sampleRates } from '@/sample-data/payments';
import { sampleDay } from '@/sample-data/sampleDay';
import type { BillingPort } from '@app/ports/ports';
import type { Latency } from './latency';
import { sampleBills } from './sampleBills';
import { answersAfter } from './untilOpened';

/** What the pages about money show of the built-in data to which nothing was done yet. */
export function firstBilling(latency: Latency, move: MoveSample): Partial<BillingPort> {
  const answering = answersAfter(latency);
  const payments = move(samplePayments);
  return {
    methods: answering(samplePaymentMethods),
    rates: answering(sampleRates),
    payers: answering(samplePayers),
    history: answering(payments),
    bills: answering(sampleBills({ payments, purposes: [] })),
    documents: answering(sampleDocuments(move(sampleDay))),
    cards: answering([]),
  };
}
