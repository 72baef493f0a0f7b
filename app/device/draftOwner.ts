/*
 * Whose drafts a tab keeps. Apart from the drafts' own store, because every page asks this and few read a draft.
 */

const ownerKey = 'session.owner';

/** What a form, a payment or the built-in data has left here, by the beginning of its key. */
const drafts = /^(draft|payment|sample)\./;

/** Forgets every draft of this tab: whoever wrote them has signed out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (drafts.test(key)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(ownerKey);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

/**
 * Makes the drafts of this tab those of whoever is signed in. True when they were somebody else's: then they are
 * gone, and a page that has read them must not show.
 *
 * @param owner e-mail of the account
 */
export function claimDrafts(owner: string): boolean {
  try {
    const before = sessionStorage.getItem(ownerKey);
    const isAnothers = before !== null && before !== owner;
    if (isAnothers) forgetDrafts();
    sessionStorage.setItem(ownerKey, owner);
    return isAnothers;
  } catch {
    return false;
  }
}
