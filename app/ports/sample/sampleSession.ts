import { writeSession } from '@app/device/sessionStore';
import type { AccountState } from './accountSample';
import type { BillingState } from './billingSample';
import type { RememberedServer } from './serverMemory';

/** Where this tab keeps what was done to the built-in data. Signing out forgets `sample.` and more (draftOwner.ts). */
export const sampleKey = 'sample.session';

/** What is in the memory of this page is in the storage as well, or was. */
let wasStored = false;

/** Whether anything was done to the built-in data, in this page or before a reload. */
export function isSampleStored(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('sample.'));
  } catch {
    return false;
  }
}

/** Whether what is in the memory of this page has been forgotten: whoever did it has signed out. */
export function isSampleForgotten(): boolean {
  return wasStored && !isSampleStored();
}

/** Keeps a part of the built-in data for this tab. */
export function writeSample(key: `sample.${string}`, value: unknown): void {
  writeSession(key, value);
  wasStored = isSampleStored();
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
  wasStored = isSampleStored();
  const keep = (change: Partial<SampleSession>) => {
    session = { ...session, ...change };
    writeSample(sampleKey, session);
  };
  return {
    account: { before: before.account, keep: (account) => keep({ account }) },
    billing: { before: before.billing, keep: (billing) => keep({ billing }) },
    servers: { before: before.servers, keep: (servers) => keep({ servers }) },
  };
}
