import type { PlacedOrder } from '@/domain/order/placedOrder';
import type { TabKey } from '@app/device/storedKeys';
import type { AccountState } from './accountSample';
import type { BillingState } from './billingSample';
import type { Persistence } from './persistence';
import type { RememberedServer } from './serverMemory';
/** Where this tab keeps what was done to the built-in data; signing out forgets it (tabOwner.ts). */
export declare const sampleKey = "sample.session";
/** What was done to the built-in data in this tab; null for a part of it that nothing was done to. */
export interface SampleSession {
    account: AccountState | null;
    billing: BillingState | null;
    servers: readonly RememberedServer[] | null;
    orders: readonly PlacedOrder[] | null;
    /** Ids of the notifications that were read. */
    read: readonly string[] | null;
}
/** Nothing was done to the built-in data. */
export declare const untouched: SampleSession;
/** Whether anything was done to the built-in data before the page was loaded. */
export declare function isSampleStored(): boolean;
/** Puts a value into the tab's storage, for as long as the tab has the owner that it has now. */
export type SampleWriter = (key: Extract<TabKey, `sample.${string}`>, value: unknown) => void;
/** A call may end after whoever made it has signed out: what it did is nobody's then. */
export declare function sampleWriter(): SampleWriter;
/**
 * Keeps each part for this tab, so that a reload finds the payment history (D20), and with it the balance and the
 * servers that it speaks of.
 */
export declare function sessionPersistence(before: SampleSession, write: SampleWriter): {
    readonly [Part in keyof SampleSession]: Persistence<NonNullable<SampleSession[Part]>>;
};
