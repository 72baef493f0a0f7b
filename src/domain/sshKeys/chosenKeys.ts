import * as v from 'valibot';
import { isWindows, osText, type OsChoice } from '../order/os';

/** Maximum number of keys per account, and so per server. */
export const maxSshKeys = 20;

/** A fingerprint as `ssh-keygen -lf` prints it: `SHA256:` and base64 without padding. */
export const fingerprintSchema = v.pipe(v.string(), v.regex(/^SHA256:[A-Za-z0-9+/]{43}$/));

/** Whether the provider can install keys on a system: not on Windows, and not on the owner's own image. */
export function acceptsKeys(os: OsChoice | null): boolean {
  return os === null || (os.family !== 'other' && systemAcceptsKeys(osText(os)));
}

/** Whether keys can be installed on a system by its full name. */
export function systemAcceptsKeys(os: string): boolean {
  return !isWindows(os) && !/^(?:noos|custom iso)/i.test(os);
}

/** Adds or removes a key. */
export function toggledKey(chosen: readonly string[], fingerprint: string, isChosen: boolean): string[] {
  const others = chosen.filter((each) => each !== fingerprint);
  return isChosen ? [...others, fingerprint] : others;
}
