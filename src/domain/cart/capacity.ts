/**
 * No person fills a cart with more; a stored list that is longer was not written by the portal. Apart from the schema
 * of entries, because every page has the cart and few look into it.
 */
export const cartCapacity = 200;
