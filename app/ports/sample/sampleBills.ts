import type { PromoCustomer } from '@/domain/cart/promo';
import type { CartEntry } from '@/domain/cart/entry';
import { billItems, isBill, toBill, type Bill } from '@/domain/payment/bill';
import type { Payer } from '@/domain/payment/payer';
import { isPaid, paymentNumber, type Payment } from '@/domain/payment/payment';
import { isSameThing } from '@/domain/payment/sameEntries';
import type { AwaitedOptions } from '@/domain/servers/awaitedTariff';
import type { SavedCard } from '@/domain/payment/savedCard';

/** Purpose of a payment of the demonstration. */
export interface Purpose {
  id: number;
  entries: readonly CartEntry[];
  /** The options that it was for (D38). */
  options?: AwaitedOptions | undefined;
  /** The bills that it paid. */
  bills: readonly number[];
  /** The code that took something off it. */
  promo?: string | null | undefined;
}

/** The billing of the demonstration, as one tab changes and keeps it. */
export interface BillingState {
  payments: readonly Payment[];
  /** The highest number that was given: one that was deleted is not given again. */
  lastId: number;
  payers: readonly Payer[];
  /** Entries and options that wait for the money of a payment. */
  awaited: readonly {
    id: number;
    entries: readonly CartEntry[];
    options?: AwaitedOptions | null | undefined;
  }[];
  cards: readonly SavedCard[];
  /** Entries ordered by each payment, whatever the payment's outcome. */
  purposes: readonly Purpose[];
  /** How payments that were accepted ended, by their keys. */
  accepted: readonly { key: string; payment: Payment }[];
}

interface Books {
  payments: readonly Payment[];
  purposes: readonly Purpose[];
}

/** Whether any of these entries has been paid for. */
export function isBought({ payments, purposes }: Books, entries: readonly CartEntry[]): boolean {
  const paid = new Set(payments.filter(isPaid).map(({ id }) => id));
  return purposes.some((each) => paid.has(each.id) && isSameThing(each.entries, entries));
}

/** Returns the past purchases of the demonstration's customer that may limit a promo code. */
export function promoCustomerIn({ payments, purposes }: Books, code: string): PromoCustomer {
  const paid = new Set(payments.filter(isPaid).map(({ id }) => id));
  const had = purposes.filter(({ id }) => paid.has(id));
  return {
    uses: had.filter(({ promo }) => promo === code).length,
    hasOrdered: had.some(({ entries }) => entries.some(({ kind }) => kind === 'order')),
  };
}

/** The bills of the demonstration: it has no bank to pay at, and makes no documents. */
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
