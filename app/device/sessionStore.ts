import * as v from 'valibot';

/**
 * What a tab remembers until it is closed: drafts of forms. Storage may be forbidden, full or edited by hand; then
 * nothing is remembered and nothing fails. What comes out has passed a schema.
 */
export function readSession<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Remembers a value for this tab; `null` forgets it. Never put a secret here. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not remembered: the form keeps it as long as it is open.
  }
}

const ownerKey = 'session.owner';

/** What a form or a payment has left here, by the beginning of its key. */
const drafts = /^(draft|payment)\./;

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
