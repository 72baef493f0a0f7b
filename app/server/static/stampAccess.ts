import type { Deps } from '../deps';

/**
 * Writes into a document whether sessions matter (D22), so that the portal knows it without a call that may fail
 * (`app/device/accessStamp.ts`).
 */
export function stampAccess(html: string, access: Deps['access']): string {
  return html.replace(/<html\b/i, `$& data-access="${access}"`);
}
