import type { PromoCustomer } from '@/domain/cart/promo';
import type { CartEntry } from '@/domain/cart/entry';
import { billItems, isBill, toBill, type Bill } from '@/domain/payment/bill';
import type { Payer } from '@/domain/payment/payer';
import { isPaid, paymentNumber, type Payment } from '@/domain/payment/payment';
import { isSameThing } from '@/domain/payment/sameEntries';
import type { PeriodId } from '@/domain/pricing/period';
import { makeServer } from '@/sample-data/servers';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import type { SavedCard } from '@/domain/payment/savedCard';

/** Purpose of a demo payment. */
export interface Purpose {
  id: number;
  entries: readonly CartEntry[];
  /** Options that it pays (D38). */
  options?: AwaitedOptions | undefined;
  /** Bills that it pays. */
  bills: readonly number[];
  /** Promo code that it uses. */
  promo?: string | null | undefined;
}

/** Billing state of the demonstration in one tab. */
export interface BillingState {
  payments: readonly Payment[];
  /** Highest assigned id; deleted ones are not reused. */
  lastId: number;
  payers: readonly Payer[];
  /** Entries and options of unpaid payments. */
  awaited: readonly {
    id: number;
    entries: readonly CartEntry[];
    options?: AwaitedOptions | null | undefined;
  }[];
  cards: readonly SavedCard[];
  /** Ordered entries of each payment, in any status. */
  purposes: readonly Purpose[];
  /** Results of accepted payments by idempotency key. */
  accepted: readonly { key: string; payment: Payment }[];
}

const renewalOf = (id: number, period: PeriodId): Purpose => ({
  id,
  entries: [{ kind: 'renewal', id: `sample-${id}`, serverId: makeServer().id, period }],
  bills: [],
});

/** Purposes of the sample payments that are listed as bills. */
export const samplePurposes: readonly Purpose[] = [
  renewalOf(5112, 'month'),
  renewalOf(5084, '6months'),
  { id: 5061, entries: [], bills: [] },
];

interface Books {
  payments: readonly Payment[];
  purposes: readonly Purpose[];
}

/** Whether any of these entries has been paid. */
export function isBought({ payments, purposes }: Books, entries: readonly CartEntry[]): boolean {
  const paid = new Set(payments.filter(isPaid).map(({ id }) => id));
  return purposes.some((each) => paid.has(each.id) && isSameThing(each.entries, entries));
}

/** Returns the demo customer's purchases, which may limit a promo code. */
export function promoCustomerIn({ payments, purposes }: Books, code: string): PromoCustomer {
  const paid = new Set(payments.filter(isPaid).map(({ id }) => id));
  const had = purposes.filter(({ id }) => paid.has(id));
  return {
    uses: had.filter(({ promo }) => promo === code).length,
    hasOrdered: had.some(({ entries }) => entries.some(({ kind }) => kind === 'order')),
  };
}

/** Bills of the demonstration: without a bank and documents. */
export function sampleBills({ payments, purposes }: Books): readonly Bill[] {
  return payments.filter(isBill).map((payment) => {
    const purpose = purposes.find(({ id }) => id === payment.id);
    return toBill(payment, {
      isAtBank: false,
      items: billItems(
        purpose?.entries ?? null,
        purpose?.bills.map(paymentNumber),
        purpose?.options?.serverId,
      ),
      billPath: null,
      receiptPath: null,
      continueAt: null,
    });
  });
}
