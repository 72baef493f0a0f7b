import type { ServerContext } from '../http/types';

/**
 * Has the browser drop the pages and answers that it keeps, so that "back" shows nobody's dashboard. Only those: `storage`
 * would take the device's cart, language and drafts, and `cookies` what makes this browser a known one.
 */
export function clearCachedPages(c: ServerContext): void {
  c.header('Clear-Site-Data', '"cache"');
}
