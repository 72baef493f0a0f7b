import { isOnline } from './connection';

/** Loads the page again, as far as there is a network: otherwise the browser would show its own page in place. */
export function reloadDocument(): void {
  if (isOnline()) window.location.reload();
}

/** Leads the browser to a document of this site in place of the app. */
export function replaceDocument(address: string): void {
  window.location.replace(address);
}
