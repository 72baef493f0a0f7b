/** Leads the browser to a document of this site in place of the app. */
export function replaceDocument(address: string): void {
  window.location.replace(address);
}
