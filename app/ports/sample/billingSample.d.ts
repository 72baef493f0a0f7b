import type { CartEntry } from '@/domain/cart/entry';
import { type Money } from '@/domain/money';
import type { ExchangeRates } from '@/domain/payment/currency';
import type { PaymentMethod } from '@/domain/payment/method';
import { type Payer } from '@/domain/payment/payer';
import { type Payment } from '@/domain/payment/payment';
import type { OpenBill } from '@/domain/servers/awaitedTariff';
import type { BillingPort } from '@app/ports/ports';
import type { SampleLedger } from './accountSample';
import type { Latency } from './latency';
import { type Persistence } from './persistence';
export interface BillingSampleData {
    methods: readonly PaymentMethod[];
    rates: ExchangeRates;
    payers: readonly Payer[];
    payments: readonly Payment[];
}
/** What the other sample adapters have paid. */
export interface SampleBills {
    /**
     * Takes a charge from the balance; what it does not suffice for becomes a payment that waits for its money and then hands
     * these over (D28).
     */
    collect(amount: Money, entries: readonly CartEntry[]): 'paid' | 'billed';
    /** Cancels the payments that wait for their money and are such. */
    cancel(isSuch: (bill: OpenBill) => boolean): void;
    /** What waits for its money, and what for. */
    openBills(): readonly OpenBill[];
}
/** Whoever hands over what was bought. */
export interface SampleDeliveries {
    /** Called once for what has been paid. */
    deliver(entries: readonly CartEntry[], payment: Pick<Payment, 'number' | 'amount'>): void;
}
/** What becomes of the billing in a session. */
export interface BillingState {
    payments: readonly Payment[];
    /** The highest number that was given: one that was deleted is not given again. */
    lastId: number;
    payers: readonly Payer[];
    /** What waits for the money of a payment. */
    awaited: readonly {
        id: number;
        entries: readonly CartEntry[];
    }[];
    /** How payments that were accepted ended, by their keys. */
    accepted: readonly {
        key: string;
        payment: Payment;
    }[];
}
/**
 * Billing on built-in data. Manual and crypto payments stay pending, as their money takes time to arrive;
 * the others are paid at once.
 */
export declare function billingSample(data: BillingSampleData, now: () => Date, latency: Latency, ledger?: SampleLedger, { deliver }?: SampleDeliveries, { before, persist }?: Persistence<BillingState>): BillingPort & SampleBills;
