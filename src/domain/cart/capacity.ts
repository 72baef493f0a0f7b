/**
 * No person fills a cart with more entries; a stored list that is longer was not written by the portal. A module of
 * its own, so that the cart's badge does not load the rules of what may stand in it.
 */
export const cartCapacity = 200;
