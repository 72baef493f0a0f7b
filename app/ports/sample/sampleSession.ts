import { writeSession } from '@app/device/sessionStore';
import type { AccountState } from './accountSample';
import type { BillingState } from './billingSample';
import type { RememberedServer } from './serverMemory';

/** Where this tab keeps what was done to the built-in data; signing out forgets it (draftOwner.ts). */
export const sampleKey = 'sample.session';

let wasKept = false;

/** Whether anything was done to the built-in data, in this page or before a reload. */
export function isSampleStored(): boolean {
  try {
    return sessionStorage.getItem(sampleKey) !== null;
  } catch {
    return false;
  }
}

/** Whether what was done in this page has been forgotten since. */
export function isSampleForgotten(): boolean {
  return wasKept && !isSampleStored();
}

/** What was done to the built-in data in this tab; null for a part of it that nothing was done to. */
export interface SampleSession {
  account: AccountState | null;
  billing: BillingState | null;
  servers: readonly RememberedServer[] | null;
}

export const untouched: SampleSession = { account: null, billing: null, servers: null };

/** What an adapter begins with, and where it puts what has changed. */
export interface Kept<State> {
  before: State | null;
  keep: (state: State) => void;
}

/** For an adapter whose changes last as long as it does. */
export const notKept = { before: null, keep: () => {} };

/**
 * Keeps each part for this tab, so that a reload finds the payment history (D20), and with it the balance and the
 * servers that it speaks of.
 */
export function keptInSession(before: SampleSession): {
  readonly [Part in keyof SampleSession]: Kept<NonNullable<SampleSession[Part]>>;
} {
  let session = before;
  wasKept = false;
  const keep = (change: Partial<SampleSession>) => {
    session = { ...session, ...change };
    writeSession(sampleKey, session);
    wasKept = isSampleStored();
  };
  return {
    account: { before: before.account, keep: (account) => keep({ account }) },
    billing: { before: before.billing, keep: (billing) => keep({ billing }) },
    servers: { before: before.servers, keep: (servers) => keep({ servers }) },
  };
}
