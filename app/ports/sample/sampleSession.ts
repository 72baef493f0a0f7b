import { writeSession } from '@app/device/sessionStore';
import type { PlacedOrder } from '@/domain/order/placedOrder';
import type { TabKey } from '@app/device/storedKeys';
import { sessionEpoch } from '@app/device/tabAccount';
import type { AccountState } from './accountSample';
import type { BillingState } from './sampleBills';
import type { Persistence } from './persistence';
import type { RememberedServer } from './serverMemory';

/** Storage key of this tab's changes to sample data; signing out deletes it (tabAccount.ts). */
export const sampleKey = 'sample.session';

/** Storage key of the tickets written in this tab. */
export const sampleTicketsKey = 'sample.tickets';

/** Changes to sample data in this tab; null for an unchanged part. */
export interface SampleSession {
  account: AccountState | null;
  billing: BillingState | null;
  servers: readonly RememberedServer[] | null;
  orders: readonly PlacedOrder[] | null;
  /** Ids of read notifications. */
  read: readonly string[] | null;
}

/** No changes to sample data. */
export const untouched: SampleSession = {
  account: null,
  billing: null,
  servers: null,
  orders: null,
  read: null,
};

/** Whether sample data was changed before the page loaded. */
export function isSampleStored(): boolean {
  try {
    return [sampleKey, sampleTicketsKey].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Writes to the tab's storage while the tab has the same owner. */
export type SampleWriter = (key: Extract<TabKey, `sample.${string}`>, value: unknown) => void;

/** A call may end after its user signed out, and must not store anything then. */
export function sampleWriter(): SampleWriter {
  const generation = sessionEpoch();
  return (key, value) => {
    if (sessionEpoch() === generation) writeSession(key, value);
  };
}

/** Stores each part for this tab, so that payments (D20), balance and servers survive a reload. */
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
