import { writeSession } from '@app/device/sessionStore';
import type { PlacedOrder } from '@/domain/order/placedOrder';
import type { TabKey } from '@app/device/storedKeys';
import { sessionEpoch } from '@app/device/tabAccount';
import type { AccountState } from './accountSample';
import type { BillingState } from './sampleBills';
import type { Persistence } from './persistence';
import type { RememberedServer } from './serverMemory';

/** Where this tab keeps what was done to the built-in data; signing out forgets it (tabAccount.ts). */
export const sampleKey = 'sample.session';

/** And the tickets that were written in it. */
export const sampleTicketsKey = 'sample.tickets';

/** Changes to the built-in data in this tab; null for an unchanged part. */
export interface SampleSession {
  account: AccountState | null;
  billing: BillingState | null;
  servers: readonly RememberedServer[] | null;
  orders: readonly PlacedOrder[] | null;
  /** Ids of the notifications that were read. */
  read: readonly string[] | null;
}

/** Nothing was done to the built-in data. */
export const untouched: SampleSession = {
  account: null,
  billing: null,
  servers: null,
  orders: null,
  read: null,
};

/** Whether anything was done to the built-in data before the page was loaded. */
export function isSampleStored(): boolean {
  try {
    return [sampleKey, sampleTicketsKey].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Puts a value into the tab's storage, for as long as the tab has the owner that it has now. */
export type SampleWriter = (key: Extract<TabKey, `sample.${string}`>, value: unknown) => void;

/** A call may end after whoever made it has signed out: what it did is nobody's then. */
export function sampleWriter(): SampleWriter {
  const generation = sessionEpoch();
  return (key, value) => {
    if (sessionEpoch() === generation) writeSession(key, value);
  };
}

/**
 * Keeps each part for this tab, so that a reload finds the payment history (D20), and with it the balance and the
 * servers that it speaks of.
 */
export function sessionPersistence(
  before: SampleSession,
  write: SampleWriter,
): { readonly [Part in keyof SampleSession]: Persistence<NonNullable<SampleSession[Part]>> } {
  let session = before;
  const persist = (change: Partial<SampleSession>) => {
    session = { ...session, ...change };
    write(sampleKey, session);
  };
  return {
    account: { before: before.account, persist: (account) => persist({ account }) },
    billing: { before: before.billing, persist: (billing) => persist({ billing }) },
    servers: { before: before.servers, persist: (servers) => persist({ servers }) },
    orders: { before: before.orders, persist: (orders) => persist({ orders }) },
    read: { before: before.read, persist: (read) => persist({ read }) },
  };
}
