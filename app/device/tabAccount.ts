/*
 * Whose a tab is: what a person has typed, paid for and changed in it is not for the next one. Apart from the store of
 * all that, because every page asks this and few read any of it.
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

/** Where storage is forbidden. */
let unstored: string | null = null;

/** Grows whenever the tab becomes somebody's, or nobody's: what was started before that is not for whoever comes after it. */
export function sessionEpoch(): number {
  return generation;
}

/** Since when the tab is whose it is, on the page's clock; from the page's start, unless it has changed hands since. */
export function epochStartedAt(): number {
  return generationBegan;
}

/** Returns the e-mail of the tab's account until sign-out; null for a visitor's tab. */
export function tabAccount(): string | null {
  try {
    return sessionStorage.getItem(ownerKey);
  } catch {
    return unstored;
  }
}

/** Somebody has signed in: what was read for a visitor is not for them. What the visitor has typed is their own. */
export function beginSession(): void {
  beginGeneration();
}

/** Forgets whose this tab is and what they have left in it and on the device: they have signed out. */
export function forgetOwner(): void {
  beginGeneration();
  unstored = null;
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!lastingKeys.includes(key)) localStorage.removeItem(key);
    sessionStorage.setItem(endedKey, String(Date.now()));
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}

/**
 * Makes this tab that of whoever is signed in. True when it was somebody else's: then what they left is gone, and a
 * page that has read it must not show.
 *
 * @param owner e-mail of the account
 */
export function claimTabFor(owner: string): boolean {
  const before = tabAccount();
  const isAnothers = before !== null && before !== owner;
  if (isAnothers) forgetOwner();
  unstored = owner;
  try {
    sessionStorage.setItem(ownerKey, owner);
  } catch {
    // Remembered until the page is left.
  }
  return isAnothers;
}
