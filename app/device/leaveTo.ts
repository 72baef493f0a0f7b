/** Sends the browser to an address outside the app. Only web addresses: a `javascript:` one goes nowhere. */
export function leaveTo(address: string): boolean {
  const base = window.location.href;
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  // Back from there finds the page as it was left, locked: it starts again instead.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(url);
  return true;
}
