/*
 * Account of a tab: input, payments and changes in it must not be visible to the next user. Separate from the session
 * store, because every page needs it.
 */

import { accountOf, isAccountOf, type KnownAccount } from '@/domain/auth/access';
import type { SessionAnswer } from '@/domain/auth/answers';
import { endedKey } from './signedOutPages';
import { lastingKeys, type TabKey } from './storedKeys';

const ownerKey: TabKey = 'session.owner';
const emailKey: TabKey = 'session.email';

let generation = 0;
let generationBegan = 0;
/** Whether a sign-in has led to the next page. */
let isArriving = false;

function beginGeneration(): void {
  generation += 1;
  generationBegan = performance.now();
}

/** Fallback if storage is forbidden. */
let unstored: KnownAccount | null = null;

/** Account that the open page shows; null before it is known. */
let shown: KnownAccount | null = null;

/** Returns the account that the open page shows, which its calls are for; null before it is known. */
export const shownAccount = (): KnownAccount | null => shown;

/** Maximum time until the next page has replaced this one, in milliseconds. */
const leavingMs = 20_000;

let leavingSince = -Infinity;

/** This tab has changed the account of its session, and is about to load a page of the new one. */
export function startLeaving(): void {
  leavingSince = performance.now();
}

/** Whether the next page is loading. */
export const isLeaving = (): boolean => performance.now() - leavingSince < leavingMs;

/** The page with its account is left: the next one belongs to whoever is signed in then. */
export function releasePage(): void {
  shown = null;
}

/** Counts sign-ins and sign-outs of the tab. A result from an earlier epoch must be discarded. */
export function sessionEpoch(): number {
  return generation;
}

/** Returns the start of the current epoch on the page's clock, initially the page's start. */
export function epochStartedAt(): number {
  return generationBegan;
}

/** Returns the tab's account until sign-out; null for a visitor's tab. */
export function tabAccount(): KnownAccount | null {
  try {
    const id = sessionStorage.getItem(ownerKey);
    return id === null ? null : { id, email: sessionStorage.getItem(emailKey) ?? id };
  } catch {
    return unstored;
  }
}

/** Starts an epoch after a sign-in: data read for the visitor is stale, but their input is kept. */
export function beginSession(): void {
  releasePage();
  beginGeneration();
  isArriving = true;
}

/** Returns whether a sign-in has just led to this page, once. */
export function takeArrival(): boolean {
  const isFromSignIn = isArriving;
  isArriving = false;
  return isFromSignIn;
}

/** Deletes the account of this tab after a sign-out. Deletes everything stored for it in the tab and on the device. */
export function forgetOwner(): void {
  beginGeneration();
  releasePage();
  unstored = null;
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!lastingKeys.includes(key)) localStorage.removeItem(key);
    sessionStorage.setItem(endedKey, String(Date.now()));
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

/**
 * Makes this the tab of a signed-in user, and returns the account. `isAnothers`: it was another user's, whose data is
 * deleted; a page that has read it must not be shown.
 */
export function claimTabFor(
  user: NonNullable<SessionAnswer['user']>,
): KnownAccount & { isAnothers: boolean } {
  const before = tabAccount();
  const isAnothers = before !== null && !isAccountOf(user, before);
  if (isAnothers) forgetOwner();
  // An answer without an id keeps the known one.
  const account = user.id === undefined && before !== null && !isAnothers ? before : accountOf(user);
  unstored = account;
  shown = account;
  try {
    sessionStorage.setItem(ownerKey, account.id);
    sessionStorage.setItem(emailKey, account.email);
  } catch {
    // Kept in memory until the page is left.
  }
  return { ...account, isAnothers };
}
