/*
 * Account of a tab: input, payments and changes in it must not be visible to the next user. Separate from the session
 * store, because every page needs it.
 */

import { endedKey } from './signedOutPages';
import { lastingKeys, type TabKey } from './storedKeys';

const ownerKey: TabKey = 'session.owner';

let generation = 0;
let generationBegan = 0;

function beginGeneration(): void {
  generation += 1;
  generationBegan = performance.now();
}

/** Fallback if storage is forbidden. */
let unstored: string | null = null;

/** Id of the account that the open page shows; null before it is known. */
let shown: string | null = null;

/** Returns the account that the open page shows, which its calls are for; null before it is known. */
export const shownAccount = (): string | null => shown;

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

/** Returns the id of the tab's account until sign-out; null for a visitor's tab. */
export function tabAccount(): string | null {
  try {
    return sessionStorage.getItem(ownerKey);
  } catch {
    return unstored;
  }
}

/** Starts an epoch after a sign-in: data read for the visitor is stale, but their input is kept. */
export function beginSession(): void {
  releasePage();
  beginGeneration();
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
 * Makes this the tab of a signed-in user. Returns true if it was another user's: then their data is deleted, and a
 * page that has read it must not be shown.
 *
 * @param owner id of the account
 * @param email its e-mail, by which an earlier release knew the tab's account
 */
export function claimTabFor(owner: string, email: string): boolean {
  const before = tabAccount();
  const isAnothers = before !== null && before !== owner && before !== email;
  if (isAnothers) forgetOwner();
  unstored = owner;
  shown = owner;
  try {
    sessionStorage.setItem(ownerKey, owner);
  } catch {
    // Kept in memory until the page is left.
  }
  return isAnothers;
}
