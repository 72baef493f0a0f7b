/*
 * Whose a tab is: what a person has typed, paid for and changed in it is not for the next one. Apart from the store of
 * all that, because every page asks this and few read any of it.
 */

import { endedKey } from './signedOutPages';
import { lastingKeys, type TabKey } from './storedKeys';

const ownerKey: TabKey = 'session.owner';

let generation = 0;

/** Grows when the tab's owner is forgotten: what was started before that is not for whoever comes after it. */
export function ownerGeneration(): number {
  return generation;
}

/** Forgets whose this tab is and what they have left in it and on the device: they have signed out. */
export function forgetOwner(): void {
  generation += 1;
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
export function claimTab(owner: string): boolean {
  try {
    const before = sessionStorage.getItem(ownerKey);
    const isAnothers = before !== null && before !== owner;
    if (isAnothers) forgetOwner();
    sessionStorage.setItem(ownerKey, owner);
    return isAnothers;
  } catch {
    return false;
  }
}
