import type { ServerContext } from '../http/types';

/**
 * Clears the browser's cached pages, so that "back" shows no private page. Only the cache: `storage` would delete the
 * device's cart, language and drafts, and `cookies` the mark of a known browser.
 */
export function clearCachedPages(c: ServerContext): void {
  c.header('Clear-Site-Data', '"cache"');
}
